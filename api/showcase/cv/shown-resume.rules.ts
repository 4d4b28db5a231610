import type { NewFact } from "#contract/cv"
import type { PersonOfCv } from "./anonymity.rules"
import type { CvContent, FactOfCv, ItemOfCv, SectionOfCv } from "./content.rules"
import { shownOf } from "./content.rules"
import { nameOn } from "./paper.rules"

/** A value of a file; what is not known is left out. */
const known = <Value extends object>(item: Value) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) =>
        value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Where more is read of a person: the first is their site, the others are pages on networks, by their hosts. */
const pagesOf = ([site, ...pages]: readonly string[]) => ({
  url: site ?? null,
  profiles: pages.map((url) => ({ network: new URL(url).hostname.replace(/^www\./, ""), url })),
})

/**
 * A CV as it shows, as JSON Resume: its items in their order and in its words, with the dates as the facts have them.
 * Of an anonymous one no more is in it than on its paper.
 */
export function shownResume(
  cv: CvContent,
  sections: readonly SectionOfCv[],
  { person, facts }: { person: PersonOfCv; facts: readonly FactOfCv[] },
): object {
  const contents = new Map(facts.map(({ id, content, kind }) => [id, { ...content, kind }]))
  const shown = shownOf(sections)
  const itemsOf = (kind: string) =>
    shown.flatMap((section) => (section.kind === kind ? section.items : []))
  const factOf = <Kind extends NewFact["kind"]>(item: ItemOfCv) =>
    contents.get(item.factId) as Extract<NewFact, { kind: Kind }> | undefined
  const { email, phoneNumber, city } = person
  return known({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: known({
      name: nameOn(cv, person),
      label: cv.headline,
      summary: cv.summary,
      ...(cv.anonymous ? {} : { email, phone: phoneNumber, ...pagesOf(cv.links) }),
      ...(cv.anonymous || !city ? {} : { location: { city } }),
    }),
    work: itemsOf("mission").map((item) => {
      const fact = factOf<"mission">(item)
      return known({
        name: cv.anonymous ? item.client : fact?.client,
        ...{ description: cv.anonymous ? null : fact?.clientNote, position: item.title },
        location: item.place,
        ...{ startDate: fact?.start, endDate: fact?.end, url: item.link, summary: item.text },
        highlights: [...item.tasks, ...(item.results ? [item.results] : [])],
        keywords: item.environment,
      })
    }),
    education: itemsOf("study").map((item) => {
      const fact = factOf<"study">(item)
      return known({
        ...{ institution: item.with, studyType: item.title, area: item.aside, url: item.link },
        ...{ startDate: fact?.start, endDate: fact?.end },
      })
    }),
    certificates: itemsOf("certification").map((item) => {
      const fact = factOf<"certification">(item)
      return known({
        ...{ name: item.title, issuer: fact?.organism, date: fact?.issuedOn, url: item.link },
      })
    }),
    skills: itemsOf("skill").map((item) =>
      known({ name: item.title, level: item.aside, keywords: item.text?.split(", ") ?? [] }),
    ),
    languages: itemsOf("language").map((item) =>
      known({ language: item.title, fluency: item.aside }),
    ),
    interests: itemsOf("interest").map((item) =>
      known({ name: item.title, keywords: item.text?.split(", ") ?? [] }),
    ),
    // The format has no place for what one was trained in.
    plume: known({
      trainings: itemsOf("training").map((item) =>
        known({ title: item.title, organism: item.with, date: item.dates, hours: item.aside }),
      ),
    }),
    meta: { language: cv.language, version: "v1.0.0" },
  })
}
