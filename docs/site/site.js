"use strict";

/* Search in the names and first sentences of INDEX, from index.js: [name, page, sentence]. */
const MOST_FOUND = 30;

function rank(entry, words) {
    const name = entry[0].toLowerCase(), text = name + " " + entry[2].toLowerCase();
    if (!words.every(word => text.includes(word))) return -1;
    const whole = words.join("_");
    if (name === whole || name === "clgl_" + whole) return 0;
    if (name.startsWith(whole) || name.startsWith("clgl_" + whole)) return 1;
    return words.every(word => name.includes(word)) ? 2 : 3;
}

function search(text) {
    const words = text.toLowerCase().split(/\s+/).filter(word => word);
    if (words.length === 0) return [];
    return INDEX.map(entry => [rank(entry, words), entry]).filter(found => found[0] >= 0)
        .sort((a, b) => a[0] - b[0] || (b[1][0] === text) - (a[1][0] === text) ||
            a[1][0].length - b[1][0].length || (a[1][0] < b[1][0] ? -1 : 1))
        .slice(0, MOST_FOUND).map(found => found[1]);
}

function show(list, status, entries, asked) {
    list.replaceChildren(...entries.map(([name, page, sentence]) => {
        const item = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
        link.href = page;
        link.textContent = name;
        small.textContent = sentence;
        link.append(small);
        item.append(link);
        return item;
    }));
    status.textContent = asked ? entries.length + " found" : "";
}

function setUpSearch() {
    const input = document.getElementById("search"), list = document.getElementById("found");
    const status = document.getElementById("found-count");
    input.addEventListener("input", () => show(list, status, search(input.value), input.value));
    input.form.addEventListener("submit", event => {
        event.preventDefault();
        const first = list.querySelector("a");
        if (first) location.href = first.href;
    });
    input.form.addEventListener("keydown", event => {
        const links = [...list.querySelectorAll("a")], at = links.indexOf(document.activeElement);
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === "Escape") {
            input.value = "";
            show(list, status, [], "");
            input.focus();
        } else if (step && links.length > 0) {
            event.preventDefault();
            (at + step < 0 ? input : links[Math.min(at + step, links.length - 1)]).focus();
        }
    });
    document.addEventListener("keydown", event => {
        if (event.key !== "/" || document.activeElement instanceof HTMLInputElement) return;
        event.preventDefault();
        input.focus();
    });
}

/* Hides the rows of a table that do not contain the text of the filter field above the table. */
function setUpFilter(field) {
    const rows = [...document.querySelectorAll("#" + field.dataset.table + " tbody tr")];
    field.addEventListener("input", () => {
        const words = field.value.toLowerCase().split(/\s+/);
        for (const row of rows)
            row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word));
    });
}

/* Lets the keyboard scroll what is wider than the page. */
function setUpScrolling() {
    for (const box of document.querySelectorAll("pre, figure, .scroll"))
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}

setUpSearch();
setUpScrolling();
document.querySelectorAll("input[data-table]").forEach(setUpFilter);
