import type { Fact, NewFact } from "#contract/cv"
import { certificationState } from "#domain/cv"
import type { Day } from "#domain/day"
import { permitted, type Rights } from "../../access/permitted.rules"

type Without<Kind, Names extends string> = Kind extends unknown ? Omit<Kind, Names> : never
/** What a row keeps of a fact beside its columns. */
export type FactContent = Without<NewFact, "kind" | "proofId">

/** What a fact is called, and who it was with: for lists, the search and the bin. */
export function namesOf(fact: NewFact): { title: string; other: string | null } {
  switch (fact.kind) {
    case "mission":
      return { title: either(fact.titleFr, fact.titleEn), other: fact.client }
    case "skill":
      return { title: fact.name, other: null }
    case "language":
      return { title: fact.code, other: null }
    case "study":
      return { title: either(fact.diplomaFr, fact.diplomaEn), other: fact.institute }
    case "training":
    case "certification":
      return { title: either(fact.titleFr, fact.titleEn), other: fact.organism }
    case "interest":
      return { title: either(fact.nameFr, fact.nameEn), other: null }
  }
}

const either = (french: string | null, english: string | null) => french ?? english ?? ""

export const proofOf = (fact: NewFact): string | null =>
  fact.kind === "certification" ? fact.proofId : null

interface FactRow {
  id: string
  version: number
  createdAt: Date
  changedAt: Date
  kind: Fact["kind"]
  content: FactContent
  proofId: string | null
  renewsId: string | null
  renewedById: string | null
}

/** A row as it travels. */
export function showFact(row: FactRow, rights: Rights, today: Day): Fact {
  const { id, version, kind, content, proofId, renewsId, renewedById } = row
  const isRenewable = kind === "certification" && renewedById === null
  const shown = {
    ...content,
    ...(kind === "certification" && {
      ...{ proofId, renewsId, renewedById },
      state: renewedById ? "renewed" : stateOf(content, today),
    }),
    id,
    version,
    kind,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    can: permitted(rights, {
      change: "cv.edit",
      remove: "cv.delete",
      renew: isRenewable && "cv.create",
    }),
  }
  // Written by kind, from what its schema let through.
  return shown as Fact
}

function stateOf(content: FactContent, today: Day) {
  if (!("noExpiry" in content)) return null
  return content.expiresOn || content.noExpiry ? certificationState(content.expiresOn, today) : null
}
