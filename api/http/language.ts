import type { Language } from "#contract/values"

const spoken: readonly Language[] = ["fr", "en"]

/**
 * What an Accept-Language header asks for, of what we speak (RFC 9110 §12.5.4): the highest of its weights,
 * of equal ones the first. Nothing where it is not there, takes any (`*`), or wants others only: then the
 * person's own language holds, else French.
 */
export function askedLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? "").toLowerCase().split(",").map(read)
  const [best] = spoken
    .flatMap((language) => ranges.find(({ name }) => name.split("-")[0] === language) ?? [])
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (one, other) => other.weight - one.weight || ranges.indexOf(one) - ranges.indexOf(other),
    )
  const any = ranges.find(({ name }) => name === "*")
  // "*, en;q=0.5": everything else is dearer than English.
  if (!best || (any && any.weight > best.weight)) return undefined
  return best.name.startsWith("en") ? "en" : "fr"
}

interface Range {
  name: string
  weight: number
}

/** One range and its weight; one that is written wrong weighs nothing. */
function read(text: string): Range {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim())
  const [q = "q=1"] = parameters
  const weight = /^q\s*=\s*(0(\.\d{0,3})?|1(\.0{0,3})?)$/.exec(q)?.[1]
  return { name, weight: Number(weight ?? 0) }
}
