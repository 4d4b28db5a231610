import { html } from "hono/html"
import type { PublishedCv } from "#contract/cv-publications"
import type { SiteContent } from "./content"
import type { Links, PageTarget } from "./drawing"
import { wordingOf } from "./wording"

type Html = ReturnType<typeof html>

/** What a page says between its head and its foot. */
export interface Body {
  title: string
  description: string
  main: Html
  /** Not for search engines. */
  hidden?: boolean
}

/** What a visitor typed into the contact form, and what is wrong with it. */
export interface TypedMessage {
  values: Record<string, string>
  errors: Partial<Record<"name" | "email" | "phoneNumber" | "message" | "consent", string>>
}

export function bodyOf(content: SiteContent, target: PageTarget, links: Links): Body {
  const { kind } = target
  if (kind === "missing") return missing(content, links)
  const page = [...content.menu, ...content.foot].find((each) => each.kind === kind)
  const title = page?.title ?? wordingOf(content.language).pages[kind]
  const description = firstLine(content.texts[kind]) ?? content.tagline ?? content.name
  const own = content.texts[kind]
  const main = {
    home: () => home(content, links),
    services: () => section(title, prose(own), services(content)),
    products: () => section(title, prose(own), products(content, links)),
    about: () => about(content, links, title, own ?? content.about),
    cv: () => cvPage(content),
    contact: () => contact(content, target, title),
    legal: () => section(title, legal(content), prose(own)),
    privacy: () => section(title, privacy(content)),
  }[kind]()
  return { title, description, main }
}

function home(content: SiteContent, links: Links): Html {
  const wording = wordingOf(content.language)
  const has = (kind: string) => content.menu.some((page) => page.kind === kind)
  return html`<section class="hero">
<div class="words">
<p class="eyebrow">${content.name}</p>
<h1>${content.tagline ?? content.name}</h1>
<div class="lead">${prose(content.texts.home ?? wording.ready(content.city))}</div>
${has("contact") ? html`<p><a class="button" href="${links.to("contact")}">${wording.contactMe}</a></p>` : ""}
</div>
${portrait(content, links)}
</section>
${
  has("services") && content.services.length > 0
    ? html`<section><h2>${pageTitle(content, "services")}</h2>${services(content, 3)}${more(content.services.length > 3, links.to("services"), wording.allServices)}</section>`
    : ""
}
${
  has("products") && content.products.length > 0
    ? html`<section><h2>${pageTitle(content, "products")}</h2>${products(content, links, 3)}${more(content.products.length > 3, links.to("products"), wording.allProducts)}</section>`
    : ""
}
${
  has("about")
    ? html`<section class="aside"><h2>${pageTitle(content, "about")}</h2>${prose(firstParagraph(content.texts.about ?? content.about))}${more(true, links.to("about"), wording.readMore)}</section>`
    : ""
}`
}

const pageTitle = (content: SiteContent, kind: string): string =>
  content.menu.find((page) => page.kind === kind)?.title ?? ""

const more = (isMore: boolean, href: string, text: string): Html | string =>
  isMore ? html`<p class="more"><a href="${href}">${text}</a></p>` : ""

const section = (title: string, ...parts: (Html | string)[]): Html =>
  html`<section class="page"><h1>${title}</h1>${parts}</section>`

function portrait({ photoId, photoAlt }: SiteContent, links: Links): Html | string {
  if (!photoId) return ""
  return html`<p class="portrait"><img src="${links.file(`images/${photoId}.webp`)}" alt="${photoAlt}" width="320" height="320"></p>`
}

function services(content: SiteContent, most = content.services.length): Html {
  if (content.services.length === 0) return html`<p>${wordingOf(content.language).noServices}</p>`
  return html`<ul class="services">${content.services
    .slice(0, most)
    .map(
      ({ name, text, price }) =>
        html`<li><h3>${name}</h3>${price ? html`<p class="price">${price}</p>` : ""}${text ? html`<div>${prose(text)}</div>` : ""}</li>`,
    )}</ul>`
}

function products(content: SiteContent, links: Links, most = content.products.length): Html {
  if (content.products.length === 0) return html`<p>${wordingOf(content.language).noProducts}</p>`
  return html`<ul class="products">${content.products
    .slice(0, most)
    .map(
      ({ name, detail, price, imageId }) =>
        html`<li>${imageId ? html`<img src="${links.file(`images/${imageId}.webp`)}" alt="" loading="lazy">` : ""}<div><h3>${name}</h3>${detail ? html`<p class="detail">${detail}</p>` : ""}<p class="price">${price}</p></div></li>`,
    )}</ul>`
}

const about = (content: SiteContent, links: Links, title: string, text: string): Html =>
  html`<section class="page about"><h1>${title}</h1>${portrait(content, links)}<div>${prose(text)}</div></section>`

/** What the CV that is published says, section by section. */
function cvPage({ cv }: SiteContent): Html {
  if (!cv) return html``
  return html`<section class="page cv"><h1>${cv.name}</h1>
${cv.headline ? html`<p class="lead">${cv.headline}</p>` : ""}
${cv.years || cv.rate ? html`<p>${[cv.years, cv.rate].filter(Boolean).join(" · ")}</p>` : ""}
${cv.summary ? html`<h2>${cv.labels.summary}</h2>${prose(cv.summary)}` : ""}
${cv.sections.map(
  ({ title, groups }) =>
    html`<h2>${title}</h2>${groups.map(
      (group) =>
        html`${groups.length > 1 ? html`<h3>${group.title}</h3>` : ""}${group.items.map((item) => cvItem(item, cv))}`,
    )}`,
)}</section>`
}

type CvItem = PublishedCv["sections"][number]["groups"][number]["items"][number]

