import type { Statement, StatementFilter } from "#contract/statements"
import { daysBetween } from "#domain/day"
import { found, invalid } from "../../http/problem"
import { renderStatement, statementFile } from "../../paper/statement"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import type { Context, OutsideContext } from "../../ports/context"
import { lateOf } from "../late-payment/interest.commands"
import { findCredit, readUnpaid } from "../payments/client-credit.queries"
import { listMovements } from "./queries"
import { accountFrom, periodOf } from "./rules"

/** A client's account over some days, and what is to be paid today. */
export async function statementOf(
  context: Pick<Context, "owner" | "db" | "today">,
  clientId: string,
  filter: StatementFilter,
): Promise<Statement> {
  const { owner, db, today } = context
  const client = found(await findClient(db, owner, clientId))
  const { from, to } = periodOf(filter, today)
  if (to < from) invalid([{ path: "to", code: "endBeforeStart" }])
  const account = accountFrom(from, await listMovements(db, owner, clientId, to))
  const open: Statement["open"] = []
  for (const bill of await readUnpaid(db, owner, clientId)) {
    const late = await lateOf(context, bill)
    if (!late) continue
    const { billId, number, dueDate, due, interest, indemnity } = late
    const daysLate = Math.max(0, daysBetween(dueDate, today))
    const { totalTTC } = bill
    open.push({ billId, number, dueDate, totalTTC, due, daysLate, interest, indemnity })
  }
  const sum = (of: "due" | "interest" | "indemnity", some = open) =>
    some.reduce((total, bill) => total + bill[of], 0)
  return {
    clientId: client.id,
    clientName: client.name,
    currency: "EUR",
    from,
    to,
    today,
    ...account,
    open,
    due: sum("due"),
    overdue: sum(
      "due",
      open.filter(({ daysLate }) => daysLate > 0),
    ),
    clientCredit: found(await findCredit(db, owner, clientId)).balance,
    interest: sum("interest"),
    indemnity: sum("indemnity"),
  }
}

/** No transaction is open while it is typeset. */
export async function typesetStatement(
  { owner, today, inTransaction }: OutsideContext,
  clientId: string,
  filter: StatementFilter,
) {
  const { statement, ...parties } = await inTransaction(async (db) => ({
    statement: await statementOf({ owner, db, today }, clientId, filter),
    client: found(await findClient(db, owner, clientId)),
    profile: await findProfile(db, owner),
  }))
  const bytes = await renderStatement(owner, statement, parties)
  const { to } = statement
  return { bytes, to, name: statementFile(parties.client, to) }
}
