/** A ruled sheet with its index at the side: for consultants, developers and others of few words. */
export const journal = `
.journal{font-family:ui-monospace,"SF Mono","Cascadia Mono","Segoe UI Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:1rem;line-height:1.7}
.journal .top{padding:1.5rem 1.25rem;border-bottom:2px solid var(--line)}
.journal .brand{font-weight:700;font-size:1.1rem}
.journal .brand span{border-bottom:4px solid var(--accent)}
.journal nav ul{margin:.5rem 0 0;display:flex;flex-wrap:wrap;gap:0 1.25rem}
.journal nav a{color:var(--ink);text-decoration:none}
.journal nav a::before{content:"— "/"";color:var(--muted);white-space:pre}
.journal nav a[aria-current]{font-weight:700;color:var(--accent)}
.journal nav a[aria-current]::before{content:"→ "/"";color:var(--accent)}
.journal nav a:hover{text-decoration:underline}
.journal main>section{padding:2.5rem 1.25rem;border-bottom:2px solid var(--line)}
.journal h1{font-size:clamp(1.6rem,4.5vw,2.5rem);font-weight:700;letter-spacing:-.03em}
.journal h2{font-size:1rem;text-transform:uppercase;letter-spacing:.12em;color:var(--accent);margin-bottom:1.5rem}
.journal h3{font-size:1.05rem;margin:0}
.journal .eyebrow{color:var(--accent);text-transform:uppercase;letter-spacing:.12em;font-size:.875rem}
.journal .hero{background:var(--tint)}
.journal .button{border-radius:0;box-shadow:4px 4px 0 var(--muted)}
.journal .portrait img{width:9rem;height:9rem;object-fit:cover;border:2px solid var(--line);filter:grayscale(1)}
.journal .services>li{display:grid;gap:.25rem 2rem;padding:1.1rem 0;border-top:1px solid var(--line)}
.journal .services>li>*,.journal .services div>:last-child{margin-bottom:0}
.journal .services .price{color:var(--accent);font-weight:700}
.journal .products{border-top:1px solid var(--line)}
.journal .products>li{display:grid;grid-template-columns:auto 1fr;gap:1.25rem;align-items:center;padding:1rem 0;border-bottom:1px solid var(--line)}
.journal .products>li>div:only-child{grid-column:1/-1}
.journal .products img{width:6rem;height:6rem;object-fit:cover;border:1px solid var(--line)}
.journal .products p{margin:0}
.journal .products .price{color:var(--accent);font-weight:700}
.journal .facts dt{font-size:.875rem}
.journal .message input:not([type=checkbox]),.journal .message textarea{border:2px solid var(--line);border-radius:0}
.journal .message [aria-invalid]:not([type=checkbox]){border-color:var(--error)}
.journal .foot{padding:2rem 1.25rem;font-size:.875rem}
.journal .foot ul{margin:0}
@media (min-width:56rem){
.journal{display:grid;grid-template-columns:17rem minmax(0,1fr);grid-template-rows:1fr auto;min-height:100vh}
.journal .top{grid-row:1/3;border-bottom:0;border-right:2px solid var(--line);padding:2.5rem 2rem}
.journal .top>*{position:sticky}
.journal .brand{top:2.5rem}
.journal nav{top:7rem}
.journal nav ul{display:block;margin-top:1.5rem}
.journal main>section{padding:3.5rem clamp(2rem,6vw,5rem)}
.journal main>section>*{max-width:50rem}
.journal .hero:has(.portrait){display:grid;grid-template-columns:1fr auto;gap:3rem;max-width:none}
.journal .services>li{grid-template:auto 1fr/15rem 1fr}
.journal .services .price{grid-column:1}
.journal .services>li>div{grid-column:2;grid-row:1/span 2}
.journal .facts>div{display:grid;grid-template-columns:15rem 1fr;gap:2rem}
.journal .foot{grid-column:2;display:flex;gap:3rem;flex-wrap:wrap;padding:2rem clamp(2rem,6vw,5rem)}
}
`
