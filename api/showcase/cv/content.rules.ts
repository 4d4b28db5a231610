import { skillKinds } from "#contract/choices"
import type { FactKind, NewFact } from "#contract/cv"
import type { NewCv } from "#contract/cv-versions"
import { certificationState, monthsCovered } from "#domain/cv"
import type { Day } from "#domain/day"
import { inOrder, type Layout, type OwnTexts, sectionsOf } from "./layout.rules"
import type { FactContent } from "./rules"
import { type CvWords, printed, wordsOf } from "./wording.rules"

export interface FactOfCv {
  id: string
  kind: FactKind
  content: FactContent
  /** The certification that took its place. */
  renewedById?: string | null
}
export type CvContent = NewCv & { layout: Layout }

/** An item as a CV says it: in its language, and in its own words where it has some. */
export interface ItemOfCv {
  factId: string
  kind: FactKind
  hidden: boolean
  changed: boolean
  missing: boolean
  title: string
  /** With whom, and where; of an anonymous CV what does not tell. */
  with: string
  /** Of a mission: the client alone, and the place alone. */
  client: string
  place: string
  dates: string
  length: string
  /** A few words beside its title: a level, a diploma's subject. */
  aside: string
  text: string | null
  tasks: string[]
  results: string | null
  environment: string[]
  link: string | null
  /** Of a skill: below which heading it stands. */
  group: string
}

export interface SectionOfCv {
  kind: FactKind
  title: string
  hidden: boolean
  items: ItemOfCv[]
}

/** The sections of a CV in their order, with all items, the hidden ones too; a certification that was renewed is gone. */
export function contentOf(cv: CvContent, all: readonly FactOfCv[], today: Day): SectionOfCv[] {
  const facts = all.filter(({ renewedById }) => !renewedById)
  const say = wordsOf(cv.language)
  return sectionsOf(cv.layout, cv.template).map((kind) => ({
    kind,
    title: say.sections[kind],
    hidden: cv.layout.hiddenSections?.includes(kind) ?? false,
    items: inOrder(
      cv.layout,
      facts.filter((fact) => fact.kind === kind),
    ).map((fact) => itemOf(cv, fact, today, say)),
  }))
}

/** What of it is printed. */
export const shownOf = (sections: readonly SectionOfCv[]): SectionOfCv[] =>
  sections.flatMap((section) => {
    const items = section.items.filter(({ hidden, title }) => !hidden && title !== "")
    return section.hidden || items.length === 0 ? [] : [{ ...section, items }]
  })

const nothing: Omit<ItemOfCv, "factId" | "kind" | "hidden" | "changed" | "missing" | "title"> = {
  ...{
    with: "",
    client: "",
    place: "",
    dates: "",
    length: "",
    aside: "",
    text: null,
    tasks: [],
    results: null,
  },
  ...{ environment: [], link: null, group: "" },
}

function itemOf(
  cv: CvContent,
  { id, kind, content }: FactOfCv,
  today: Day,
  say: CvWords,
): ItemOfCv {
  const fact = { ...content, kind } as NewFact
  const own = cv.layout.texts?.[id]
  const said = wordingOf(cv, fact, own, today, say)
  const isExpired =
    fact.kind === "certification" && certificationState(fact.expiresOn, today) === "expired"
  return {
    ...nothing,
    ...said,
    factId: id,
    kind,
    changed: own !== undefined,
    missing: isMissing(fact, cv.language),
    hidden: (cv.layout.hiddenItems?.includes(id) ?? false) || (isExpired && cv.hidesExpired),
  }
}

