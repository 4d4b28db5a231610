import { z } from "zod"
import { clauseModes, clauseNames, propertyKinds, propertyRights, unfitPapers } from "./choices"
import { Id, LongText, Money, optional, Switch, Text, Version } from "./values"

const days = z.coerce.number<number>().int().min(1).max(365)
const years = z.coerce.number<number>().int().min(1).max(30)

/** The law wants each right named: such words name none (CPI L131-3). */
const everything =
  /(?<!\p{L})(?:(?:tous|(?:l['’]ensemble|l['’]intégralité|la\s+totalité)\s+(?:de|des|du))\s+(?:les\s+|ses\s+|mes\s+|leurs\s+|ces\s+)?droits|toute?s?\s+(?:la\s+)?propriété|(?:all|the\s+(?:whole|entirety)\s+of)\s+(?:the\s+|its\s+|my\s+|of\s+the\s+)?rights)(?!\p{L})/iu
const Named = (max: number) =>
  optional(LongText(max).refine((text) => !everything.test(text), { error: "allRights" }))

const Clause = z.object({
  name: z.enum(clauseNames),
  mode: z.enum(clauseModes).default("standard"),
  /** One's own words, where they stand instead of the product's. */
  french: optional(LongText(6_000)),
  english: optional(LongText(6_000)),
})

const Property = z.object({
  kind: z.enum(propertyKinds).default("none"),
  rights: z.array(z.enum(propertyRights)).max(propertyRights.length).default([]),
  extent: Named(2_000),
  purpose: Named(2_000),
  place: Named(200),
  duration: Named(200),
  /** In cents, before tax; of an assignment the law asks for it. */
  priceHT: optional(Money),
})

const fields = {
  /** English beside the French text, which prevails. */
  english: Switch,
  deliverables: optional(LongText(4_000)),
  deliverablesEnglish: optional(LongText(4_000)),
  acceptanceDays: optional(days),
  expenses: optional(LongText(2_000)),
  expensesEnglish: optional(LongText(2_000)),
  confidentialityYears: optional(years),
  insurance: optional(Text(200)),
  court: optional(Text(100)),
  clauses: z.array(Clause).max(clauseNames.length).default([]),
  property: Property,
}

export const ContractPaperDraft = z.object(fields).meta({ id: "ContractPaperDraft" })
export const ContractPaperChanges = z
  .object({
    ...fields,
    /** The rewritten clauses are those of the papers to come too. */
    keepClauses: Switch,
    version: Version,
  })
  .meta({ id: "ContractPaperChanges" })

const Section = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  titleEnglish: z.string().nullable(),
  paragraphsEnglish: z.array(z.string()),
})

/** What the paper of a contract says, and what it still lacks. */
export const ContractPaper = z
  .object({
    contractId: Id,
    version: z.int(),
    /** Why there is none: a consumer is sent a quote, and the paper of a job is the employer's. */
    unfit: z.enum(unfitPapers).nullable(),
    english: z.boolean(),
    deliverables: z.string().nullable(),
    deliverablesEnglish: z.string().nullable(),
    acceptanceDays: z.int().nullable(),
    expenses: z.string().nullable(),
    expensesEnglish: z.string().nullable(),
    confidentialityYears: z.int().nullable(),
    insurance: z.string().nullable(),
    court: z.string().nullable(),
    clauses: z.array(
      z.object({
        name: z.enum(clauseNames),
        mode: z.enum(clauseModes),
        french: z.string().nullable(),
        english: z.string().nullable(),
        /** The product's own words, with their variables. */
        standardFrench: z.string(),
        standardEnglish: z.string(),
      }),
    ),
    property: z.object({
      kind: z.enum(propertyKinds),
      rights: z.array(z.enum(propertyRights)),
      extent: z.string().nullable(),
      purpose: z.string().nullable(),
      place: z.string().nullable(),
      duration: z.string().nullable(),
      priceHT: Money.nullable(),
    }),
    /** Its text as it is now. */
    sections: z.array(Section),
    /** What is missing, and on which screen it is said. */
    missing: z.array(
      z.object({ where: z.enum(["profile", "client", "contract", "paper"]), path: z.string() }),
    ),
  })
  .meta({ id: "ContractPaper" })

export type ContractPaper = z.output<typeof ContractPaper>
export type ContractPaperDraft = z.output<typeof ContractPaperDraft>
export type ContractPaperChanges = z.output<typeof ContractPaperChanges>
export type PaperSection = z.output<typeof Section>
