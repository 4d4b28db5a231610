import { z } from "zod"
import { optionLists, optionSteps } from "./choices"
import { SentLine, SentTable } from "./sent-table"
import { Id, Instant, optional, Stamp, Switch, Text, Version } from "./values"

/** A list that people fill in fields from. */
export const OptionList = z.enum(optionLists, { error: "choice" })

/** What a record keeps of a field with suggestions: a value of its list, or what was typed instead. */
export const Suggested = Text(80)

const shared = {
  nameFr: Text(80),
  nameEn: Text(80),
  place: z.coerce.number<number>().int().min(1).max(999).default(1),
  /** No longer suggested; where it is, it stays. */
  retired: Switch,
}

export const NewOption = z
  .object({
    ...shared,
    /** What records keep, for good; the French name when left out. */
    value: optional(Suggested),
  })
  .meta({ id: "NewOption" })
export const OptionChanges = z.object({ ...shared, version: Version }).meta({ id: "OptionChanges" })

export const Option = z
  .object({
    ...Stamp,
    list: OptionList,
    value: z.string(),
    nameFr: z.string(),
    nameEn: z.string(),
    place: z.int(),
    retired: z.boolean(),
    /** The value that it is shown as, since the two were merged. */
    mergedInto: z.string().nullable(),
    mergedAt: Instant.nullable(),
  })
  .meta({ id: "Option" })

const Uses = z.object({
  /** How many records keep it, and of how many people. */
  records: z.int(),
  people: z.int(),
  /** Those of the caller, as many as one looks through. */
  own: z.array(z.object({ id: Id, title: z.string() })),
  /** How many keep it beside those: of other people above all, whose records are not shown. */
  elsewhere: z.int(),
  /** Other people who keep it, a few of them: for who sees people. */
  who: z.array(z.object({ id: Id, name: z.string() })),
})

/** A value alone, with what keeps it and what can be done with it. */
export const OptionDetails = Option.extend({
  uses: Uses,
  can: z.array(z.enum(optionSteps)),
}).meta({ id: "OptionDetails" })

/** A list with how many values it has, and how many are no longer suggested. */
export const OptionSet = z
  .object({
    list: OptionList,
    inUse: z.int(),
    retired: z.int(),
    /** How many values people added for themselves. */
    additions: z.int(),
  })
  .meta({ id: "OptionSet" })

/** What people added for themselves, and how many did: never who. */
export const OptionAddition = z
  .object({ value: z.string(), name: z.string(), people: z.int() })
  .meta({ id: "OptionAddition" })

export const NewLift = z.object({ value: Suggested }).meta({ id: "NewLift" })

/** The value that another is shown as from then on. */
export const OptionMerge = z.object({ into: Suggested }).meta({ id: "OptionMerge" })

export const OptionChoiceFilter = z.object({ list: OptionList })

/** A value and what it is called in the caller’s language. */
export const OptionChoice = z
  .object({
    value: z.string(),
    name: z.string(),
    /** Not where it is retired, or shown as another. */
    suggested: z.boolean(),
    retired: z.boolean(),
  })
  .meta({ id: "OptionChoice" })

/** In order: value, French name, English name, order, retired. */
export const OptionTable = SentTable.meta({ id: "OptionTable" })

/** What becomes of each line of a table, and whether it has become so. */
export const OptionTableResult = z
  .object({
    confirmed: z.boolean(),
    lines: z.array(
      z.object({
        ...SentLine,
        value: z.string(),
        nameFr: z.string(),
        nameEn: z.string(),
        place: z.int(),
        retired: z.boolean(),
        /** What the value is now, where the line changes it. */
        before: z
          .object({
            nameFr: z.string(),
            nameEn: z.string(),
            place: z.int(),
            retired: z.boolean(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: "OptionTableResult" })

export const NewOwnOption = z
  .object({ list: OptionList.default("sector"), name: Suggested })
  .meta({ id: "NewOwnOption" })
export const OwnOptionChanges = z
  .object({ name: Suggested, retired: Switch, version: Version })
  .meta({ id: "OwnOptionChanges" })

/** What someone added to a list, seen by them alone. */
export const OwnOption = z
  .object({
    ...Stamp,
    list: OptionList,
    value: z.string(),
    name: z.string(),
    retired: z.boolean(),
    mergedInto: z.string().nullable(),
    mergedAt: Instant.nullable(),
  })
  .meta({ id: "OwnOption" })

export const OwnOptionDetails = OwnOption.extend({
  uses: Uses,
  can: z.array(z.enum(optionSteps)),
}).meta({ id: "OwnOptionDetails" })

export type OptionList = z.output<typeof OptionList>
export type NewOption = z.output<typeof NewOption>
export type OptionChanges = z.output<typeof OptionChanges>
export type Option = z.output<typeof Option>
export type OptionDetails = z.output<typeof OptionDetails>
export type OptionSet = z.output<typeof OptionSet>
export type OptionTableResult = z.output<typeof OptionTableResult>
export type OptionChoice = z.output<typeof OptionChoice>
export type NewOwnOption = z.output<typeof NewOwnOption>
export type OwnOptionChanges = z.output<typeof OwnOptionChanges>
export type OwnOption = z.output<typeof OwnOption>
export type OwnOptionDetails = z.output<typeof OwnOptionDetails>
