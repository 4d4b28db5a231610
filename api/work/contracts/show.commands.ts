import type { Contract, ContractDetails } from "#contract/contracts"
import type { Day } from "#domain/day"
import type { Call } from "../../ports/context"
import type { ContractRow } from "./queries"
import { contractActs, contractCan, nextRenewalOf, statusOf, warningsOf } from "./rules"

/** A row as it travels, with what follows from it on a day. */
export function showContract(row: ContractRow, today: Day): Contract {
  const { noticeOn: _, clientCountry: __, clientKind, penaltyRate, ...contract } = row
  return {
    ...contract,
    // As it was typed: 12.50 is 12.5.
    penaltyRate: penaltyRate && String(Number(penaltyRate)),
    status: statusOf(row, today),
    nextRenewal: nextRenewalOf(row),
    canRenew: contractCan.renew(row, today),
    warnings: warningsOf(row, clientKind, today),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** The same alone, as its caller finds it. */
export const contractDetails = (
  { var: { today, rights } }: Pick<Call, "var">,
  row: ContractRow,
): ContractDetails => ({
  ...showContract(row, today),
  can: contractActs(rights, row, today),
})
