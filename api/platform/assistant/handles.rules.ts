import { fold } from "./words.rules"

/** Names that do not leave, and what stands for them outside. */
export interface Handles {
  hide(text: string): string
  restore(text: string): string
}

const secrets: [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "[e-mail]"],
  [/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g, "[IBAN]"],
  [/(?<!\d)(?:\+\d{2}|0)[1-9](?:[ .-]?\d{2}){4}(?!\d)/g, "[tel]"],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Each name gets a handle; one of its own words, where it is long enough to tell by, gets the same. */
export function handlesFor(names: readonly string[]): Handles {
  const known = [...new Set(names)].sort((one, other) => other.length - one.length)
  const handleOf = new Map(known.map((name, at) => [name, `Client${at + 1}x`]))
  const parts = known.flatMap((name) => [
    { said: name, name },
    ...name.split(/\s+/).flatMap((part) => (part.length >= 4 ? [{ said: part, name }] : [])),
  ])
  const byText = new Map(parts.toReversed().map(({ said, name }) => [fold(said), name]))
  const pattern =
    parts.length > 0
      ? new RegExp(
          `(?<![\\p{L}\\d])(?:${[...new Set(parts.map(({ said }) => escaped(said)))]
            .sort((one, other) => other.length - one.length)
            .join("|")})(?![\\p{L}\\d])`,
          "giu",
        )
      : undefined
  return {
    hide(text) {
      const bare = secrets.reduce((rest, [found, mark]) => rest.replace(found, mark), text)
      if (!pattern) return bare
      return bare.replace(pattern, (said) => handleOf.get(byText.get(fold(said)) ?? "") ?? said)
    },
    restore: (text) =>
      text.replace(/Client(\d+)x/g, (whole, at: string) => known[Number(at) - 1] ?? whole),
  }
}

/** What a model wrote, as text alone: no markup, no address. */
export const plainRemark = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 600)
