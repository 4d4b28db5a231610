import { z } from "zod"
import { endsBefore, isPartialDate } from "#domain/partial-date"
import { Acts } from "./acts"
import {
  certificationStates,
  factKinds,
  languageLevels,
  missionKinds,
  moveDirections,
  skillKinds,
  skillLevels,
} from "./choices"
import { Lines, PartialDate, WebAddress } from "./partial-date"
import { FileId, Id, LongText, optional, Quantity, Stamp, Switch, Text, Version } from "./values"

const Title = () => optional(Text(200))
const Words = () => optional(LongText(4_000))
/** What is done or used, a line each: in sum no longer than a text. */
const Tasks = () => Lines(50, 500)

const period = { start: optional(PartialDate), end: optional(PartialDate) }

/** What there is to say of oneself, by its kind; where a text is in one language only, the other is empty. */
const shapes = {
  mission: {
    missionKind: z.enum(missionKinds).default("mission"),
    titleFr: Title(),
    titleEn: Title(),
    client: optional(Text(200)),
    /** How the client is called where it must not be named. */
    discreetName: optional(Text(200)),
    sector: optional(Text(200)),
    clientNote: optional(Text(500)),
    place: optional(Text(200)),
    link: optional(WebAddress),
    ...period,
    contextFr: Words(),
    contextEn: Words(),
    tasksFr: Tasks(),
    tasksEn: Tasks(),
    resultsFr: Words(),
    resultsEn: Words(),
    environment: Lines(60, 100),
  },
  skill: {
    name: Text(60),
    type: optional(z.enum(skillKinds)),
    level: optional(z.enum(skillLevels)),
    years: optional(z.int().min(0).max(70)),
    details: Lines(20, 200),
  },
  language: {
    code: z.string().regex(/^[a-z]{2}$/, { error: "choice" }),
    level: optional(z.enum(languageLevels)),
    remark: optional(Text(100)),
  },
  study: {
    diplomaFr: Title(),
    diplomaEn: Title(),
    institute: optional(Text(200)),
    subjectFr: Title(),
    subjectEn: Title(),
    ...period,
    link: optional(WebAddress),
  },
  training: {
    titleFr: Title(),
    titleEn: Title(),
    organism: optional(Text(200)),
    hours: optional(Quantity.refine((hours) => Number(hours) > 0, { error: "hoursAboveZero" })),
    on: optional(PartialDate),
  },
  certification: {
    titleFr: Title(),
    titleEn: Title(),
    organism: optional(Text(200)),
    issuedOn: optional(PartialDate),
    expiresOn: optional(PartialDate),
    noExpiry: Switch,
    licenceNumber: optional(Text(100)),
    link: optional(WebAddress),
    proofId: optional(FileId),
  },
  interest: {
    nameFr: Title(),
    nameEn: Title(),
    detailsFr: Lines(20, 200),
    detailsEn: Lines(20, 200),
  },
}

/** The text that names a fact, of which one language at least is there. */
const namedBy = {
  mission: ["titleFr", "titleEn"],
  study: ["diplomaFr", "diplomaEn"],
  training: ["titleFr", "titleEn"],
  certification: ["titleFr", "titleEn"],
  interest: ["nameFr", "nameEn"],
} as const

interface Checked {
  kind: (typeof factKinds)[number]
  start?: string | null
  end?: string | null
  issuedOn?: string | null
  expiresOn?: string | null
  noExpiry?: boolean
}

const isDate = (date?: string | null): date is string => !!date && isPartialDate(date)

/** A fact is named, its days run forward, and it does not both end and never end. */
function check(fact: Checked, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message })
  const names: readonly string[] = fact.kind in namedBy ? namedBy[fact.kind as "mission"] : []
  if (names[0] && names.every((name) => !(fact as never)[name])) refuse(names[0], "required")
  const { start, end, issuedOn, expiresOn } = fact
  // What is no date at all is refused where it is typed.
  if (isDate(start) && isDate(end) && endsBefore(end, start)) refuse("end", "endBeforeStart")
  if (isDate(issuedOn) && isDate(expiresOn) && endsBefore(expiresOn, issuedOn))
    refuse("expiresOn", "expiryBeforeIssue")
  if (fact.expiresOn && fact.noExpiry) refuse("noExpiry", "expiryAndNone")
}

function newFact<const Kind extends keyof typeof shapes>(kind: Kind) {
  return z
    .object({ kind: z.literal(kind), ...shapes[kind] })
    .superRefine((fact, context) => check(fact as Checked, context))
}

