import type { ContractDocument, ContractDocuments } from "#contract/contract-documents"
import { type Day, daysBetween } from "#domain/day"
import { attestationCovers, attestationValidUntil } from "#domain/vigilance"
import { permitted, type Rights } from "../../access/permitted.rules"

/** For how many days before its end a document is said to end soon. */
export const soonDays = 30

type Dates = Pick<ContractDocument, "kind" | "issuedOn" | "expiresOn">

/** The last day on which a document serves: of an attestation of vigilance, within its six months. */
export function servesUntil({ kind, issuedOn, expiresOn }: Dates): Day | null {
  if (kind !== "vigilance") return expiresOn
  const last = attestationValidUntil(issuedOn)
  return expiresOn !== null && expiresOn < last ? expiresOn : last
}

export function stateOf(until: Day | null, today: Day): ContractDocument["state"] {
  if (until === null) return "valid"
  const left = daysBetween(today, until)
  if (left < 0) return "expired"
  return left <= soonDays ? "expiresSoon" : "valid"
}

/** Which notice of an end is due: the last of thirty days, seven days and the day itself that has come. */
export const noticeOf = (daysLeft: number): 30 | 7 | 0 | undefined =>
  daysLeft < 0 ? undefined : ([0, 7, 30] as const).find((days) => daysLeft <= days)

/** Each check with the attestation that serves on its day, the newest of several. */
export const checksWith = (
  checks: readonly Day[],
  documents: readonly (Dates & Pick<ContractDocument, "id" | "servesUntil">)[],
): ContractDocuments["vigilance"] =>
  checks.map((day) => ({
    day,
    documentId:
      documents.find(
        ({ kind, issuedOn, servesUntil: until }) =>
          kind === "vigilance" &&
          attestationCovers(issuedOn, day) &&
          (until === null || day <= until),
      )?.id ?? null,
  }))

/** What someone can do with a document: an older version stays as it was. */
export const documentActs = (rights: Rights, latest: boolean): ContractDocument["can"] =>
  permitted(rights, {
    change: latest && "contracts.edit",
    renew: latest && "contracts.edit",
    remove: "contracts.edit",
  })
