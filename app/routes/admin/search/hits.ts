import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import type { Answer } from "~/services/hits"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { currentUser } from "~/services/session/current-user.server"
import { recordsSaying, wordsOf } from "./_found.server"
import { placesFor } from "./_places.server"

/** What the palette shows: the records that say the words; without words, every place there is. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = await localeOf(args.request)
  const q = wordsOf(args.request)
  if (q) {
    const answer: Answer = { places: [], groups: await recordsSaying(args, q, locale) }
    return Response.json(answer)
  }
  const api = await apiFor(args)
  const { permissions } = await currentUser(api)
  const answer: Answer = { places: placesFor(permissions, textsIn(locale)), groups: [] }
  return Response.json(answer)
}
