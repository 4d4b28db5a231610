import { parseWithZod } from "@conform-to/zod/v4"
import { describe, expect, test } from "vitest"
import { ChosenFields, TypedFields } from "#contract/design"
import { coerceFormValue } from "./coercion"
import { constraintsOf } from "./constraints.server"

/** What a browser posts of the page of the pieces, filled in by a French hand. */
const posted: [string, string][] = [
  ["text", " Atelier "],
  ["longText", "Une\r\nphrase"],
  ["email", "camille@exemple.fr"],
  ["phoneNumber", "06 12 34 56 78"],
  ["iban", "fr14 2004 1010 0505 0001 3m02 606"],
  ["whole", "30"],
  ["money", "1 234,50 €"],
  ["percent", "5,5 %"],
  ["quantity", "7,75"],
  ["day", "2026-11-21"],
  ["moment", "2026-11-21T14:30"],
  ["from", "2026-11-01"],
  ["to", "2026-11-01"],
  ["size", "medium"],
  ["trade", "PT"],
  ["days", "monday"],
  ["days", "friday"],
  ["tags", "peinture, parquet"],
  ["plan", "small"],
  ["agreed", "on"],
  ["color", "teal"],
  ["recurrence.frequency", "weekly"],
  ["recurrence.every", "2"],
  ["recurrence.start", "2026-11-21"],
  ["recurrence.expiry", ""],
  ["country", "FR"],
  ["fileId", ""],
]

const EveryField = TypedFields.extend(ChosenFields.shape)

function read(...changes: [string, string][]) {
  const names = new Set(changes.map(([name]) => name))
  const entries = [...posted.filter(([name]) => !names.has(name)), ...changes]
  const submission = parseWithZod(new URLSearchParams(entries), {
    schema: coerceFormValue(EveryField),
    disableAutoCoercion: true,
  })
  return submission.status === "success"
    ? { value: submission.value, error: null }
    : { value: undefined, error: submission.error }
}

describe("a form with a field of each kind", () => {
  test("is read as it was meant", () => {
    expect(read().value).toMatchObject({
      text: "Atelier",
      longText: "Une\nphrase",
      phoneNumber: "+33612345678",
      iban: "FR1420041010050500013M02606",
      whole: 30,
      money: 123450,
      percent: "5.5",
      quantity: "7.75",
      moment: "2026-11-21T14:30",
      days: ["monday", "friday"],
      tags: ["peinture", "parquet"],
      agreed: true,
      reminded: false,
      color: "teal",
      recurrence: { frequency: "weekly", every: 2, start: "2026-11-21", expiry: null },
      fileId: null,
      fileIds: [],
      city: null,
    })
  })

  test.each<[string, string, string]>([
    ["moment", "2026-02-29T10:00", "dateTime"],
    ["moment", "2026-11-21T24:00", "dateTime"],
    ["to", "2026-10-31", "endBeforeStart"],
    ["size", "huge", "choice"],
    ["color", "#ff0000", "choice"],
    ["whole", "61", "tooBig 60"],
    ["agreed", "", "required"],
  ])("refuses %s %j with %s", (field, text, code) => {
    expect(read([field, text]).error).toEqual({ [field]: [code] })
  })

  test("refuses each tag by itself, and too many of them at once", () => {
    expect(read(["tags", "ok, beaucoup trop longue étiquette"]).error).toEqual({
      "tags[1]": ["tooLong 20"],
    })
    expect(read(["tags", "a,b,c,d,e,f"]).error).toEqual({ tags: ["tooMany 5"] })
    expect(read(["tags", ""]).value?.tags).toEqual([])
  })

  test("refuses too many choices", () => {
    const days = ["monday", "tuesday", "wednesday", "thursday"]
    expect(read(...days.map((day): [string, string] => ["days", day])).error).toEqual({
      days: ["tooMany 3"],
    })
  })

  test("a recurrence ends after it starts, and what is done once neither repeats nor ends", () => {
    expect(read(["recurrence.expiry", "2026-11-21"]).error).toEqual({
      "recurrence.expiry": ["beforeStart"],
    })
    expect(read(["recurrence.every", "0"]).error).toEqual({ "recurrence.every": ["tooSmall 1"] })
    expect(
      read(["recurrence.frequency", "once"], ["recurrence.expiry", "2020-01-01"]).value?.recurrence,
    ).toEqual({
      frequency: "once",
      every: 1,
      monthEnd: false,
      start: "2026-11-21",
      expiry: null,
    })
  })

  test("tells the browser its limits, also within the recurrence", () => {
    expect(constraintsOf(EveryField)).toMatchObject({
      whole: { required: false, min: 1, max: 60 },
      days: { required: false, multiple: true },
      "recurrence.every": { required: false, min: 1, max: 366 },
      "recurrence.start": { required: true },
    })
  })
})
