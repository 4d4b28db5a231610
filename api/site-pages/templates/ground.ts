/** What all templates stand on: readable without any of them. */
export const ground = `
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--ground);color:var(--ink);font-size:1.0625rem;line-height:1.65;overflow-wrap:break-word}
img{max-width:100%;height:auto;display:block}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:2px}
h1,h2,h3{line-height:1.2;margin:0 0 .6em;text-wrap:balance}
p{margin:0 0 1em}
.contact h2{margin-top:1.5em}
ul,dl{margin:0 0 1em}
nav ul,.foot ul,.services,.products{list-style:none;padding:0}
dd{margin:0}
.skip{position:absolute;left:-999px;top:0;background:var(--accent);color:var(--on-accent);padding:.75rem 1rem;z-index:2}
.skip:focus{left:0}
nav a,.foot a,.brand,.more a{display:inline-flex;align-items:center;min-height:2.75rem}
.brand{gap:.75rem;color:var(--ink);text-decoration:none}
.brand img{height:2.75rem;width:auto}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.6rem 1.4rem;background:var(--accent);color:var(--on-accent);border:2px solid var(--accent);text-decoration:none;font:inherit;font-weight:600;cursor:pointer}
.button:hover{text-decoration:underline}
.note,.detail,dt{color:var(--muted)}
.price{font-variant-numeric:tabular-nums}
.facts>div{padding:.75rem 0;border-bottom:1px solid var(--line)}
.message label{display:block;font-weight:600;margin-bottom:.25rem}
.message input:not([type=checkbox]),.message textarea{width:100%;min-height:2.75rem;padding:.6rem .8rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--muted)}
.message textarea{resize:vertical}
.message [aria-invalid]{border:2px solid var(--error)}
.error{color:var(--error);font-weight:600;display:block}
.consent{display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;align-items:start}
.consent label{font-weight:400;margin:0}
.consent input{width:1.5rem;height:1.5rem;accent-color:var(--accent)}
.consent .error{grid-column:2}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
:root{--error:#b3261e}
@media (prefers-color-scheme:dark){:root{--error:#ffb4ab}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{nav,.button,.skip{display:none}}
.cv .item{margin:0 0 1.25rem;overflow-wrap:anywhere}
.cv .item p{margin:0 0 .25rem}
.page.cv h2{font-size:1.35rem;margin:2.5rem 0 1rem}
.page.cv h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
`
