# The packages of this system, for ./dev: what each stage needs, by the lists in .ci/packages.

# Prints the name of this system's list, for example debian-12; on others what /etc/os-release calls them.
this_system() {
    local file=${os_release-/etc/os-release}
    [ -r "$file" ] || return 0
    (
        ID='' VERSION_ID=''
        . "$file"
        case $ID in
        debian) echo "debian-${VERSION_ID:-sid}" ;;
        ubuntu) echo "ubuntu-$VERSION_ID" ;;
        opensuse-*) echo opensuse ;;
        *) echo "$ID" ;;
        esac
    )
}

# listed SYSTEM STAGE...: prints the packages, one a line.
listed() {
    local system=$1 stage
    shift
    for stage; do
        sed -n "s/^$stage: //p" ".ci/packages/$system" | tr ' ' '\n'
    done
}

# missing_packages MANAGER PACKAGE...
missing_packages() {
    local manager=$1 package
    shift
    for package; do
        case $manager in
        apt) dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ;;
        dnf | zypper) rpm --query --quiet --whatprovides "$package" >/dev/null ;;
        pacman) pacman --deptest "$package" >/dev/null ;;
        esac || echo "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# install_packages MANAGER PACKAGE...
install_packages() {
    local manager=$1
    shift
    case $manager in
    apt)
        # A failed refresh is no error as long as the packages can be installed.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get update || true
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"
        ;;
    dnf) as_root dnf install --assumeyes --setopt=install_weak_deps=False "$@" ;;
    pacman) as_root pacman --sync --refresh --needed --noconfirm "$@" ;;
    zypper) as_root zypper --non-interactive install --no-recommends "$@" ;;
    esac
}

# Prints what the stages need on a system without a list, and fails if a requirement that can be checked is missing.
need_by_role() {
    local stage role how kind name there complete=true
    echo "there is no list of packages for this system ($(this_system)); it needs:"
    while IFS='|' read -r stage role how; do
        read -r stage <<<"$stage"
        read -r role <<<"$role"
        read -r kind name <<<"$how"
        [[ " $* " == *" $stage "* ]] || continue
        there=''
        case $kind in
        command) command -v "$name" >/dev/null || there="    missing: $name" ;;
        module) pkg-config --exists "$name" 2>/dev/null || there="    missing: pkg-config knows no $name" ;;
        esac
        [ -z "$there" ] || complete=false
        echo "  $role$there"
    done < <(grep -v '^#' .ci/packages/needs)
    $complete || die "install what is missing, then run this again"
}

# need STAGE...: installs what is missing of the packages.
need() {
    local system missing manager
    system=$(this_system)
    if [ ! -r ".ci/packages/${system:-none}" ]; then
        need_by_role "$@"
        return
    fi
    manager=$(listed "$system" install)
    mapfile -t missing < <(missing_packages "$manager" $(listed "$system" "$@"))
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        die "these packages are missing, and there is no sudo to install them with: ${missing[*]}"
    echo "missing: ${missing[*]}"
    [ "$(id -u)" = 0 ] || sudo --validate || die "sudo does not let you install packages: ${missing[*]}"
    step install install_packages "$manager" "${missing[@]}"
}
