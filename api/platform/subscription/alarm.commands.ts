import { nobody } from "#domain/owner"
import { reading } from "../../../database/reading"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listAdministrators } from "./provider.queries"

/** What the provider says and our records do not: nothing was done about it, and somebody has to look. */
export type AlarmReason = "notOurs" | "refundedElsewhere" | "notReversible"

/** Tells administrators, once for each object and reason. */
export async function alarm(
  parts: Pick<ApiParts, "pool" | "clock" | "log">,
  { object, reason }: { object: string; reason: AlarmReason },
): Promise<void> {
  parts.log.warn({ object, reason }, "a payment is not what our records say")
  const now = parts.clock()
  for (const owner of await listAdministrators(reading(parts.pool, nobody, "people")))
    await onBehalfOf(parts, owner, now, ({ db }) =>
      addNotification(db, owner, {
        kind: "paymentAlarm",
        causeId: causeOf(object, reason),
        parameters: { number: object },
        createdAt: now,
      }),
    )
}
