import type { StepRow, Steps } from "#contract/dashboard"
import { type Step, stepCards } from "#contract/steps"
import { hasClients } from "../../people/clients/queries"
import { listLateActions } from "../../people/offers/steps.queries"
import { findProfile } from "../../people/profile/queries"
import { blank, missing } from "../../people/profile/rules"
import type { Context } from "../../ports/context"
import {
  hasBills,
  listDrafts,
  listDueSoon,
  listOverdue,
  listUncollected,
} from "../../sales/bills/steps.queries"
import { listAccepted, listExpiring } from "../../sales/quotes/steps.queries"
import { listComing } from "../../sales/recurring-bills/steps.queries"
import { listRenewals } from "../../work/contracts/steps.queries"
import { listPayable, listUnchecked } from "../purchases/steps.queries"
import { arrangeSteps, lastOfWeek } from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today" | "person">

/** How each kind of thing to do is found. One that the cards name is here, or this does not compile. */
const finders: Record<Step, (asked: Asked) => Promise<StepRow[]>> = {
  profile: async (asked) => {
    const lacking = await missingFacts(asked)
    return lacking.some((fact) => fact !== "iban") ? [fact(lacking.length)] : []
  },
  bank: async (asked) => ((await missingFacts(asked)).join() === "iban" ? [fact(1)] : []),
  client: async ({ db, owner }) => ((await hasClients(db, owner)) ? [] : [fact(0)]),
  bill: async ({ db, owner }) => ((await hasBills(db, owner)) ? [] : [fact(0)]),
  overdue: ({ db, owner, today }) => listOverdue(db, owner, today),
  drafts: ({ db, owner }) => listDrafts(db, owner),
  uncollected: ({ db, owner }) => listUncollected(db, owner),
  offers: ({ db, owner, today }) => listLateActions(db, owner, today),
  dueSoon: ({ db, owner, today }) => listDueSoon(db, owner, today, lastOfWeek(today)),
  accepted: ({ db, owner }) => listAccepted(db, owner),
  expiring: ({ db, owner, today }) => listExpiring(db, owner, today, lastOfWeek(today)),
  recurring: ({ db, owner, today }) => listComing(db, owner, lastOfWeek(today)),
  renewals: ({ db, owner, today }) => listRenewals(db, owner, today),
  unpaid: ({ db, owner, today }) => listPayable(db, owner, null, today),
  toCheck: ({ db, owner }) => listUnchecked(db, owner),
  toPay: ({ db, owner, today }) => listPayable(db, owner, today, lastOfWeek(today)),
}

/** What to do next and what today is about, of all areas that the caller may see. */
export async function readSteps(context: Context): Promise<Steps> {
  const { db, owner, today, rights } = context
  const open = stepCards.filter(({ needs }) => needs.every((right) => rights.has(right)))
  // They go out together, on the one connection of the call.
  const [profile, ...found] = await Promise.all([
    findProfile(db, owner),
    ...open.map(async ({ name: step }) =>
      (await finders[step](context)).map((row) => ({ step, ...row })),
    ),
  ])
  return {
    today,
    firstName: profile?.firstName ?? null,
    ...arrangeSteps(found.flat(), open, today),
  }
}

async function missingFacts({ db, owner, person }: Asked) {
  return missing((await findProfile(db, owner)) ?? blank(person.email))
}

/** Something that is missing: no record. */
const fact = (count: number): StepRow => ({
  ...{ id: null, title: null, detail: null, day: null, amount: null, currency: "EUR" },
  count,
})
