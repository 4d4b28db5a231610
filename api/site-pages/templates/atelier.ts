/** Warm paper and serifs, one quiet column: for those who make things by hand, or with words. */
export const atelier = `
.atelier{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
.atelier .top{text-align:center;padding:2rem 1.25rem 0;max-width:60rem;margin:0 auto}
.atelier .brand{font-size:1.5rem;letter-spacing:.01em;flex-direction:column;gap:.5rem}
.atelier nav ul{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.75rem;margin:1rem 0 0;padding:.25rem 0;border-block:1px solid var(--line)}
.atelier nav a{color:var(--muted);text-decoration:none;font-style:italic}
.atelier nav a[aria-current],.atelier nav a:hover{color:var(--accent);text-decoration:underline}
.atelier main{max-width:42rem;margin:0 auto;padding:0 1.25rem}
.atelier .hero{display:flex;flex-direction:column-reverse;align-items:center;text-align:center;padding:4.5rem 0 3.5rem}
.atelier .eyebrow{display:none}
.atelier h1{font-size:clamp(2rem,6vw,3.25rem);font-weight:500;letter-spacing:-.015em}
.atelier h2{font-size:1.6rem;font-weight:500;text-align:center}
.atelier h2::after{content:"";display:block;width:3rem;border-top:2px solid var(--accent);margin:.75rem auto 0}
.atelier h3{font-size:1.2rem;margin:0}
.atelier .lead{font-size:1.2rem;color:var(--muted)}
.atelier .portrait img{width:11rem;height:11rem;object-fit:cover;border-radius:50%;border:6px solid var(--surface);box-shadow:0 0 0 1px var(--line);margin-bottom:1rem}
.atelier .button{border-radius:2rem}
.atelier section{padding:2.5rem 0}
.atelier .page{padding:3.5rem 0}
.atelier .page>h1{text-align:center;margin-bottom:1em}
.atelier .page h2{text-align:left;margin-top:1.5em}
.atelier .page h2::after{margin-left:0}
.atelier .services{counter-reset:service}
.atelier .services>li{counter-increment:service;display:grid;grid-template-columns:3.5rem 1fr auto;gap:.25rem 0;padding:1.5rem 0;border-bottom:1px solid var(--line)}
.atelier .services>li::before{content:counter(service,upper-roman)"."/"";color:var(--accent);font-style:italic}
.atelier .services .price{color:var(--accent);font-style:italic;margin:0;text-align:right}
.atelier .services>li>div{grid-column:2/-1;color:var(--muted)}
.atelier .services div>:last-child{margin-bottom:0}
.atelier .products>li{display:flex;gap:1.5rem;align-items:center;padding:1.25rem 0;border-bottom:1px solid var(--line)}
.atelier .products img{width:8rem;height:8rem;object-fit:cover;border-radius:.5rem;flex:none}
.atelier .products p{margin:0}
.atelier .products .price{color:var(--accent);font-style:italic}
.atelier .aside{background:var(--tint);border-radius:1rem;padding:2.5rem 2rem;margin:2rem 0 4rem;text-align:center}
.atelier .about .portrait{display:flex;justify-content:center}
.atelier .message input:not([type=checkbox]),.atelier .message textarea{border-radius:.5rem}
.atelier .foot{text-align:center;border-top:1px solid var(--line);padding:2.5rem 1.25rem;color:var(--muted)}
.atelier .foot ul{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem;margin:0}
.atelier .facts>div{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;gap:1rem}
@media (max-width:34rem){.atelier .services>li{grid-template-columns:2.5rem 1fr}.atelier .services .price{grid-column:2;text-align:left}.atelier .facts>div{grid-template-columns:1fr;gap:0}.atelier .products img{width:5rem;height:5rem}}
`
