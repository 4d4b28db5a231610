import { countriesIn } from "#domain/country"
import { localeOf } from "./locale.server"

/**
 * Every country by its name in the language of the request, France first. Named here and not in the
 * browser, whose names may differ from the server's.
 */
export async function countryChoices(
  request: Request,
): Promise<{ value: string; label: string }[]> {
  const countries = countriesIn(await localeOf(request))
  return countries.map(({ code, name }) => ({ value: code, label: name }))
}
