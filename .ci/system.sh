# Functions of ./dev that install the packages which each stage needs. The package lists are in .ci/packages.

# Prints the name of the package list for this system, such as debian-12. Other systems are named as in /etc/os-release.
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

# listed SYSTEM STAGE...: prints the packages for these stages, one per line.
listed() {
    local system=$1 stage
    shift
    for stage; do
        sed -n "s/^$stage: //p" ".ci/packages/$system" | tr ' ' '\n'
    done
}

# missing_packages MANAGER PACKAGE...: prints those of the packages that are not installed.
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

# install_packages MANAGER PACKAGE...: installs the packages.
install_packages() {
    local manager=$1
    shift
    case $manager in
    apt)
        # If the update fails, the installation may still succeed.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get update || true
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"
        ;;
    dnf) as_root dnf install --assumeyes --setopt=install_weak_deps=False "$@" ;;
    pacman) as_root pacman --sync --refresh --needed --noconfirm "$@" ;;
    zypper) as_root zypper --non-interactive install --no-recommends "$@" ;;
    esac
}

# need_by_role STAGE...: prints what the stages need, for systems without a package list. Exits if a requirement with a
# check is missing.
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

# need STAGE...: installs the missing packages for these stages.
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
    sed -n '/^note: /p' ".ci/packages/$system"
    [ "$(id -u)" = 0 ] || sudo --validate || die "sudo does not let you install packages: ${missing[*]}"
    step install install_packages "$manager" "${missing[@]}"
}
