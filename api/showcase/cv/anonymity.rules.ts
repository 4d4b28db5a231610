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
const phone = /(?:\+\d\d|00[ .-]?\d\d|0)[ .-]?\d(?:[ .-]?\d\d){4}/g
/** A site without its "https", at the endings that people here have; and what ends so, and is a technology. */
const site = /^(?:[\w-]+\.)+(?:fr|com|org|net|eu|be|ch|de|lu|io|dev|me|pro|info|site)(?:\/\S*)?$/i
const technology = /^(?:asp|ado|vb|ml|ssl)\.net$|^socket\.io$/i
/** How one is called on a network; a package of a scope has a slash. */
const handle = /^@[\w.-]{3,}$/

/** An address of mail, a telephone and a web address look like themselves, whoever's they are. */
function addressesIn(text: string): string[] {
  const words = text.split(/[\s<>()]/).map(withoutPoints)
  const addresses = words.filter(
    (word) =>
      /^(https?:\/\/|www\.)/i.test(word) ||
      (site.test(word) && !technology.test(word)) ||
      handle.test(word) ||
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
  {
    person,
    facts,
    others,
  }: {
    person: PersonOfCv
    facts: readonly FactOfCv[]
    /** Whom one works for and with, and where: names and addresses. */
    others: readonly string[]
  },
): CvFinding[] {
  if (!cv.anonymous) return []
  const names = [...new Set([...namesToHide(person, facts), ...others])].map((name) => ({
    name,
    said: plain(name),
  }))
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
    const written = plain(text)
    const words = new Set([
      ...names.flatMap(({ name, said }) => (written.includes(said) ? [name] : [])),
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
