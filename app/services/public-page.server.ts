import { environment } from "../../config/environment"
import { localeOf, textOf } from "./locale.server"
import type { PublicPage } from "./public-page"

type Landing = "home" | "artisans" | "property"

/** What search engines, and whoever shares a link, are told of a landing page. */
export async function landingPage(request: Request, landing: Landing): Promise<PublicPage> {
  const t = await textOf(request)
  return publicPage(request, {
    title: t(`landing.${landing}.metaTitle`),
    description: t(`landing.${landing}.metaDescription`),
  })
}

/** The same of any other public page. */
export async function publicPage(
  request: Request,
  texts: { title: string; description: string },
): Promise<PublicPage> {
  const { origin, comingSoon } = environment()
  const locale = await localeOf(request)
  return { ...texts, locale, comingSoon, address: origin + new URL(request.url).pathname }
}
