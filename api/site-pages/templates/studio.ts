/** A wide coloured front, large letters and cards: for studios, shops and whoever likes to be seen. */
export const studio = `
.studio{font-family:"Helvetica Neue",Helvetica,"Segoe UI",Roboto,Arial,sans-serif}
.studio .top{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 2rem;padding:.5rem max(1.25rem,calc((100vw - 72rem)/2));background:var(--ground);border-bottom:1px solid var(--line)}
.studio .brand{font-weight:800;font-size:1.15rem;letter-spacing:-.02em}
.studio nav ul{display:flex;flex-wrap:wrap;gap:0 .25rem;margin:0}
.studio nav a{padding:0 .9rem;border-radius:2rem;color:var(--ink);text-decoration:none;font-weight:500}
.studio nav a:hover{background:var(--tint)}
.studio nav a[aria-current]{background:var(--tint);color:var(--accent)}
.studio main>section{padding:4rem max(1.25rem,calc((100vw - 72rem)/2))}
.studio h1{font-size:clamp(2.25rem,7vw,4.5rem);font-weight:800;letter-spacing:-.035em;line-height:1.03}
.studio h2{font-size:clamp(1.6rem,4vw,2.4rem);font-weight:800;letter-spacing:-.025em}
.studio h3{font-size:1.25rem;letter-spacing:-.01em}
.studio main>.hero{background:var(--accent);color:var(--on-accent);display:grid;gap:2.5rem;align-items:center;padding-block:clamp(4rem,11vw,8rem)}
.studio .hero :focus-visible{outline-color:var(--on-accent)}
.studio .eyebrow{font-weight:600;margin-bottom:1rem}
.studio .lead{font-size:1.3rem;max-width:38rem}
.studio .hero a:not(.button){color:inherit}
.studio .hero .button{background:var(--on-accent);color:var(--accent);border-color:var(--on-accent)}
.studio .button{border-radius:3rem;padding-inline:1.75rem}
.studio .portrait{margin:0}
.studio .portrait img{width:100%;max-width:22rem;aspect-ratio:1;object-fit:cover;border-radius:2rem}
.studio .services,.studio .products{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1.25rem}
.studio .services>li{background:var(--tint);border-radius:1.5rem;padding:2rem;display:flex;flex-direction:column}
.studio .services>li>:last-child{margin-bottom:0}
.studio .services .price{order:1;margin:auto 0 0;font-weight:700;color:var(--accent);padding-top:.75rem}
.studio .products>li{border:1px solid var(--line);border-radius:1.5rem;overflow:hidden;background:var(--surface)}
.studio .products img{width:100%;aspect-ratio:4/3;object-fit:cover}
.studio .products div{padding:1.5rem}
.studio .products p{margin:0}
.studio .products .price{font-weight:700;font-size:1.2rem;color:var(--accent);margin-top:.5rem}
.studio .aside{background:var(--tint)}
.studio .aside p{font-size:1.3rem;max-width:45rem}
.studio .page>*{max-width:48rem}
.studio .page>.services,.studio .page>.products{max-width:none}
.studio .about{display:grid;gap:2rem}
.studio .message{background:var(--tint);border-radius:1.5rem;padding:2rem}
.studio .message input:not([type=checkbox]),.studio .message textarea{border-radius:.75rem}
.studio .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 3rem;padding:3rem max(1.25rem,calc((100vw - 72rem)/2));border-top:1px solid var(--line)}
.studio .foot .whose{font-weight:700;margin:0}
.studio .foot ul{margin:0}
.studio .facts>div{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;gap:1rem}
@media (min-width:60rem){.studio .hero:has(.portrait){grid-template-columns:3fr 2fr}.studio .about:has(.portrait){grid-template-columns:1fr 2fr}.studio .about>h1{grid-column:1/-1}.studio .portrait img{margin-left:auto}.studio .about .portrait img{margin-left:0}}
@media (max-width:34rem){.studio .top{position:static}.studio .facts>div{grid-template-columns:1fr;gap:0}.studio nav ul{margin-inline:-.9rem}}
`