function wordingOf(
  cv: CvContent,
  fact: NewFact,
  own: OwnTexts | undefined,
  today: Day,
  say: CvWords,
): Partial<ItemOfCv> & { title: string } {
  const pick = <Value>(french: Value, english: Value): Value => {
    const [first, second] = cv.language === "fr" ? [french, english] : [english, french]
    const isThere = Array.isArray(first) ? first.length > 0 : first
    return isThere || !cv.otherLanguage ? first : second
  }
  switch (fact.kind) {
    case "mission": {
      const client = cv.anonymous
        ? (fact.discreetName ?? fact.sector ?? say.client)
        : [fact.client, fact.clientNote].filter(Boolean).join(", ")
      const place = own?.place ?? fact.place ?? ""
      return {
        title: own?.title ?? pick(fact.titleFr, fact.titleEn) ?? "",
        with: [client, place].filter(Boolean).join(" · "),
        ...{ client, place },
        ...whenOf(fact, today, say),
        text: own?.text ?? pick(fact.contextFr, fact.contextEn),
        tasks: own && own.tasks.length > 0 ? own.tasks : pick(fact.tasksFr, fact.tasksEn),
        results: own?.results ?? pick(fact.resultsFr, fact.resultsEn),
        environment: own?.environment?.length ? own.environment : fact.environment,
        link: cv.anonymous ? null : fact.link,
      }
    }
    case "skill":
      return {
        title: own?.title ?? fact.name,
        aside: [
          fact.level && say.levels[fact.level],
          fact.years === null ? null : say.practice(fact.years),
        ]
          .filter(Boolean)
          .join(", "),
        text: own?.text ?? (fact.details.join(", ") || null),
        group: say.types[fact.type ?? "other"],
      }
    case "language":
      return {
        title: own?.title ?? languageIn(cv.language, fact.code),
        aside: [fact.level && say.languageLevels[fact.level], fact.remark]
          .filter(Boolean)
          .join(", "),
      }
    case "study":
      return {
        title: own?.title ?? pick(fact.diplomaFr, fact.diplomaEn) ?? "",
        aside: pick(fact.subjectFr, fact.subjectEn) ?? "",
        with: fact.institute ?? "",
        dates: say.period(printed(fact.start), printed(fact.end)),
        text: own?.text ?? null,
        link: cv.anonymous ? null : fact.link,
      }
    case "training":
      return {
        title: own?.title ?? pick(fact.titleFr, fact.titleEn) ?? "",
        with: fact.organism ?? "",
        dates: printed(fact.on) ?? "",
        aside: fact.hours ? say.hours(fact.hours) : "",
        text: own?.text ?? null,
      }
    case "certification":
      return {
        title: own?.title ?? pick(fact.titleFr, fact.titleEn) ?? "",
        with: [fact.organism, cv.anonymous ? null : fact.licenceNumber].filter(Boolean).join(" · "),
        dates: printed(fact.issuedOn) ?? "",
        aside: validityOf(fact, today, say),
        text: own?.text ?? null,
        link: cv.anonymous ? null : fact.link,
      }
    case "interest":
      return {
        title: own?.title ?? pick(fact.nameFr, fact.nameEn) ?? "",
        text: own?.text ?? (pick(fact.detailsFr, fact.detailsEn).join(", ") || null),
      }
  }
}

function whenOf(period: { start: string | null; end: string | null }, today: Day, say: CvWords) {
  return {
    dates: say.period(printed(period.start), printed(period.end)),
    length: say.length(monthsCovered([period], today)),
  }
}

function validityOf(
  { expiresOn, noExpiry }: { expiresOn: string | null; noExpiry: boolean },
  today: Day,
  say: CvWords,
): string {
  const day = printed(expiresOn)
  if (!day) return noExpiry ? say.unlimited : ""
  return certificationState(expiresOn, today) === "expired" ? say.expired(day) : say.expires(day)
}

function languageIn(language: "fr" | "en", code: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

/** Whether something that is said in the other language is not said in this one. */
function isMissing(fact: NewFact, language: "fr" | "en"): boolean {
  const [own, other] = language === "fr" ? ["Fr", "En"] : ["En", "Fr"]
  const texts = new Map(Object.entries(fact))
  const has = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  return [...texts].some(
    ([name, value]) =>
      name.endsWith(other) &&
      has(value) &&
      !has(texts.get(`${name.slice(0, -other.length)}${own}`)),
  )
}

/** Skills below the headings of their types, in the order of those. */
export function skillGroups(items: readonly ItemOfCv[], language: "fr" | "en") {
  const { types } = wordsOf(language)
  return skillKinds.flatMap((kind) => {
    const own = items.filter(({ group }) => group === types[kind])
    return own.length > 0 ? [{ title: types[kind], items: own }] : []
  })
}
