import type { Account, AccountDetails, Movement } from "#contract/accounts"
import type { Day } from "#domain/day"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { AccountRow, MovementRow } from "./queries"

/** A row as it travels. */
export const show = ({ createdAt, changedAt, ...account }: AccountRow): Account => ({
  ...account,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

/** The same alone, with what someone can do with it. */
export const details = (row: AccountRow, rights: Rights, isUsed: boolean): AccountDetails => ({
  ...show(row),
  can: permitted(rights, {
    change: "treasury.edit",
    remove: !isUsed && "treasury.delete",
    transfer: row.closedOn === null && row.fedBy === "hand" && "treasury.create",
    export: "treasury.export",
  }),
})

export const showMovement = ({
  transferId: _,
  receiptSequence: __,
  createdAt,
  ...movement
}: MovementRow): Movement => ({ ...movement, createdAt: createdAt.toISOString() })

/** What is written down elsewhere, or came with a statement, is taken back there. */
export const canRemove = ({ source }: Pick<MovementRow, "source">) =>
  source === "transfer" || source === "owner"

/** Why nothing can be posted by hand on a day; undefined where it can. */
export function refusalOfDay(
  day: Day,
  { openedOn, closedOn }: Pick<AccountRow, "openedOn" | "closedOn">,
  today: Day,
): string | undefined {
  if (day > today) return "inFuture"
  if (day < openedOn) return "beforeOpening"
  if (closedOn && day > closedOn) return "afterClosing"
  return undefined
}

/** The columns of the movements for a spreadsheet. */
export const exported = [
  { field: "day", head: "accounts.day" },
  { field: "valueDay", head: "accounts.valueDay" },
  { field: "label", head: "accounts.label" },
  { field: "counterparty", head: "accounts.counterparty" },
  { field: "amount", head: "accounts.amount" },
  { field: "currency", head: "accounts.currency" },
  { field: "source", head: "accounts.source", values: "accounts.sources" },
] as const
