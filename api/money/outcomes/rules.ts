import type { Outgoing, OutgoingDetails } from "#contract/outcomes"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { ListedOutcome, OutcomeRow } from "./queries"

/** A row as it travels. */
export const show = ({
  reversalOf: _,
  createdAt,
  changedAt,
  ...outcome
}: ListedOutcome): Outgoing => ({
  ...outcome,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

/** The same alone, with what someone can do with it. A payment of a received bill is taken back there. */
export const details = (
  { accountName, writtenBy, ...row }: OutcomeRow,
  rights: Rights,
): OutgoingDetails => ({
  ...show(row),
  accountName,
  can: permitted(rights, {
    change: row.purchaseId === null && "treasury.edit",
    remove: row.purchaseId === null && writtenBy === null && "treasury.delete",
  }),
})

/** The columns of the list for a spreadsheet. */
export const exported = [
  { field: "day", head: "outcomes.day" },
  { field: "label", head: "outcomes.label" },
  { field: "payeeName", head: "outcomes.payeeName" },
  { field: "amount", head: "outcomes.amount" },
  { field: "vat", head: "outcomes.vat" },
  { field: "currency", head: "outcomes.currency" },
  { field: "category", head: "outcomes.category", values: "outcomes.categories" },
  { field: "kind", head: "outcomes.kind" },
  { field: "means", head: "outcomes.means", values: "bills.means" },
] as const
