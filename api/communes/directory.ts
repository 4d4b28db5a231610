import { z } from "zod"
import type { Commune } from "../../contract/communes"
import { askOutside, keeping } from "../http/ask"
import { Refusal } from "../http/problem"

/** An answer of geo.api.gouv.fr/communes, as far as it is read. */
const Answer = z.array(
  z.object({ code: z.string(), nom: z.string(), codesPostaux: z.array(z.string()).default([]) }),
)

const mostCommunes = 20
const kept = keeping<Commune[]>(2_000, 24 * 3_600_000)

/** The communes of a postal code, by name; or those of a name, the most populous first. */
export async function findCommunes(directory: string, q: string, now: Date): Promise<Commune[]> {
  const isCode = /^\d{5}$/.test(q)
  const url = new URL("/communes", directory)
  url.search = new URLSearchParams({
    ...(isCode ? { codePostal: q } : { nom: q, boost: "population", limit: String(mostCommunes) }),
    fields: "nom,code,codesPostaux",
    format: "json",
  }).toString()
  const earlier = kept.find(url.href, now)
  if (earlier) return earlier
  const found = await askOutside(url)
    .then((answer) => Answer.parse(answer))
    .catch((cause: unknown) => {
      throw Object.assign(new Refusal(503, "lookupUnavailable"), { cause })
    })
  const communes = found
    .flatMap(({ code, nom, codesPostaux }) =>
      codesPostaux
        .filter((postalCode) => !isCode || postalCode === q)
        .map((postalCode) => ({ code, name: nom, postalCode })),
    )
    .slice(0, mostCommunes)
  kept.keep(url.href, communes, now)
  return communes
}
