import { randomBytes } from "node:crypto"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { found, HttpProblem } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { addLink, findLinkRecord, findOpenLink, type LinkRow, type LinkSubject } from "./queries"
import { addressOf } from "./rules"

const aDay = 86_400_000
/** How long the link of a message can be opened, in days. */
const longest = 365

/** What a secret opens now, and whose it is; revoked, expired and invented ones are missing alike. */
export async function findLinkSubject(
  { parts, now }: { parts: Pick<ApiParts, "pool">; now: Date },
  kind: LinkSubject,
  secret: string,
): Promise<{ owner: Owner; id: string }> {
  const link = found(await findLinkRecord(parts.pool, kind, secret))
  if (link.revoked_at || link.expires_at <= now) throw new HttpProblem(404, "notFound")
  return { owner: ownerOfRow(link), id: link.opens }
}

/** The address of a link that opens it for at least a month: one that there is, or a new one. */
export async function linkFor(
  db: Database,
  owner: Owner,
  opens: LinkSubject,
  one: { id: string; origin: string; now: Date; language: "fr" | "en" },
): Promise<string> {
  const { id, origin, now, language } = one
  const known = await findOpenLink(db, owner, opens, id, new Date(now.getTime() + 30 * aDay))
  const link = known ?? (await openLink(db, owner, opens, { id, now, days: longest }))
  return addressOf(origin, opens, link, language)
}

/** The language of whoever is to read what a link opens. */
export const languageOfClient = async (
  { db, owner }: Pick<Context, "db" | "owner">,
  clientId: string | null,
): Promise<"fr" | "en"> => (clientId && (await findClient(db, owner, clientId))?.language) || "fr"

/** A new link, whose secret has 192 random bits. */
export async function openLink(
  db: Database,
  owner: Owner,
  opens: LinkSubject,
  { id, now, days }: { id: string; now: Date; days: number },
): Promise<LinkRow> {
  const secret = randomBytes(24).toString("base64url")
  const expiresAt = new Date(now.getTime() + days * aDay)
  return found(await addLink(db, owner, opens, { opensId: id, secret, createdAt: now, expiresAt }))
}
