import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A font of the pictures embedded in the page, so that it looks the same wherever it is opened. */
function fontFace(family: string, fontPackage: string, weight: number): string {
  const file = `@fontsource/${fontPackage}/files/${fontPackage}-latin-${weight}-normal.woff2`;
  const font = readFileSync(resolve(file)).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap;
  src: url("data:font/woff2;base64,${font}") format("woff2"); }`;
}

let fonts: string | null = null;

function fontFaces(): string {
  fonts ??= [
    fontFace('Heading', 'grenze-gotisch', 700),
    fontFace('Text', 'atkinson-hyperlegible-next', 400),
    fontFace('Text', 'atkinson-hyperlegible-next', 700),
  ].join('\n');
  return fonts;
}

/** Everything that makes a chronicle look like one, in daylight, at night and on paper. */
export const styleSheet = (): string => `${fontFaces()}\n${RULES}`;

const RULES = `
:root {
  color-scheme: light dark;
  --paper: #f4ead3; --sheet: #fcf7ea; --ink: #2b2118; --quiet: #6f5f4b; --line: #dcc9a0;
  --accent: #8a4f1d; --mark: #b5832f; --well: #efe2c3;
  --won: #2f7a4b; --lost: #9b3139;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12141c; --sheet: #1b1f2a; --ink: #efe6d2; --quiet: #a9a294; --line: #363d4e;
    --accent: #f0c75e; --mark: #c69a45; --well: #232836;
    --won: #6cc58d; --lost: #ee8a8f;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1.0625rem/1.6 Text, system-ui, sans-serif;
  overflow-wrap: break-word;
}
main { max-width: 46rem; margin: 0 auto; padding: 0 1rem 3rem; }
h1, h2, h3 { line-height: 1.15; margin: 0; }
h1, h2 { font-family: Heading, Georgia, serif; font-weight: 700; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
p { margin: 0 0 .5rem; }

header { text-align: center; padding: 2.5rem 0 1.25rem; }
header .game { color: var(--quiet); letter-spacing: .08em; text-transform: uppercase; font-size: .8125rem; margin: 0; }
header h1 { font-size: clamp(2.5rem, 11vw, 4.5rem); margin: .1em 0 .2em; color: var(--accent); }
header h1.won { color: var(--won); } header h1.lost { color: var(--lost); }
header .who { font-weight: 700; margin: 0; }
.note { background: var(--well); border-left: 4px solid var(--mark); border-radius: .25rem; padding: .625rem .875rem; margin: 0 0 1rem; }

figure { margin: 1.25rem 0; }
figure img { display: block; width: 100%; height: auto; border-radius: .5rem; background: #12141c; }
figcaption { color: var(--quiet); font-size: .875rem; margin-top: .375rem; }
details { font-size: .875rem; color: var(--quiet); }
summary { cursor: pointer; width: fit-content; padding: .25rem 0; text-decoration: underline; text-underline-offset: .2em; text-decoration-color: var(--line); }
details p { margin: 0 0 .25rem; }

.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 1.25rem 0; }
.sheet > h2 { font-size: 1.75rem; margin-bottom: .75rem; color: var(--accent); }
.ending p:last-child { margin-bottom: 0; }
.people { list-style: none; margin: 0; padding: 0; }
.people li { display: flex; flex-wrap: wrap; gap: 0 .75rem; justify-content: space-between; padding: .5rem 0; border-top: 1px solid var(--line); }
.people li:first-child { border-top: 0; padding-top: 0; }
.people .plays { color: var(--quiet); } .people .plays:not(:empty)::before { content: "· "; }
.people .count { color: var(--quiet); white-space: nowrap; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem 1.5rem; margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
.facts dt { color: var(--quiet); font-size: .8125rem; }
.facts dd { margin: 0; font-weight: 700; }

.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4375rem .625rem; text-align: right; border-top: 1px solid var(--line); vertical-align: bottom; }
th:first-child, td:first-child { position: sticky; left: 0; background: var(--sheet); text-align: left; padding-left: 0; font-weight: 400; min-width: 9rem; }
td:last-child, th:last-child { padding-right: 0; }
thead th, thead td { border-top: 0; } thead th { font-weight: 700; line-height: 1.25; }
td.all { font-weight: 700; }

nav { margin: 2rem 0 .5rem; }
nav h2, .story > h2 { font-size: 2rem; color: var(--accent); text-align: center; margin: 2rem 0 .75rem; }
nav ol { list-style: none; display: flex; flex-wrap: wrap; justify-content: center; gap: .375rem; margin: 0; padding: 0; }
nav a { display: block; min-width: 2.75rem; padding: .5rem .625rem; text-align: center; border: 1px solid var(--line); border-radius: 2rem; text-decoration: none; background: var(--sheet); line-height: 1.2; }
nav a:hover { border-color: var(--mark); }

.round { padding-top: 1.5rem; }
.round > h3 { font-family: Heading, Georgia, serif; font-size: 2rem; display: flex; align-items: center; gap: .875rem; color: var(--accent); }
.round > h3::before, .round > h3::after { content: ""; flex: 1; height: 1px; background: var(--line); }
.chapter { margin: 1.25rem 0; padding-left: 1rem; border-left: 3px solid var(--line); }
.chapter h4 { font-size: 1.0625rem; line-height: 1.3; margin: 0 0 .375rem; }
.chapter p { margin: 0 0 .375rem; }
.chapter blockquote { margin: .625rem 0; padding: .125rem 0 .125rem .875rem; border-left: 2px solid var(--mark); font-style: italic; }
.chapter .small { color: var(--quiet); font-size: .875rem; line-height: 1.45; }

.proof dl { margin: .75rem 0; } .proof dt { color: var(--quiet); font-size: .8125rem; }
.proof dd { margin: 0 0 .5rem; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .8125rem; overflow-wrap: anywhere; }
ol.contents { list-style: none; margin: 0; padding: 0; }
.contents li, .escapes li { display: flex; flex-wrap: wrap; gap: 0 .75rem; justify-content: space-between; padding: .4375rem 0; border-top: 1px solid var(--line); }
.contents li:first-child, .escapes li:first-child { border-top: 0; }
.contents .own a { font-weight: 700; } .contents .between { padding-left: 1rem; }
.contents .count { color: var(--quiet); }
.heroes article + article { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1.25rem; }
.heroes h3, .journal h3 { font-size: 1.25rem; margin-bottom: .25rem; }
.small { color: var(--quiet); font-size: .875rem; }
.part { border-top: 4px double var(--mark); margin-top: 3rem; padding-top: 2rem; }
.part > h2 { font-size: clamp(2rem, 8vw, 3rem); text-align: center; color: var(--accent); }
.result { text-align: center; font-weight: 700; margin: .25rem 0 1rem; }
.result.won { color: var(--won); } .result.lost { color: var(--lost); }
.journal th, .journal td { text-align: left; vertical-align: top; }
.journal td p { margin: 0 0 .25rem; }
.journal .new { color: var(--won); font-size: .8125rem; font-weight: 700; }
.escapes ul { list-style: none; margin: 0; padding: 0; } .escapes li { display: block; } .escapes a { display: block; font-size: .875rem; }
.dice table + table { margin-top: 1rem; } .dice caption { text-align: left; font-weight: 700; padding-bottom: .25rem; }
.dice th, .dice td { vertical-align: middle; } .dice td:last-child { white-space: nowrap; } .dice td.bar { width: 40%; } .bar span { display: block; height: .75rem; background: var(--mark); border-radius: .25rem; }

footer { text-align: center; color: var(--quiet); font-size: .875rem; padding: 1.5rem 0 0; }

@media (max-width: 30rem) {
  body { font-size: 1rem; }
  .sheet { padding: 1rem; border-radius: .5rem; }
  table { font-size: .9375rem; } th, td { padding: .375rem .375rem; } th:first-child, td:first-child { min-width: 6.5rem; }
  thead th { font-size: .8125rem; }
  .facts { grid-template-columns: 1fr 1fr; }
  .chapter { padding-left: .75rem; }
}
@media print {
  :root { --paper: #fff; --sheet: #fff; --ink: #000; --quiet: #444; --line: #bbb; --accent: #5a3410; --mark: #8a6a3b; --well: #fff; --won: #1d5a35; --lost: #7c1f27; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  nav, details { display: none; }
  figure, .sheet, table, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  figure img { max-height: 20cm; width: auto; max-width: 100%; margin: 0 auto; }
  .round { break-before: auto; }
  .part { break-before: page; border-top: 0; margin-top: 0; padding-top: 0; }
  figure img { background: none; }
  .bar span { print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
}
`;
