import type { DirectoryPage } from "#contract/directory"
import { personOfCv } from "#domain/person-of-cv"
import { environment } from "../../../config/environment"
import { localeOf, textOf } from "../language/locale.server"
import type { PostSummary } from "./blog.server"
import type { Offer } from "./prices.server"
import { publicAddress } from "./public-address"
import type { PublicPage } from "./public-page"

export type Landing = "home" | "artisans" | "property"

/** What search engines, and whoever shares a link, are told of a landing page. */
export async function landingPage(
  request: Request,
  landing: Landing,
  offer: Offer,
): Promise<PublicPage> {
  const t = await textOf(request)
  const { origin } = environment()
  const cost = offer === "free" ? t("public:landing.freeToUse") : t("public:landing.freeTrial")
  const description = `${t(`public:landing.${landing}.metaDescription`)} ${cost}`
  return publicPage(request, {
    title: t(`public:landing.${landing}.metaTitle`),
    description,
    facts: [
      {
        "@type": "SoftwareApplication",
        name: "Plume",
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        url: origin,
        inLanguage: ["fr", "en"],
        description,
      },
    ],
  })
}

/** The same of a post. */
export async function postPage(request: Request, post: PostSummary): Promise<PublicPage> {
  const [t, locale] = await Promise.all([textOf(request), localeOf(request)])
  const { origin, operator } = environment()
  const { title, description, date, updated } = post
  const tags = post.tags.map((tag) => t(`public:blog.tagNames.${tag}`))
  const publisher = { "@type": "Organization", name: operator.name ?? "Plume" }
  const addressOf = (path: string) => origin + publicAddress(path, locale)
  return publicPage(request, {
    title: `${title} – Plume`,
    description,
    article: { published: date, modified: updated, tags },
    facts: [
      {
        "@type": "BlogPosting",
        headline: title,
        description,
        datePublished: date,
        dateModified: updated,
        inLanguage: locale,
        keywords: tags.join(", "),
        url: addressOf(`/blog/${post.slug}`),
        mainEntityOfPage: addressOf(`/blog/${post.slug}`),
        image: `${origin}/pictures/share.${locale}.png`,
        author: publisher,
        publisher,
      },
    ],
  })
}

/** What the page does not say by itself already. */
function learntIn(cv: NonNullable<DirectoryPage["cv"]>) {
  const { alumniOf, hasCredential, hasOccupation } = personOfCv(cv)
  return { alumniOf, hasCredential, hasOccupation }
}

/** The last day on which what the page says was changed: the profile, or the CV that it shows. */
const changedOn = ({ changedAt, cv }: DirectoryPage) =>
  cv && cv.publishedAt > changedAt ? cv.publishedAt : changedAt

/** The same of someone's public page: who they are and what they do, and no way to reach them but the page. */
export async function personPage(request: Request, person: DirectoryPage): Promise<PublicPage> {
  const [t, locale] = await Promise.all([textOf(request), localeOf(request)])
  const { origin } = environment()
  const { handle, name, jobs, activity, skills, commune, about, languages } = person
  const trade = jobs[0] ?? activity ?? skills.slice(0, 3).join(", ")
  const url = origin + publicAddress(`/directory/${handle}`, locale)
  const title = t(
    commune ? "public:directory.person.metaTitle" : "public:directory.person.metaTitleAlone",
    {
      name,
      trade,
      commune: commune ?? "",
    },
  )
  const worker = {
    "@type": "Person",
    "@id": `${url}#person`,
    name,
    jobTitle: trade,
    knowsAbout: skills,
    knowsLanguage: languages,
    ...(person.hasPhoto && { image: `${origin}/directory/${handle}/photo` }),
    ...(commune && { homeLocation: { "@type": "City", name: commune } }),
    ...(person.cv && learntIn(person.cv)),
  }
  return publicPage(request, {
    title,
    description: (about ?? t("public:directory.person.metaDescription", { name, trade })).slice(
      0,
      160,
    ),
    facts: [
      { "@type": "ProfilePage", url, dateModified: changedOn(person), mainEntity: worker },
      {
        "@type": "ProfessionalService",
        name: person.commercialName ?? name,
        url,
        ...(person.hasPhoto && { image: `${origin}/directory/${handle}/photo` }),
        ...(commune && {
          address: { "@type": "PostalAddress", addressLocality: commune, addressCountry: "FR" },
          areaServed: { "@type": "City", name: commune },
        }),
        ...(person.offers.length > 0 && {
          makesOffer: person.offers.map(({ name, price, currency }) => ({
            "@type": "Offer",
            itemOffered: { "@type": "Product", name },
            ...(price !== null && { price: (price / 100).toFixed(2), priceCurrency: currency }),
          })),
        }),
        founder: { "@id": `${url}#person` },
      },
    ],
  })
}

/** The same of any other public page. */
export async function publicPage(
  request: Request,
  texts: Pick<PublicPage, "title" | "description" | "article" | "facts">,
): Promise<PublicPage> {
  const { origin, comingSoon } = environment()
  const locale = await localeOf(request)
  return { ...texts, locale, comingSoon, origin, path: new URL(request.url).pathname }
}
