import { createHash } from "node:crypto"

/** The look of the pages. A string and not a file: the server is one bundle and needs no path to it. */
export const stylesheet = `
@font-face {
  font-family: Inter; src: url("/fonts/inter-1.woff2") format("woff2"); font-weight: 400 650;
  font-display: swap;
}
@font-face {
  font-family: "Inter fallback"; src: local("Arial"), local("Liberation Sans"), local("Helvetica Neue");
  size-adjust: 107.06%; ascent-override: 90.49%; descent-override: 22.56%; line-gap-override: 0%;
}
/* The product's own tokens, of app/styles.css; a test compares them. */
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f9f9f7, #111114); --surface: light-dark(#ffffff, #18181c);
  --line: light-dark(#e6e5e1, #2b2b32); --edge: light-dark(#8b8992, #70707c);
  --ink: light-dark(#1b1a21, #ededf0); --muted: light-dark(#5e5c66, #a5a4af);
  --accent: light-dark(#4036b8, #b3b1ff); --accent-soft: light-dark(#efeefb, #26244a);
  --accent-fill: light-dark(#4036b8, #5b52dd); --accent-fill-hover: light-dark(#342b9a, #6961e6);
  --on-accent: #ffffff;
  --success: light-dark(#13693f, #7fdcab); --success-soft: light-dark(#e6f5ec, #122c20);
  --warning: light-dark(#8a4b05, #f3c073); --warning-soft: light-dark(#fdf2df, #352610);
  --danger: light-dark(#b3201f, #ff9d97); --danger-soft: light-dark(#fdecec, #3b1818);
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center;
  padding: 2.5rem 1rem 1.5rem; background: var(--canvas); color: var(--ink);
  font: 1rem/1.55 Inter, "Inter fallback", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: anywhere;
}
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.brand { display: inline-flex; align-items: center; gap: .625rem; font-size: 1.3125rem; font-weight: 650;
  letter-spacing: -.025em; color: var(--ink); text-decoration: none; }
.brand img { width: 2rem; height: 2rem; }
main { width: 100%; max-width: 26rem; margin: 1.75rem 0 auto; }
.card { padding: 2rem; background: var(--surface); border: 1px solid var(--line); border-radius: .875rem;
  box-shadow: 0 1px 2px rgb(0 0 0 / .04), 0 12px 32px -16px rgb(0 0 0 / .16); }
h1 { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.25; letter-spacing: -.02em; }
h2 { margin: 0 0 .25rem; font-size: 1rem; }
.pitch { margin: .375rem 0 0; color: var(--muted); }
.trial { margin: 1.25rem 0 0; padding: .625rem .875rem; border-radius: .5rem; background: var(--accent-soft);
  font-size: .9375rem; font-weight: 500; }
.done { margin: 1.25rem 0 0; padding: .625rem .875rem; border-radius: .5rem; color: var(--success);
  background: var(--success-soft); font-size: .9375rem; font-weight: 500; }
form { margin: 0; }
.fields { display: grid; gap: 1.125rem; margin-top: 1.5rem; }
label { display: block; margin-bottom: .375rem; font-weight: 500; }
input { width: 100%; min-height: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: .5rem; }
input[aria-invalid="true"] { border-color: var(--danger); border-width: 2px; }
.hint, .fault { margin: .375rem 0 0; font-size: .875rem; }
.hint { color: var(--muted); }
.fault { color: var(--danger); font-weight: 500; }
.summary { margin-top: 1.25rem; padding: .875rem 1rem; border-radius: .5rem; border-left: 4px solid var(--danger);
  background: var(--danger-soft); }
.summary ul { margin: 0; padding-left: 1.125rem; }
.summary a, .summary p { margin: 0; color: var(--ink); }
button { min-height: 2.875rem; padding: .5rem 1.25rem; font: inherit; font-weight: 500; cursor: pointer;
  border: 1px solid transparent; border-radius: .5rem; }
.primary { width: 100%; margin-top: 1.5rem; color: var(--on-accent); background: var(--accent-fill); }
a.primary { display: block; padding: .625rem 1.25rem; border-radius: .5rem; font-weight: 500; text-align: center;
  text-decoration: none; }
a.primary:hover { color: var(--on-accent); }
.reveal { justify-self: start; padding: .25rem .75rem; min-height: 2.5rem; color: var(--accent); background: none; }
.reveal:hover { text-decoration: underline; }
.fields .primary { margin-top: .375rem; }
.primary:hover { background: var(--accent-fill-hover); }
.other { margin: 1.25rem 0 0; text-align: center; color: var(--muted); }
.text { margin: .75rem 0 0; color: var(--muted); }
.code { margin: .75rem 0 0; }
.back { margin: 1.5rem 0 0; }
.wide { max-width: 40rem; display: grid; gap: 1rem; }
.wide > .pitch, .wide > .done, .wide > .summary { margin: 0; }
.wide .card { padding: 1.5rem; }
.wide .back { margin-top: .875rem; }
h3 { margin: 1.25rem 0 0; font-size: .9375rem; font-weight: 600; }
.state { margin: .75rem 0 0; font-weight: 500; color: var(--warning); }
.good { color: var(--success); }
.secondary { margin-top: 1rem; color: var(--ink); background: var(--surface); border-color: var(--edge); }
.secondary:hover { border-color: var(--ink); }
.quiet { min-height: 2.5rem; padding: .25rem .75rem; color: var(--accent); background: transparent;
  text-decoration: underline; text-underline-offset: .2em; }
.quiet:hover { color: var(--ink); }
.unseen, .languages legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.danger { color: var(--danger); border-color: var(--danger); }
.rows { margin: .5rem 0 0; padding: 0; list-style: none; }
.rows li { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: .75rem 0;
  border-top: 1px solid var(--line); }
.rows li:first-child { border-top: 0; }
.rows .hint { display: block; }
.rows form, .rows li > a { flex: none; }
.badge { white-space: nowrap; padding: .125rem .5rem; border-radius: 1rem; background: var(--accent-soft); font-size: .8125rem; }
.qr { margin: 1.25rem auto 0; width: 13rem; }
.qr svg { display: block; width: 100%; height: auto; border-radius: .5rem; }
.secret { margin: .5rem 0 0; text-align: center; }
code { font: .9375rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
.codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem 1.5rem;
  margin: 1.25rem 0 0; padding: 0 0 0 2rem; }
.passkey { margin-top: 1.25rem; }
.passkey .primary { margin-top: 0; }
[hidden] { display: none; }
@media print { body > header, footer, .back, .other { display: none; } .card { border: 0; box-shadow: none; } }
footer { margin-top: 2rem; }
.languages { display: flex; gap: .25rem; padding: 0; margin: 0; border: 0; }
.languages button { min-height: 2.5rem; padding: .25rem .75rem; font-weight: 500; font-size: .9375rem;
  color: var(--muted); background: transparent; }
.languages button:hover { color: var(--ink); text-decoration: underline; }
.languages button[aria-current="true"] { color: var(--ink); font-weight: 650; }
@media (max-width: 30rem) { body { padding-top: 1.5rem; } .card { padding: 1.5rem 1.25rem; } }
@media (forced-colors: active) { .primary { border-color: ButtonText; } }
`

const version = createHash("sha256").update(stylesheet).digest("base64url").slice(0, 12)

/** Changes with the content, so that browsers may keep it for good. */
export const stylesheetUrl = `/identity/assets/identity.css?v=${version}`

/** A theme that was chosen in the product, by its cookie; else the system's. */
export function themeStylesheet(cookies: string | undefined): string {
  const theme = /(?:^|;\s*)plume_theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1]
  return theme ? `:root { color-scheme: ${theme}; }` : ""
}

/** Not kept: it differs from person to person, and from one moment to the next. */
export const themeUrl = "/identity/assets/theme.css"