function cvItem(item: CvItem, { labels, colon }: PublishedCv): Html {
  const dates = item.length && item.dates ? `${item.dates} (${item.length})` : item.dates
  const below = [item.with, dates].filter(Boolean).join(" · ")
  return html`<div class="item"><p><strong>${item.title}</strong>${item.aside ? ` – ${item.aside}` : ""}</p>
${below ? html`<p class="detail">${below}</p>` : ""}${item.text ? prose(item.text) : ""}
${item.tasks.length > 0 ? html`<ul>${item.tasks.map((task) => html`<li>${task}</li>`)}</ul>` : ""}
${item.results ? prose(item.results) : ""}
${item.environment.length > 0 ? html`<p class="detail">${labels.environment}${colon} ${item.environment.join(", ")}</p>` : ""}
${item.link ? html`<p><a href="${item.link}" rel="noopener noreferrer nofollow">${item.link}</a></p>` : ""}</div>`
}

const legal = ({ legal: lines }: SiteContent): Html =>
  html`<dl class="facts">${lines.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>`

const privacy = ({ privacy: parts }: SiteContent): Html =>
  html`${parts.map(([title, text]) => html`<h2>${title}</h2><p>${text}</p>`)}`

/** The page of the contact form: with what was typed, where it is shown again. */
export function contact(
  content: SiteContent,
  target: PageTarget,
  title: string,
  typed?: TypedMessage,
): Html {
  const { reach } = wordingOf(content.language)
  const ways: [string, Html | string][] = [
    [
      reach.email,
      content.email ? html`<a href="mailto:${content.email}">${content.email}</a>` : "",
    ],
    [
      reach.phone,
      content.phone ? html`<a href="tel:${content.phone.dialled}">${content.phone.shown}</a>` : "",
    ],
    [reach.address, content.address.join(", ")],
  ]
  return html`<section class="page contact"><h1>${title}</h1>
${prose(content.texts.contact)}
<dl class="facts">${ways.map(([label, way]) => (way ? html`<div><dt>${label}</dt><dd>${way}</dd></div>` : ""))}</dl>
${target.asFiles ? "" : form(content, typed ?? { values: {}, errors: {} })}
</section>`
}

function form(content: SiteContent, { values, errors }: TypedMessage): Html {
  const wording = wordingOf(content.language)
  const wrong = Object.keys(errors)
  const isFailed = wrong.length > 0
  const notes = (name: keyof TypedMessage["errors"]) =>
    errors[name] ? html`<span class="error" id="${name}-error">${errors[name]}</span>` : ""
  const state = (name: keyof TypedMessage["errors"]) =>
    errors[name]
      ? html` aria-invalid="true" aria-describedby="${name}-error"${name === wrong[0] ? html` autofocus` : ""}`
      : ""
  return html`<h2>${wording.writtenTo}</h2>
<form method="post" action="./" class="message">
<p class="note">${wording.form.required}</p>
${isFailed ? html`<p class="error" role="alert">${wording.form.failed}</p>` : ""}
<p><label for="name">${wording.form.name}</label><input id="name" name="name" required maxlength="120" autocomplete="name" value="${values.name ?? ""}"${state("name")}>${notes("name")}</p>
<p><label for="email">${wording.form.email}</label><input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${values.email ?? ""}"${state("email")}>${notes("email")}</p>
<p><label for="phoneNumber">${wording.form.phone}</label><input id="phoneNumber" name="phoneNumber" type="tel" maxlength="30" autocomplete="tel" value="${values.phoneNumber ?? ""}"${state("phoneNumber")}>${notes("phoneNumber")}</p>
<p><label for="message">${wording.form.message}</label><textarea id="message" name="message" rows="7" required maxlength="2000"${state("message")}>${values.message ?? ""}</textarea>${notes("message")}</p>
<p class="trap" aria-hidden="true"><label for="website">${wording.form.trap}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></p>
<p class="consent"><input id="consent" name="consent" type="checkbox" value="yes" required${values.consent ? html` checked` : ""}${state("consent")}><label for="consent">${content.consent}</label>${notes("consent")}</p>
<p><button class="button" type="submit">${wording.form.send}</button></p>
</form>`
}

/** What a visitor reads whose message arrived. */
export function thanks(
  content: SiteContent,
  links: Links,
): Pick<Body, "title" | "main" | "hidden"> {
  const wording = wordingOf(content.language)
  const back = html`<p><a class="button" href="${links.to("home")}">${wording.backHome}</a></p>`
  const main = section(wording.sentTitle, html`<p>${wording.sentText}</p>`, back)
  return { title: wording.sentTitle, main, hidden: true }
}

function missing(content: SiteContent, links: Links): Body {
  const wording = wordingOf(content.language)
  const back = html`<p><a class="button" href="${links.to("home")}">${wording.backHome}</a></p>`
  return {
    title: wording.missingTitle,
    description: wording.missingText,
    main: section(wording.missingTitle, html`<p>${wording.missingText}</p>`, back),
    hidden: true,
  }
}

/** Text as it is typed: an empty line begins a paragraph, lines that begin with a dash are a list. */
function prose(text: string | undefined): Html | string {
  if (!text) return ""
  return html`${text
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim())
      return lines.every((line) => /^[-–•] /.test(line))
        ? html`<ul>${lines.map((line) => html`<li>${line.slice(2)}</li>`)}</ul>`
        : html`<p>${lines.map((line, at) => html`${at > 0 ? html`<br>` : ""}${line}`)}</p>`
    })}`
}

const firstParagraph = (text: string): string => text.split(/\n{2,}/)[0] ?? text

function firstLine(text: string | undefined): string | undefined {
  return text
    ?.split("\n")
    .find((line) => line.trim())
    ?.slice(0, 160)
}
