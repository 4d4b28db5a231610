import { html, raw } from "hono/html"
import type { PublishedCv } from "#contract/cv-publications"
import { personOfCv } from "#domain/person-of-cv"
import { pathOf, type SiteContent } from "./content"
import { type Body, bodyOf } from "./page-bodies"
import { wordingOf } from "./wording"

type Html = ReturnType<typeof html>
export type PageKind = SiteContent["menu"][number]["kind"]

/** Where a page is drawn for: a server, or a folder whose pages are opened as files. */
export interface PageTarget {
  kind: PageKind | "missing"
  /** Folders between the page and the site's own address. */
  depth: 0 | 1
  /** In a folder of files: links name them, and nobody answers a form. */
  asFiles: boolean
  /** The site's public address, with a slash at its end, where it has one. */
  address: string | null
}

/** What a page's links are made with: relative, so that a site stands below any address. */
export interface Links {
  to(kind: PageKind): string
  file(name: string): string
}

export function linksFrom({ depth, asFiles }: Pick<PageTarget, "depth" | "asFiles">): Links {
  const up = depth === 0 ? "./" : "../"
  return {
    to: (kind) => `${up}${pathOf(kind)}${asFiles ? "index.html" : ""}`,
    file: (name) => `${up}${name}`,
  }
}

/** One page of a site, whole: no script, no cookie, nothing from anywhere else. */
export async function drawPage(
  content: SiteContent,
  target: PageTarget,
  extra: Partial<Body> = {},
): Promise<string> {
  const links = linksFrom(target)
  const body = { ...bodyOf(content, target, links), ...extra }
  return String(await frame(content, target, links, body))
}

async function frame(
  content: SiteContent,
  target: PageTarget,
  links: Links,
  body: Body,
): Promise<Html> {
  const wording = wordingOf(content.language)
  const isHome = target.kind === "home"
  const title = isHome
    ? [content.name, content.tagline].filter(Boolean).join(" – ")
    : `${body.title} – ${content.name}`
  const canonical =
    target.address &&
    target.kind !== "missing" &&
    `${target.address}${isHome ? "" : `${target.kind}/`}`
  const current = (kind: PageKind) => (kind === target.kind ? raw(' aria-current="page"') : "")
  return html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${body.description}">
${canonical ? html`<link rel="canonical" href="${canonical}">` : ""}
${body.hidden || (!target.address && !target.asFiles) ? html`<meta name="robots" content="noindex">` : ""}
<link rel="stylesheet" href="${links.file("style.css")}">
<link rel="icon" type="image/svg+xml" href="${links.file("icon.svg")}">
${isHome ? html`<script type="application/ld+json">${raw(structured(content, target.address))}</script>` : ""}
${content.cv && target.kind === "cv" ? html`<script type="application/ld+json">${raw(structuredCv(content.cv, canonical || undefined))}</script>` : ""}
</head>
<body class="${content.template}">
<a class="skip" href="#content">${wording.skip}</a>
<header class="top">
<a class="brand" href="${links.to("home")}">${content.logoId ? html`<img src="${links.file(`images/${content.logoId}.webp`)}" alt="" height="44">` : ""}<span>${content.name}</span></a>
<nav aria-label="${wording.menu}"><ul>${content.menu.map(
    ({ kind, title }) => html`<li><a href="${links.to(kind)}"${current(kind)}>${title}</a></li>`,
  )}</ul></nav>
</header>
<main id="content">
${body.main}
</main>
<footer class="foot">
<p class="whose">${content.name}${content.address.length ? html`<br>${content.address.at(-1)}` : ""}</p>
<ul class="reach">${reach(content)}</ul>
<ul>${content.foot.map(
    ({ kind, title }) => html`<li><a href="${links.to(kind)}"${current(kind)}>${title}</a></li>`,
  )}</ul>
</footer>
</body>
</html>
`
}

function reach({ email, phone }: SiteContent): Html {
  return html`${email ? html`<li><a href="mailto:${email}">${email}</a></li>` : ""}${phone ? html`<li><a href="tel:${phone.dialled}">${phone.shown}</a></li>` : ""}`
}

/** Schema.org, in a form that nothing in it can end (security 72). */
function structured(content: SiteContent, address: string | null): string {
  const { facts } = content
  const data = {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: content.name,
    description: content.tagline ?? undefined,
    url: address ?? undefined,
    email: content.email ?? undefined,
    telephone: content.phone?.dialled,
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.streetAddress ?? undefined,
      postalCode: facts.postalCode ?? undefined,
      addressLocality: facts.city ?? undefined,
      addressCountry: facts.country,
    },
    makesOffer: [
      ...content.services.map(({ name, text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name, description: text ?? undefined },
      })),
      ...content.products.map(({ name, amount, currency }) => ({
        "@type": "Offer",
        price: (amount / 100).toFixed(2),
        priceCurrency: currency,
        itemOffered: { "@type": "Product", name },
      })),
    ],
  }
  return forMachines(data)
}

const structuredCv = (cv: PublishedCv, url: string | undefined): string =>
  forMachines({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    dateModified: cv.publishedAt,
    mainEntity: { ...personOfCv(cv), name: cv.name },
  })

const forMachines = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** The site's sign in the browser's tab: the first letter of its name. */
export function drawIcon(
  content: SiteContent,
  colour: { accent: string; onAccent: string },
): string {
  const letter = [...content.name][0]?.toLocaleUpperCase(content.language) ?? ""
  return String(
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour.accent}"/><text x="16" y="23" font-family="Georgia, serif" font-size="20" font-weight="700" text-anchor="middle" fill="${colour.onAccent}">${letter}</text></svg>`,
  )
}
