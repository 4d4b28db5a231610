import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { shownRights } from "~/services/person"
import { privateJson } from "~/services/private-json.server"
import type { Answer } from "~/services/search-results"
import { currentUser } from "~/services/session/current-user.server"
import { searchRecords, searchTextOf } from "./_records.server"
import { screensFor } from "./_screens.server"

/** What the palette shows: the records that say the words; without words, every place there is. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = await localeOf(args.request)
  const q = searchTextOf(args.request)
  if (q) {
    const answer: Answer = { screens: [], groups: await searchRecords(args, q, locale) }
    return privateJson(answer)
  }
  const api = await apiFor(args)
  const rights = shownRights(await currentUser(api))
  const answer: Answer = { screens: screensFor(rights, textsIn(locale)), groups: [] }
  return privateJson(answer)
}
