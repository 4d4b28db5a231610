import type { Day } from "#domain/day"
import { nobody, type Owner } from "#domain/owner"
import { reading } from "../../../database/reading"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listAdministrators } from "./provider.queries"

/** What the provider says and our records do not: nothing was done about it, and somebody has to look. */
export type AlarmReason = "notOurs" | "refundedElsewhere" | "notReversible"

type Alarming = Pick<ApiParts, "pool" | "clock" | "log">

/** Tells administrators, once for each object and reason. */
export async function alarm(
  parts: Alarming,
  { object, reason }: { object: string; reason: AlarmReason },
): Promise<void> {
  parts.log.warn({ object, reason }, "a payment is not what our records say")
  await tellAdministrators(parts, {
    kind: "paymentAlarm",
    causeId: causeOf(object, reason),
    parameters: { number: object },
  })
}

/** Tells administrators, once a day, that periods cannot be billed by who sells them. */
export async function tellUnbilled(parts: Alarming, seller: Owner, day: Day): Promise<void> {
  parts.log.error({ seller }, "the seller of subscriptions lacks what a bill asks for")
  const causeId = causeOf(seller, "unbilled", day)
  await tellAdministrators(parts, { kind: "subscriptionUnbilled", causeId, parameters: {} })
}

async function tellAdministrators(
  parts: Alarming,
  notification: Pick<Parameters<typeof addNotification>[2], "kind" | "causeId" | "parameters">,
): Promise<void> {
  const createdAt = parts.clock()
  for (const owner of await listAdministrators(reading(parts.pool, nobody, "people")))
    await onBehalfOf(parts, owner, createdAt, ({ db }) =>
      addNotification(db, owner, { ...notification, createdAt }),
    )
}
