import { z } from "zod"
import type { Commune } from "../../contract/communes"
import { askOutside, Declined, keeping } from "../http/ask"
import { invalid, Refusal } from "../http/problem"

/** An answer of geo.api.gouv.fr/communes, as far as it is read. */
const Answer = z.array(
  z.object({ code: z.string(), nom: z.string(), codesPostaux: z.array(z.string()).default([]) }),
)

const One = Answer.element.pick({ code: true, nom: true })

const mostCommunes = 20
const kept = keeping<Commune[]>(2_000, 24 * 3_600_000)
const keptNames = keeping<string>(2_000, 24 * 3_600_000)

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

/**
 * What the commune of INSEE's code is called. A code that the public list does not know is refused; where
 * the list does not answer, the code is taken without a name: nobody waits for a list to say where they live.
 */
export async function communeNamed(
  directory: string,
  code: string | null,
  now: Date,
): Promise<string | null> {
  if (code === null) return null
  const url = new URL(`/communes/${encodeURIComponent(code)}`, directory)
  url.search = new URLSearchParams({ fields: "nom,code", format: "json" }).toString()
  const earlier = keptNames.find(url.href, now)
  if (earlier) return earlier
  const answer = await askOutside(url).catch((cause: unknown) => {
    if (cause instanceof Declined && cause.status === 404)
      invalid([{ path: "communeId", code: "commune" }])
    return undefined
  })
  const commune = One.safeParse(answer)
  if (commune.data?.code !== code) return null
  keptNames.keep(url.href, commune.data.nom, now)
  return commune.data.nom
}
