import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { countryChoices } from "~/services/language/countries.server"
import { privateJson } from "~/services/private-json.server"
import { matching } from "./_specimens.server"

/** The countries that a text finds: the long list of the page of forms. */
export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: matching(await countryChoices(args.request), q) })
}
