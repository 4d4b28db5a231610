import { environment } from "../../config/environment"
import { localeOf, textsIn } from "./locale.server"
import type { PublicPage } from "./public-page"

/** What search engines, and whoever shares a link, are told of a public page. */
export async function publicPage(
  request: Request,
  texts: { title: string; description: string } | string,
): Promise<PublicPage> {
  const { origin, comingSoon } = environment()
  const locale = await localeOf(request)
  const { t } = textsIn(locale)
  const told =
    typeof texts === "string"
      ? { title: t(`${texts}.metaTitle`), description: t(`${texts}.metaDescription`) }
      : texts
  return { ...told, locale, comingSoon, address: origin + new URL(request.url).pathname }
}
