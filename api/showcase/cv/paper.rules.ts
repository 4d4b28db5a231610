import type { ReadableCv } from "#contract/cv-copies"
import { yearsOfExperience } from "#domain/cv"
import type { Day } from "#domain/day"
import { initialsOf, type PersonOfCv } from "./anonymity.rules"
import {
  type CvContent,
  type FactOfCv,
  type SectionOfCv,
  shownOf,
  skillGroups,
} from "./content.rules"
import { wordsOf } from "./wording.rules"

/** What the template places: finished texts only. */
export function paperOf(
  cv: CvContent,
  sections: readonly SectionOfCv[],
  { person, facts, today }: { person: PersonOfCv; facts: readonly FactOfCv[]; today: Day },
) {
  const say = wordsOf(cv.language)
  const name = nameOn(cv, person)
  const missions = facts.flatMap(({ content }) =>
    "missionKind" in content ? [{ start: content.start, end: content.end }] : [],
  )
  const years = yearsOfExperience(missions, today)
  const rate =
    cv.dailyRateHT === null
      ? ""
      : say.rate(
          new Intl.NumberFormat(cv.language === "fr" ? "fr-FR" : "en-GB", {
            style: "currency",
            currency: "EUR",
            minimumFractionDigits: cv.dailyRateHT % 100 === 0 ? 0 : 2,
          }).format(cv.dailyRateHT / 100),
        )
  return {
    language: cv.language,
    template: cv.template,
    color: cv.color,
    title: `${say.document[cv.template]} – ${name}`,
    name,
    headline: cv.headline ?? "",
    years: cv.template === "dossier" && years > 0 ? say.years(years) : "",
    rate,
    contact: cv.anonymous ? [] : [...contactOf(person), ...cv.links.map(linkOf)],
    /** How its photo is told to who does not see it; nothing where it has none. */
    photo: cv.showsPhoto && !cv.anonymous && person.photoId ? say.photo(name) : "",
    summary: cv.summary ?? "",
    labels: say.labels,
    colon: cv.language === "fr" ? "\u00a0:" : ":",
    page: say.page,
    sections: shownOf(sections).map(({ kind, title, items }) => ({
      kind,
      title,
      groups: kind === "skill" ? skillGroups(items, cv.language) : [{ title: "", items }],
    })),
  }
}

export type PaperOfCv = ReturnType<typeof paperOf>

/** What is read of a paper where it is no PDF. */
export function readingOf(paper: PaperOfCv): ReadableCv {
  const { language, title, name, headline, years, rate, contact, summary, colon } = paper
  const { labels, sections } = paper
  return {
    ...{ language, title, name, headline, years, rate, contact, summary, colon },
    labels: {
      summary: labels.summary,
      environment: labels.environment,
      results: labels.results,
    },
    sections: sections.map((section) => ({
      kind: section.kind,
      title: section.title,
      groups: section.groups.map((group) => ({
        title: group.title,
        items: group.items.map((item) => ({
          ...{ title: item.title, aside: item.aside, with: item.with, dates: item.dates },
          ...{ length: item.length, text: item.text, tasks: item.tasks, results: item.results },
          ...{ environment: item.environment, link: item.link },
        })),
      })),
    })),
  }
}

/** The name of its file: it says no more than the CV does. */
export const fileOf = (cv: CvContent, person: PersonOfCv): string =>
  `${plain(`${wordsOf(cv.language).document[cv.template]} ${nameOn(cv, person)}`)}.pdf`

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** How a CV names its person; an anonymous one by initials. */
export const nameOn = (cv: CvContent, person: PersonOfCv): string =>
  cv.anonymous
    ? initialsOf(person)
    : [person.firstName, person.lastName].filter(Boolean).join(" ") ||
      person.commercialName ||
      wordsOf(cv.language).document[cv.template]

const contactOf = ({ email, phoneNumber, city }: PersonOfCv) => [
  ...(email ? [{ text: email, link: `mailto:${email}` }] : []),
  ...(phoneNumber
    ? [{ text: spaced(phoneNumber), link: `tel:${phoneNumber.replace(/\s/g, "")}` }]
    : []),
  ...(city ? [{ text: city, link: "" }] : []),
]

/** A page by its address as it is read: without what only browsers need. */
const linkOf = (link: string) => ({
  text: link.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, ""),
  link,
})

/** A French number as it is read aloud: two digits at a time. */
const spaced = (phone: string) =>
  phone.replace(/^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, "+33 $1 $2 $3 $4 $5")
