import { yearOf } from "#domain/day"
import { holidayOn, holidayZoneOf, publicHolidays } from "#domain/public-holidays"
import type { Extension, StepFinder } from "../../extension/extension"
import { fact } from "../../extension/steps.rules"
import { findProfile } from "./queries"
import { blank, missing } from "./rules"

type Asked = Parameters<StepFinder>[0]

export const profile: Extension<"profile"> = {
  layers: {
    holidays: async ({ db, owner, from, to, say }) => {
      const zone = holidayZoneOf((await findProfile(db, owner))?.postalCode ?? "")
      const years = Array.from(
        { length: yearOf(to) - yearOf(from) + 1 },
        (_, at) => yearOf(from) + at,
      )
      return years
        .flatMap((year) => publicHolidays(year, zone))
        .filter((day) => day >= from && day <= to)
        .map((day) => {
          const name = holidayOn(day, zone)
          return { id: null, day, title: [name && say.text(`timesheets.holidays.${name}`)] }
        })
    },
  },
  steps: {
    profile: async (asked) => {
      const lacking = await missingFacts(asked)
      return lacking.some((it) => it !== "iban") ? [fact(lacking.length)] : []
    },
    bank: async (asked) => ((await missingFacts(asked)).join() === "iban" ? [fact(1)] : []),
  },
}

async function missingFacts({ db, owner, person }: Asked) {
  return missing((await findProfile(db, owner)) ?? blank(person.email))
}
