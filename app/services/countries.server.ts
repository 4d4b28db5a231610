import { countries } from "../../domain/country"
import { localeOf } from "./locale.server"

interface Choice {
  value: string
  label: string
}

const known = new Map<string, Choice[]>()

/**
 * Every country by its name in the language of the request, France first. Named here and not in the
 * browser, whose names may differ from the server's.
 */
export async function countryChoices(request: Request): Promise<Choice[]> {
  const locale = await localeOf(request)
  let choices = known.get(locale)
  if (!choices) {
    choices = named(locale)
    known.set(locale, choices)
  }
  return choices
}

function named(locale: string): Choice[] {
  const names = new Intl.DisplayNames([locale], { type: "region" })
  const order = new Intl.Collator(locale)
  const choices = countries.map((value) => ({ value, label: names.of(value) ?? value }))
  const rank = ({ value }: Choice) => (value === "FR" ? 0 : 1)
  return choices.sort((a, b) => rank(a) - rank(b) || order.compare(a.label, b.label))
}
