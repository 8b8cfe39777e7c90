//! Command-line options. They equal those of the C examples.

use clgl::{LogLevel, Transport};
use std::collections::HashMap;
use std::process::exit;

const BAD_OPTION: i32 = 2;
const LARGEST_COUNT: u32 = 1_000_000_000;
const LARGEST_SIDE: u32 = 16384;
/// Column in which the description of an option starts in --help
const HELP_COLUMN: usize = 29;
const TRANSPORTS: &str = "external|native|mapped|staged";

/// Kind of the value of an option.
#[derive(Clone, Copy)]
pub enum Kind {
    Flag,
    Count,
    /// A count with this maximum
    UpTo(u32),
    Size,
    Text,
    /// One of the words between |
    Choice(&'static str),
}

/// An option: its name, the name of its value, and its description in --help.
pub struct Opt {
    pub name: &'static str,
    pub value: &'static str,
    pub kind: Kind,
    pub help: &'static str,
}

const fn opt(name: &'static str, value: &'static str, kind: Kind, help: &'static str) -> Opt {
    Opt { name, value, kind, help }
}

static COMMON: [Opt; 9] = [
    opt("--frames", "N", Kind::Count, "end after N frames (1 without a visible window)"),
    opt("--size", "WxH", Kind::Size, "pixels to draw (640x480)"),
    opt("--headless", "", Kind::Flag, "no window, even if there is a display"),
    opt("--screenshot", "FILE.png", Kind::Text, "write the last frame to a file"),
    opt("--transport", TRANSPORTS, Kind::Choice(TRANSPORTS), "how memory is shared"),
    opt("--device", "TEXT", Kind::Text, "a part of the OpenCL device name"),
    opt("--vsync", "on|off", Kind::Choice("on|off"), "wait for the display (on)"),
    opt("--verbose", "", Kind::Flag, "print more on stderr"),
    opt("--help", "", Kind::Flag, "print this text"),
];

pub struct Options {
    given: HashMap<&'static str, String>,
}

impl Options {
    /// Reads the command line. Ends the program after --help, and with status 2 for a wrong option.
    pub fn read(name: &str, idea: &str, own: &'static [Opt]) -> Self {
        let bad = |what: String| -> ! {
            eprintln!("{what}; {name} --help lists the options");
            exit(BAD_OPTION)
        };
        let mut given = HashMap::new();
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let found = COMMON.iter().chain(own).find(|option| option.name == word);
            let option = found.unwrap_or_else(|| bad(format!("unknown option \"{word}\"")));
            let mut text = String::new();
            if !matches!(option.kind, Kind::Flag) {
                let following = words.next();
                text = following.unwrap_or_else(|| bad(format!("{word} needs a value {}", option.value)));
                if !takes(option.kind, &text) {
                    bad(format!("{word} {}: invalid value \"{text}\"", option.value));
                }
            }
            given.insert(option.name, text);
        }
        let options = Self { given };
        if options.flag("--help") {
            println!("{name}: {idea}\n");
            for option in own.iter().chain(&COMMON) {
                println!("{:HELP_COLUMN$} {}", format!("  {} {}", option.name, option.value), option.help);
            }
            exit(0);
        }
        options.prepare();
        options
    }

    /// Applies the options that precede the creation of a context.
    fn prepare(&self) {
        if self.flag("--verbose") {
            let _ = clgl::set_log(LogLevel::INFO, |_, message| eprintln!("{message}"));
        }
        if let Some(device) = self.text("--device") {
            std::env::set_var("CLGL_DEVICE", device);
        }
    }

    pub fn flag(&self, name: &str) -> bool {
        self.given.contains_key(name)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.given.get(name).map(String::as_str)
    }

    pub fn count(&self, name: &str) -> Option<u32> {
        self.text(name).and_then(|text| number(text, LARGEST_COUNT))
    }

    /// Returns width and height.
    pub fn size(&self) -> (i32, i32) {
        self.text("--size").and_then(size).unwrap_or((640, 480))
    }

    pub fn transport(&self) -> Transport {
        match self.text("--transport") {
            Some("external") => Transport::EXTERNAL,
            Some("native") => Transport::NATIVE,
            Some("mapped") => Transport::MAPPED,
            Some(_) => Transport::STAGED,
            None => Transport::AUTO,
        }
    }
}

fn takes(kind: Kind, text: &str) -> bool {
    match kind {
        Kind::Flag => true,
        Kind::Count => number(text, LARGEST_COUNT).is_some(),
        Kind::UpTo(most) => number(text, most).is_some(),
        Kind::Size => size(text).is_some(),
        Kind::Text => !text.is_empty(),
        Kind::Choice(words) => words.split('|').any(|word| text == word),
    }
}

fn number(text: &str, most: u32) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|value| digits && (1..=most).contains(value))
}

fn size(text: &str) -> Option<(i32, i32)> {
    let (width, height) = text.split_once('x')?;
    Some((number(width, LARGEST_SIDE)? as i32, number(height, LARGEST_SIDE)? as i32))
}
