import { createHash } from "node:crypto"

/** The look of the pages. A string and not a file: the server is one bundle and needs no path to it. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --page: #f6f6f4; --card: #ffffff; --ink: #1c1d22; --soft: #5a5d68; --line: #8b8e98; --edge: #e3e3df;
  --accent: #4338ca; --accent-strong: #3730a3; --on-accent: #ffffff; --tint: #eef0fd;
  --wrong: #b42318; --wrong-tint: #fef3f2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #131419; --card: #1c1d24; --ink: #f2f2f4; --soft: #b0b3bd; --line: #7d808b; --edge: #32343d;
    --accent: #a5b4fc; --accent-strong: #c7d2fe; --on-accent: #17182b; --tint: #25273a;
    --wrong: #fda29b; --wrong-tint: #3a1d1b;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center;
  padding: 2.5rem 1rem 1.5rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.brand { display: inline-flex; align-items: center; gap: .5rem; font-size: 1.25rem; font-weight: 650;
  letter-spacing: -.01em; color: var(--ink); text-decoration: none; }
.brand svg { width: 1.75rem; height: 1.75rem; color: var(--accent); }
main { width: 100%; max-width: 26rem; margin: 1.75rem 0 auto; }
.card { padding: 2rem; background: var(--card); border: 1px solid var(--edge); border-radius: .875rem;
  box-shadow: 0 1px 2px rgb(0 0 0 / .04), 0 12px 32px -16px rgb(0 0 0 / .16); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em; }
h2 { margin: 0 0 .25rem; font-size: 1rem; }
.pitch { margin: .375rem 0 0; color: var(--soft); }
.trial { margin: 1.25rem 0 0; padding: .625rem .875rem; border-radius: .5rem; background: var(--tint);
  font-size: .9375rem; font-weight: 550; }
form { margin: 0; }
.fields { display: grid; gap: 1.125rem; margin-top: 1.5rem; }
label { display: block; margin-bottom: .375rem; font-weight: 550; }
input { width: 100%; min-height: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid="true"] { border-color: var(--wrong); border-width: 2px; }
.hint, .fault { margin: .375rem 0 0; font-size: .875rem; }
.hint { color: var(--soft); }
.fault { color: var(--wrong); font-weight: 550; }
.summary { margin-top: 1.25rem; padding: .875rem 1rem; border-radius: .5rem; border-left: 4px solid var(--wrong);
  background: var(--wrong-tint); }
.summary ul { margin: 0; padding-left: 1.125rem; }
.summary a, .summary p { margin: 0; color: var(--ink); }
button { min-height: 2.875rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid transparent; border-radius: .5rem; }
.primary { width: 100%; margin-top: 1.5rem; color: var(--on-accent); background: var(--accent); }
.primary:hover { background: var(--accent-strong); }
.other { margin: 1.25rem 0 0; text-align: center; color: var(--soft); }
.text { margin: .75rem 0 0; color: var(--soft); }
.code { margin: .75rem 0 0; }
.back { margin: 1.5rem 0 0; }
footer { margin-top: 2rem; }
.languages { display: flex; gap: .25rem; padding: 0; margin: 0; border: 0; }
.languages legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.languages button { min-height: 2.5rem; padding: .25rem .75rem; font-weight: 500; font-size: .9375rem;
  color: var(--soft); background: transparent; }
.languages button:hover { color: var(--ink); text-decoration: underline; }
.languages button[aria-current="true"] { color: var(--ink); font-weight: 650; }
@media (max-width: 30rem) { body { padding-top: 1.5rem; } .card { padding: 1.5rem 1.25rem; } }
@media (forced-colors: active) { .primary { border-color: ButtonText; } }
`

const version = createHash("sha256").update(stylesheet).digest("base64url").slice(0, 12)

/** Changes with the content, so that browsers may keep it for good. */
export const stylesheetUrl = `/identity/assets/identity.css?v=${version}`
