import type { CvFinding } from "#contract/cv-versions"
import { trigramOf } from "#domain/cv"
import { companyWords } from "#domain/duplicates"
import type { CvContent, FactOfCv, SectionOfCv } from "./content.rules"

export interface PersonOfCv {
  firstName: string | null
  lastName: string | null
  commercialName: string | null
  email: string | null
  phoneNumber: string | null
  streetAddress: string | null
  city: string | null
  photoId: string | null
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

/** Words that many names have, and that tell none of them. */
const common = new Set(
  (
    "agence agency atelier ateliers association banque bank boutique bureau cabinet centre center client clients compagnie company " +
    "conseil conseils conseiller consulting cooperative digital direction editions entreprise etablissements europe " +
    "france francaise francais group groupe holding industrie industries informatique institut international librairie " +
    "librairies maison mairie media ministere national nationale partenaires partners public publique regional regionale " +
    "reseau saint sainte service services societe software solution solutions studio studios systems systeme systemes " +
    "technologie technologies technology union universite ville voyages home house store shop paris lyon"
  ).split(" "),
)

/** The words of a name by which one is known without the rest of it: "chez Voltaire" for Librairies Voltaire SAS. */
const tellingWords = (name: string): string[] =>
  companyWords(name).filter((word) => word.length > 3 && !/^\d+$/.test(word) && !common.has(word))

/** A word of a name, also where something is written on to it: "ZorglubIndustries"; a short one only by itself. */
const isWritten = (written: string, word: string) =>
  written.includes(word.length > 4 ? ` ${word}` : ` ${word} `)

/** A street with its number, whoever's it is. */
const street =
  /(?<!\d)\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|boulevard|place|chemin|allée|quai|impasse|cours|route|square|street|road)(?!\p{L})[^\n,;.]{0,60}/giu

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
  const streets = (text.match(street) ?? []).map((said) => said.trim())
  return [...addresses, ...streets, ...(text.match(phone) ?? [])]
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
    digestOf,
  }: {
    person: PersonOfCv
    facts: readonly FactOfCv[]
    /** Whom one works for and with, and where. */
    others: { names: readonly string[]; addresses: readonly string[] }
    /** By what a text is known to be the same. */
    digestOf(text: string): string
  },
): CvFinding[] {
  if (!cv.anonymous) return []
  const whole = namesToHide(person, facts)
  const parted = [...new Set([...whole.names, ...others.names])].map((name) => ({
    ...{ name, said: plain(name), parts: tellingWords(name) },
  }))
  const unparted = [...whole.addresses, ...others.addresses].map((name) => ({
    ...{ name, said: plain(name), parts: [] as string[] },
  }))
  const names = [...parted, ...unparted]
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
    const addresses = addressesIn(text)
    const written = plain(text)
    // A part of a name is looked for beside what is found anyway.
    const unaddressed = addresses.reduce((left, said) => left.replaceAll(said, " "), text)
    const beside = plain(unaddressed)
    const words = new Set([
      ...names.flatMap(({ name, said, parts }) => {
        const isWhole = written.includes(said)
        // What is left once it was said whole may still say a part of it.
        const rest = beside.replaceAll(said, " ")
        return [
          ...(isWhole ? [name] : []),
          ...parts.filter((part) => isWritten(rest, part)).map((part) => asSaid(unaddressed, part)),
        ]
      }),
      ...addresses,
    ])
    return [...words].map((word) => ({
      // Settled is what was read: another text is looked at anew.
      id: `${factId ?? place} ${word} ${digestOf(text)}`,
      word,
      factId,
      place,
    }))
  })
  const settled = new Set(cv.layout.settled)
  return found.filter(({ id }) => !settled.has(id))
}

/** As it stands in the text, with its capitals and marks. */
const asSaid = (text: string, part: string): string =>
  text.split(/[^\p{L}\p{N}]+/u).find((word) => plain(word).trim().startsWith(part)) ?? part

/** The person's own names and those of the clients of their missions; and what is only told whole. */
function namesToHide(person: PersonOfCv, facts: readonly FactOfCv[]) {
  const clients = facts.flatMap(({ content }) =>
    "client" in content && content.client ? [content.client] : [],
  )
  const said = (texts: (string | null)[]) => [
    ...new Set(texts.flatMap((text) => (text && plain(text).trim().length > 1 ? [text] : []))),
  ]
  return {
    names: said([person.firstName, person.lastName, person.commercialName, ...clients]),
    addresses: said([person.streetAddress, person.email, person.phoneNumber]),
  }
}
