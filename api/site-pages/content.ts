import type { CustomerWebsite, SitePageKind } from "#contract/customer-website"
import type { PublishedCv } from "#contract/cv-publications"
import type { Profile } from "#contract/profile"
import { linesOfAddress } from "#domain/address"
import { isCompany, nameInBusiness } from "#domain/legal-status"
import { formatPhone } from "#domain/phone"
import { formatSiren } from "#domain/siren"
import { wordingOf } from "./wording"

/** A page of a site: those of the menu, that of the CV that is published, and what only the foot of the page leads to. */
type PageKind = SitePageKind | "cv" | "privacy"

interface SitePage {
  kind: PageKind
  /** Below the site's address, with a slash at its end; the home page has none. */
  path: string
  title: string
}

interface SiteProduct {
  id: string
  name: string
  detail: string
  price: string
  /** In cents, for machines. */
  amount: number
  currency: string
  imageId: string | null
}

/** Everything that a site shows, worded: what is drawn live, in the preview and in the archive alike. */
export interface SiteContent {
  language: "fr" | "en"
  template: CustomerWebsite["template"]
  palette: CustomerWebsite["palette"]
  name: string
  tagline: string | null
  /** In the menu's order. */
  menu: SitePage[]
  foot: SitePage[]
  /** What the person wrote instead of what a page says by itself. */
  texts: Partial<Record<PageKind, string>>
  services: CustomerWebsite["services"]
  products: SiteProduct[]
  about: string
  /** The CV that is published on it. */
  cv: PublishedCv | null
  city: string | null
  activity: string | null
  email: string | null
  phone: { shown: string; dialled: string } | null
  address: string[]
  legal: { label: string; text: string }[]
  privacy: [title: string, text: string][]
  consent: string
  logoId: string | null
  photoId: string | null
  /** What the photo shows, as its owner says; else whom. */
  photoAlt: string
  /** For machines: who it is and where. */
  facts: {
    streetAddress: string | null
    postalCode: string | null
    city: string | null
    country: string
  }
}

type Website = Pick<
  CustomerWebsite,
  | "template"
  | "palette"
  | "language"
  | "title"
  | "tagline"
  | "pages"
  | "services"
  | "hiddenProducts"
>

/** What a site says of its owner, of all that is known of them. */
type SiteOwner = Omit<Profile, "missing" | "workAvailabilities">

export interface OfferedProduct {
  id: string
  name: string
  sellingPrice: number | null
  currency: string
  color: string | null
  size: string | null
  imageId: string | null
}

export const pathOf = (kind: PageKind): string => (kind === "home" ? "" : `${kind}/`)

/** What a site is called; nothing while its owner has not said who they are. */
export const nameOfSite = ({ title }: Pick<Website, "title">, profile: Names): string =>
  title ?? profile.commercialName ?? nameOf(profile)

/** The words of a site: what its owner wrote, and else what the profile and the products say. */
export function contentOf(
  website: Website,
  profile: SiteOwner,
  products: OfferedProduct[],
  host: string | null,
  cv: PublishedCv | null,
): SiteContent {
  const { language } = website
  const wording = wordingOf(language)
  const owner = nameOf(profile)
  const name = nameOfSite(website, profile) || wording.nameless
  const page = (kind: PageKind, title: string | null = null): SitePage => ({
    kind,
    path: pathOf(kind),
    title: title ?? wording.pages[kind],
  })
  const shown = website.pages.filter((each) => each.shown)
  const offered = products.filter(({ id }) => !website.hiddenProducts.includes(id))
  const inMenu = shown.filter(
    ({ kind }) => kind !== "legal" && (kind !== "products" || offered.length > 0),
  )
  const business = businessNameOf(profile)
  return {
    language,
    template: website.template,
    palette: website.palette,
    name,
    tagline: website.tagline ?? profile.activity,
    menu: withCv(
      inMenu.map(({ kind, title }) => page(kind, title)),
      cv ? [page("cv")] : [],
    ),
    foot: [page("legal", shown.find(({ kind }) => kind === "legal")?.title), page("privacy")],
    texts: Object.fromEntries(
      website.pages.flatMap(({ kind, text }) => (text ? [[kind, text]] : [])),
    ),
    services: website.services.length > 0 ? website.services : profile.skills.map(skilled),
    products: offered.map((product) => worded(product, language)),
    cv,
    about:
      profile.howIAmDescription ?? wording.about(owner || name, profile.activity, profile.city),
    city: profile.city,
    activity: profile.activity,
    email: profile.email,
    phone:
      (profile.phoneNumber && {
        shown: formatPhone(profile.phoneNumber),
        dialled: profile.phoneNumber,
      }) ||
      null,
    address: linesOfAddress(profile, language),
    legal: legalOf(profile, host, language),
    privacy: wording.privacy({ name: business, email: profile.email }),
    consent: wording.consent(business),
    logoId: profile.logoId,
    photoId: profile.photoId,
    photoAlt: profile.photoAlt ?? (owner || name),
    facts: {
      streetAddress: profile.streetAddress,
      postalCode: profile.postalCode,
      city: profile.city,
      country: profile.country,
    },
  }
}