function changesOf<const Kind extends keyof typeof shapes>(kind: Kind) {
  return z
    .object({ kind: z.literal(kind), ...shapes[kind], version: Version })
    .superRefine((fact, context) => check(fact as Checked, context))
}

/** What a form sends of each kind. */
export const newFacts = {
  mission: newFact("mission"),
  skill: newFact("skill"),
  language: newFact("language"),
  study: newFact("study"),
  training: newFact("training"),
  certification: newFact("certification"),
  interest: newFact("interest"),
}
export const factChanges = {
  mission: changesOf("mission"),
  skill: changesOf("skill"),
  language: changesOf("language"),
  study: changesOf("study"),
  training: changesOf("training"),
  certification: changesOf("certification"),
  interest: changesOf("interest"),
}

export const NewFact = z
  .discriminatedUnion("kind", [
    newFacts.mission,
    newFacts.skill,
    newFacts.language,
    newFacts.study,
    newFacts.training,
    newFacts.certification,
    newFacts.interest,
  ])
  .meta({ id: "NewFact" })
/** The certification that takes the place of another. */
export const CertificationRenewal = newFact("certification").meta({ id: "CertificationRenewal" })
export const FactChanges = z
  .discriminatedUnion("kind", [
    factChanges.mission,
    factChanges.skill,
    factChanges.language,
    factChanges.study,
    factChanges.training,
    factChanges.certification,
    factChanges.interest,
  ])
  .meta({ id: "FactChanges" })

const text = z.string().nullable()
const texts = z.array(z.string())
const record = {
  ...Stamp,
  can: Acts("change", "remove", "renew"),
}

/** A fact of the CV, as read. */
export const Fact = z
  .discriminatedUnion("kind", [
    z.object({
      ...record,
      kind: z.literal("mission"),
      missionKind: z.enum(missionKinds),
      titleFr: text,
      titleEn: text,
      client: text,
      discreetName: text,
      sector: text,
      clientNote: text,
      place: text,
      link: text,
      start: text,
      end: text,
      contextFr: text,
      contextEn: text,
      tasksFr: texts,
      tasksEn: texts,
      resultsFr: text,
      resultsEn: text,
      environment: texts,
    }),
    z.object({
      ...record,
      kind: z.literal("skill"),
      name: z.string(),
      type: z.enum(skillKinds).nullable(),
      level: z.enum(skillLevels).nullable(),
      years: z.int().nullable(),
      details: texts,
    }),
    z.object({
      ...record,
      kind: z.literal("language"),
      code: z.string(),
      level: z.enum(languageLevels).nullable(),
      remark: text,
    }),
    z.object({
      ...record,
      kind: z.literal("study"),
      diplomaFr: text,
      diplomaEn: text,
      institute: text,
      subjectFr: text,
      subjectEn: text,
      start: text,
      end: text,
      link: text,
    }),
    z.object({
      ...record,
      kind: z.literal("training"),
      titleFr: text,
      titleEn: text,
      organism: text,
      hours: text,
      on: text,
    }),
    z.object({
      ...record,
      kind: z.literal("certification"),
      titleFr: text,
      titleEn: text,
      organism: text,
      issuedOn: text,
      expiresOn: text,
      noExpiry: z.boolean(),
      licenceNumber: text,
      link: text,
      proofId: FileId.nullable(),
      /** The certification that it took the place of, and the one that took its own. */
      renewsId: Id.nullable(),
      renewedById: Id.nullable(),
      /** How it stands today; null where nothing is known of its end. */
      state: z.enum(certificationStates).nullable(),
    }),
    z.object({
      ...record,
      kind: z.literal("interest"),
      nameFr: text,
      nameEn: text,
      detailsFr: texts,
      detailsEn: texts,
    }),
  ])
  .meta({ id: "Fact" })

export const FactFilter = z.object({ kind: z.enum(factKinds).optional() })
export const FactMove = z.object({ direction: z.enum(moveDirections) }).meta({ id: "FactMove" })

/** As many of a kind as one CV can hold; of languages as many as the profile. */
export const mostFacts: Record<FactKind, number> = {
  mission: 200,
  skill: 200,
  language: 20,
  study: 200,
  training: 200,
  certification: 200,
  interest: 200,
}

export type FactKind = (typeof factKinds)[number]
export type NewFact = z.output<typeof NewFact>
export type Fact = z.output<typeof Fact>
export type FactMove = z.output<typeof FactMove>
