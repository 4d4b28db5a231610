import { z } from "zod"
import { isDay } from "#domain/day"
import { isEmail } from "#domain/email"
import { isBic, isIban, normaliseBic, normaliseIban } from "#domain/iban"
import { normalisePhone } from "#domain/phone"
import { isSiren, isSiret, normaliseSiren } from "#domain/siren"
import { isVatNumber, isVatNumberOutside, normaliseVatNumber } from "#domain/vat"

/**
 * The values that travel. Every message is the name of a locale key under `errors.`, followed by the
 * limit where there is one ("tooLong 40"), so that the API and the screens say the same thing.
 */
z.config({ customError: (issue) => codeOf(issue) })

/** How a form's text is read before it is checked: "1 234,50" is 123450 cents for a `money` field. */
export type Kind = "money" | "price" | "percent" | "quantity" | "file" | "image" | "statement"
const kinds = z.registry<{ kind: Kind }>()

/** The kind of a field's schema, where typing it in a form differs from its value on the wire. */
export function kindOf(schema: z.core.$ZodType): Kind | undefined {
  return kinds.get(schema)?.kind
}

/** The kind of an object's field, below what makes it optional. */
export function kindOfField(schema: z.ZodType, name: string): Kind | undefined {
  let field: z.core.$ZodType | undefined =
    schema instanceof z.ZodObject ? schema.shape[name] : undefined
  while (field && !kindOf(field)) {
    if (field instanceof z.ZodPipe) field = field.in
    else if (field instanceof z.ZodOptional || field instanceof z.ZodNullable)
      field = field.unwrap()
    else return undefined
  }
  return field && kindOf(field)
}

const largestAmount = 10 ** 13 - 1

/** Of nothing it is said that it lacks, and of what is no id that there is none of it. */
const idError = ({ input }: { input?: unknown }) => (input ? "unknown" : "required")

export const Id = z.guid({ error: idError })
/** An integer of cents. */
export const Money = z
  .int({ error: numeric("money") })
  .min(0, { error: "amountTooSmall 0" })
  .max(largestAmount, { error: `amountTooBig ${largestAmount / 100}` })
  .register(kinds, {
    kind: "money",
  })
/** The same, of something that costs or brings something. */
export const PositiveMoney = z
  .int({ error: numeric("money") })
  .min(1, { error: "amountTooSmall 0.01" })
  .max(largestAmount, { error: `amountTooBig ${largestAmount / 100}` })
  .register(kinds, { kind: "money" })
/** The same, which may be below zero: what an account began with. */
export const SignedMoney = z
  .int({ error: numeric("money") })
  .min(-largestAmount, { error: `amountTooSmall ${-largestAmount / 100}` })
  .max(largestAmount, { error: `amountTooBig ${largestAmount / 100}` })
  .register(kinds, { kind: "money" })
/** A price of one unit, in cents with up to four decimals: six of a euro (BR-FR-DEC-03). */
export const UnitPrice = z
  .number({ error: numeric("price") })
  .min(0, { error: "amountTooSmall 0" })
  .max(largestAmount, { error: `amountTooBig ${largestAmount / 100}` })
  .refine((cents) => /^\d+(\.\d{1,4})?$/.test(String(cents)), { error: "price" })
  .register(kinds, { kind: "price" })
/** Cents that were computed, from however many amounts; they may be below zero. */
export const Balance = z.int()
/** Cents that were added up: never below zero, and as large as what was added makes them. */
export const Sum = z.int().min(0)
/** A rate in percent, as a decimal string: "5.5". */
export const Percent = decimal("percent", /^\d{1,3}(\.\d{1,2})?$/, "999.99")
/** The same, which may be below zero: what one loses. */
export const SignedPercent = decimal("percent", /^-?\d{1,3}(\.\d{1,2})?$/, "999.99")
/** A count of units, as a decimal string of at most four decimals: "7.75". */
export const Quantity = decimal("quantity", /^\d{1,9}(\.\d{1,4})?$/, "999999999")
/** The same, which may be below zero: what a rebate takes off. */
export const SignedQuantity = decimal("quantity", /^-?\d{1,9}(\.\d{1,4})?$/, "999999999")
/** A calendar day, YYYY-MM-DD. */
export const Day = z
  .string({ error: numeric("day") })
  // What compares the days of a whole is not asked about what is none.
  .refine(isDay, { error: "day", abort: true })
  .meta({ format: "date" })
/** A day and a time as clocks in Paris show it, YYYY-MM-DDTHH:MM. */
export const LocalTime = z
  .string({ error: numeric("dateTime") })
  .refine((text) => isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)), {
    error: "dateTime",
  })
/** An hour of a day, as clocks show it. */
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" })
/** A moment in UTC, RFC 3339. */
export const Instant = z.iso.datetime()
export const Currency = z.string().regex(/^[A-Z]{3}$/, { error: "choice" })
/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/, { error: "choice" })
/** INSEE's code of a French commune, which is not the postal one: "69123", "2A004", "97411". */
export const CommuneCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(\d{2}|2[AB])\d{3}$/, { error: "commune" })
export const Language = z.enum(["fr", "en"])
export type Language = z.output<typeof Language>

