import type { Extension, StepFinder } from "../../extension/extension"
import { fact } from "../../extension/steps.rules"
import { findProfile } from "./queries"
import { blank, missing } from "./rules"

type Asked = Parameters<StepFinder>[0]

export const profile: Extension<"profile"> = {
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
