import type { CvFinding } from "#contract/cv-versions"
import { trigramOf } from "#domain/cv"
import type { CvContent, FactOfCv, SectionOfCv } from "./content.rules"

export interface PersonOfCv {
  firstName: string | null
  lastName: string | null
  commercialName: string | null
  email: string | null
  phoneNumber: string | null
  streetAddress: string | null
  city: string | null
}

/** What an anonymous CV calls its person. */
export const initialsOf = ({ firstName, lastName }: PersonOfCv): string =>
  trigramOf(firstName ?? "", lastName ?? "") || "–"

/** Texts are compared without case, marks and the signs between words. */
const plain = (text: string) =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `

/** A telephone as it is written in France, and with the number of a country. */
const phone = /(?:\+\d\d|0)[ .-]?\d(?:[ .-]?\d\d){4}/g

/** An address of mail, a telephone and a web address look like themselves, whoever's they are. */
function addressesIn(text: string): string[] {
  const words = text.split(/[\s<>()]/).map(withoutPoints)
  const addresses = words.filter(
    (word) =>
      /^(https?:\/\/|www\.)/i.test(word) ||
      (word.indexOf("@") > 0 && word.lastIndexOf(".") > word.indexOf("@")),
  )
  return [...addresses, ...(text.match(phone) ?? [])]
}

/** A word without the points at its end, which belong to its sentence. */
function withoutPoints(word: string): string {
  let end = word.length
  while (end > 0 && ".,;:!?".includes(word.charAt(end - 1))) end--
  return word.slice(0, end)
}

/** What in the texts of an anonymous CV tells who it is of, or who the clients are, and was not settled yet. */
export function findingsIn(
  cv: CvContent,
  sections: readonly SectionOfCv[],
  { person, facts }: { person: PersonOfCv; facts: readonly FactOfCv[] },
): CvFinding[] {
  if (!cv.anonymous) return []
  const names = namesToHide(person, facts)
  const places = [
    { factId: null, place: "headline", texts: [cv.headline] },
    { factId: null, place: "summary", texts: [cv.summary] },
    ...sections.flatMap(({ items }) =>
      items.map((item) => ({
        factId: item.factId,
        place: item.title,
        texts: [
          ...[item.title, item.with, item.aside, item.text, item.results],
          ...[...item.tasks, ...item.environment],
        ],
      })),
    ),
  ]
  const found = places.flatMap(({ factId, place, texts }) => {
    const text = texts.filter(Boolean).join("\n")
    const words = new Set([
      ...names.filter((name) => plain(text).includes(plain(name))),
      ...addressesIn(text),
    ])
    return [...words].map((word) => ({
      id: `${factId ?? place} ${word}`,
      word,
      factId,
      place,
    }))
  })
  const settled = new Set(cv.layout.settled)
  return found.filter(({ id }) => !settled.has(id))
}

function namesToHide(person: PersonOfCv, facts: readonly FactOfCv[]): string[] {
  const clients = facts.flatMap(({ content }) =>
    "client" in content && content.client ? [content.client] : [],
  )
  const own = [
    ...[person.firstName, person.lastName, person.commercialName, person.streetAddress],
    ...[person.email, person.phoneNumber],
  ]
  const names = [...own, ...clients].flatMap((name) =>
    name && plain(name).trim().length > 1 ? [name] : [],
  )
  return [...new Set(names)]
}
