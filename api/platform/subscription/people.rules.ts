import type { Day } from "#domain/day"
import { subscriptionOn } from "#domain/subscription"
import type { SubscriptionPerson } from "./people.queries"
import { showState } from "./rules"

/** A subscription as lists show it: active, without a day, where nothing limits anybody. */
export function showRecord(
  { row, facts, ...person }: SubscriptionPerson,
  today: Day,
  limits: boolean,
) {
  const { id, username, name, email, plan } = person
  const { writable: _, ...state } = showState(
    limits ? subscriptionOn(facts, today) : { state: "active", writable: true, endsOn: "" },
  )
  if (!limits) state.endsOn = null
  return {
    ...{ id, username, name, email, plan },
    ...state,
    givenUntil: row.givenUntil,
    period: row.period,
    priceHT: row.priceHT,
  }
}

/** The columns of the export of subscriptions, in order. */
export const exported = [
  { field: "username", head: "users.username" },
  { field: "name", head: "users.name" },
  { field: "email", head: "users.email" },
  { field: "state", head: "subscription.state", values: "subscription.states" },
  { field: "plan", head: "subscriptions.plan" },
  { field: "priceHT", head: "plans.priceHT" },
  { field: "trialEndsOn", head: "subscriptions.dates.trialEndsOn" },
  { field: "renewsOn", head: "subscriptions.dates.renewsOn" },
  { field: "graceEndsOn", head: "subscriptions.dates.graceEndsOn" },
  { field: "cancelledOn", head: "subscriptions.dates.cancelledOn" },
  { field: "endsOn", head: "subscriptions.dates.endsOn" },
  { field: "endedOn", head: "subscriptions.dates.endedOn" },
] as const
