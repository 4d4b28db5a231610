/** The name of a country in a language: "Belgique". */
export function countryName(country: string, language: string): string {
  return namesOf(language).of(country) ?? country
}

/** Every country, by name in a language, France first. */
export function countriesIn(language: string): { code: string; name: string }[] {
  const order = new Intl.Collator(language)
  return everyCode()
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => {
      if (one.code === "FR" || other.code === "FR") return one.code === "FR" ? -1 : 1
      return order.compare(one.name, other.name)
    })
}

const names = new Map<string, Intl.DisplayNames>()

function namesOf(language: string): Intl.DisplayNames {
  const known = names.get(language)
  if (known) return known
  const made = new Intl.DisplayNames([language], { type: "region", fallback: "code" })
  names.set(language, made)
  return made
}

// Codes that Intl names but that are no country: groups, pseudo-locales, and former states.
const notCountries = new Set(
  "AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UK UN VD XA XB YD YU ZR ZZ".split(
    " ",
  ),
)

function everyCode(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.filter((code) => !notCountries.has(code) && countryName(code, "en") !== code)
}