export const Email = z
  .string()
  .trim()
  .max(254)
  .refine(isEmail, { error: "email" })
  .meta({ format: "email" })
export const Phone = z
  .string()
  .max(30)
  .overwrite((text) => normalisePhone(text) ?? text)
  .refine((text) => normalisePhone(text) === text, { error: "phone" })
export const Iban = z.string().max(60).overwrite(normaliseIban).refine(isIban, { error: "iban" })
export const Bic = z.string().max(20).overwrite(normaliseBic).refine(isBic, { error: "bic" })
export const Siren = z
  .string()
  .max(20)
  .overwrite(normaliseSiren)
  .refine(isSiren, { error: "siren" })
export const Siret = z
  .string()
  .max(30)
  .overwrite(normaliseSiren)
  .refine(isSiret, { error: "siret" })
const anyVatNumber = z.string().max(30).overwrite(normaliseVatNumber)
/** One's own, of the Union. */
export const OwnVatNumber = anyVatNumber.refine(isVatNumber, { error: "vatNumber" })
/** That of whom one sells to or buys from: of the Union, or of a neighbour of it. */
export const VatNumber = anyVatNumber.refine(
  (number) => isVatNumber(number) || isVatNumberOutside(number),
  { error: "vatNumber" },
)

/** A file that was uploaded before the form was sent, by its id. */
export const FileId = z.guid({ error: idError }).register(kinds, { kind: "file" })

/** A statement of a bank. */
export const StatementId = z.guid({ error: idError }).register(kinds, { kind: "statement" })

/** A file that is shown as a picture. */
export const ImageId = z.guid({ error: idError }).register(kinds, { kind: "image" })

/** Whether there is anything to see: signs of no width and blanks of other scripts are nothing. */
const hasSigns = (text: string): boolean =>
  text === "" || /[^\p{Cf}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/u.test(text)

/** One line of text; trimmed, without control characters. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasControls(text), { error: "characters" })
    .refine(hasSigns, { error: "required" })

/** Text over several lines: a line end is one sign, though forms without scripts send two for it. */
export const LongText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n"))
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasControls(text.replace(/[\n\t]/g, "")), { error: "characters" })

/** Short texts, each once; a text with commas counts as several, as it is typed without scripts. */
export const Tags = (most: number, longest = 40) =>
  z
    .array(z.string().max(5_000))
    .overwrite((texts) => [
      ...new Set(texts.flatMap((text) => text.split(/[,;]/).flatMap((one) => one.trim() || []))),
    ])
    .superRefine((tags, context) => {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: "custom", path, message })
      if (tags.length > most) return refuse([], `tooMany ${most}`)
      tags.forEach((tag, at) => {
        if (tag.length > longest) refuse([at], `tooLong ${longest}`)
        else if (hasControls(tag)) refuse([at], "characters")
      })
    })

/** A value that may be left out: absent and empty both become null, so that a save can clear it. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

/** A switch: absent means off, as an unticked box of a form is. */
export const Switch = z.boolean().default(false)

/** The version that a save is based on; a stale one is answered 409 with the current record. */
export const Version = z.coerce
  .number<number>()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/**
 * The same of settings, which everyone begins with at 0. A form sends digits; not coerced, as other versions are:
 * false would be that 0.
 */
export const SettingsVersion = z.union([
  z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

/** What every record says of itself. */
export const Stamp = { id: Id, version: z.int(), createdAt: Instant, changedAt: Instant }

function decimal(code: Kind & ("percent" | "quantity"), pattern: RegExp, largest: string) {
  return z
    .string({ error: numeric(code) })
    .regex(pattern, {
      error: ({ input }) => (isAbove(input, largest) ? `tooBig ${largest}` : code),
    })
    .register(kinds, { kind: code })
}

/** Whether a text is a number that is written right, and only too large. */
function isAbove(text: unknown, largest: string): boolean {
  return typeof text === "string" && /^\d+(\.\d*)?$/.test(text) && Number(text) > Number(largest)
}

function numeric(code: string) {
  return (issue: { input?: unknown }) => (issue.input == null ? "required" : code)
}

/** Whether a text has characters that no line of text has, and that the database may not keep. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text)
}

function codeOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input == null ? "required" : "type"
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? issue.minimum === 1
          ? "required"
          : `tooShort ${issue.minimum}`
        : `tooSmall ${issue.minimum}`
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `tooLong ${issue.maximum}`
        : `tooBig ${issue.maximum}`
    case "invalid_value":
      return issue.input == null ? "required" : "choice"
    case "unrecognized_keys":
    // A key of a map that is none of its keys.
    case "invalid_key":
      return "unknownMember"
    default:
      return "invalid"
  }
}