/** The CV stands before the page by which one is written to. */
function withCv(menu: SitePage[], cv: SitePage[]): SitePage[] {
  const contact = menu.findIndex(({ kind }) => kind === "contact")
  const at = contact < 0 ? menu.length : contact
  return [...menu.slice(0, at), ...cv, ...menu.slice(at)]
}

/** Until services are described, a site offers what the profile says that one can do. */
const skilled = (name: string) => ({ name, text: null, price: null })

type Names = Pick<SiteOwner, "firstName" | "lastName" | "commercialName" | "legalStatus">

const nameOf = ({ firstName, lastName }: Pick<Names, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ")

/** As papers bear it: a person's own name with EI, and the trade name beside; a company's alone. */
function businessNameOf(profile: Names): string {
  const { legalStatus, commercialName } = profile
  if (legalStatus !== null && isCompany(legalStatus)) return commercialName ?? ""
  const name = nameInBusiness(nameOf(profile), legalStatus)
  return commercialName ? `${name}, ${commercialName}` : name
}

function worded(product: OfferedProduct, language: "fr" | "en"): SiteProduct {
  const { id, name, color, size, imageId, currency } = product
  const amount = product.sellingPrice ?? 0
  const price = new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-GB", {
    style: "currency",
    currency,
  }).format(amount / 100)
  const detail = [color, size].filter(Boolean).join(", ")
  return { id, name, detail, price, amount, currency, imageId }
}

/** The legal notice, line by line: LCEN art. 1-1 and 19. Lines without a value are left out. */
function legalOf(
  profile: SiteOwner,
  host: string | null,
  language: "fr" | "en",
): SiteContent["legal"] {
  const { legal, entrepreneur, registerOf } = wordingOf(language)
  const company = profile.legalStatus !== null && isCompany(profile.legalStatus)
  const siren = profile.siren ?? profile.siret?.slice(0, 9) ?? null
  const capital =
    company && profile.shareCapital !== null
      ? new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-GB", {
          style: "currency",
          currency: profile.currency,
        }).format(profile.shareCapital / 100)
      : null
  const lines: [string, string | null][] = [
    [legal.publisher, businessNameOf(profile)],
    [legal.status, company ? profile.legalStatus : profile.legalStatus && entrepreneur],
    [legal.capital, capital],
    [
      legal.register,
      profile.registerCity && siren ? registerOf(profile.registerCity, formatSiren(siren)) : null,
    ],
    [legal.siren, siren && formatSiren(siren)],
    [legal.siret, profile.siret && formatSiren(profile.siret)],
    [legal.vat, profile.vatRegime === "franchise" ? null : profile.vatNumber],
    [legal.address, linesOfAddress(profile, language).join(", ")],
    [legal.phone, profile.phoneNumber && formatPhone(profile.phoneNumber)],
    [legal.email, profile.email],
    [legal.director, nameOf(profile)],
    [legal.host, host],
    [legal.content, legal.contentText],
  ]
  return lines.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}
