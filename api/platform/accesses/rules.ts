import type { Access, AccessAct } from "#contract/accesses"
import { cards } from "#contract/areas"
import type { Day } from "#domain/day"
import { hasEndedOn } from "../../access/guests.rules"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { AccessRow, listAccessActs } from "./queries"

/** Days that an invitation can be taken up for. */
const openFor = 14

export const hasLapsed = ({ invitedAt }: Pick<AccessRow, "invitedAt">, now: Date): boolean =>
  now.getTime() - invitedAt.getTime() > openFor * 86_400_000

export function stateOf(row: AccessRow, now: Date, today: Day): Access["state"] {
  if (row.withdrawnAt) return "withdrawn"
  if (hasEndedOn(row, today)) return "ended"
  if (row.acceptedAt) return "open"
  return hasLapsed(row, now) ? "lapsed" : "invited"
}

interface Shown {
  rights: Rights
  now: Date
  today: Day
  origin: string
}

/** A row as its owner sees it. */
export function show(row: AccessRow, { rights, now, today, origin }: Shown): Access {
  const state = stateOf(row, now, today)
  const { id, version, email, label, extent, permissions, endsOn, guestName } = row
  return {
    ...{ id, version, email, label, extent, permissions, endsOn, guestName, state },
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    invitedAt: row.invitedAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    invitation: state === "invited" && row.secret ? invitationAt(origin, row.secret) : null,
    can: permitted(rights, {
      change: state !== "withdrawn" && "accesses.edit",
      invite: row.acceptedAt === null && state !== "withdrawn" && "accesses.create",
      withdraw: state !== "withdrawn" && "accesses.delete",
    }),
  }
}

export const invitationAt = (origin: string, secret: string): string =>
  `${origin}/admin/accesses/invitations/${secret}`

const kinds = { POST: "added", PUT: "changed", PATCH: "changed", DELETE: "removed" } as const

/** What was done, in the words of areas: a call below a record changes that record. */
export function showAct({
  id,
  at,
  guestName,
  method,
  operation,
  recordId,
}: Awaited<ReturnType<typeof listAccessActs>>[number]): AccessAct {
  const [, path = ""] = operation.split(" ")
  const [, , noun = "", ...below] = path.split("/")
  const card = cards.find(({ name }) => name.toLowerCase() === noun.toLowerCase())
  const isBelow = below.length > (method === "POST" ? 0 : 1)
  return {
    ...{ id, guestName, operation, recordId },
    at: at.toISOString(),
    area: card?.name ?? noun,
    act: isBelow ? "changed" : kinds[method],
  }
}
