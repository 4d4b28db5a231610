import { randomBytes } from "node:crypto"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { found } from "../../http/problem"
import { addLink, findOpenLink, type LinkRow, type LinkSubject } from "./queries"

const aDay = 86_400_000
/** How long the link of a message can be opened, in days. */
const longest = 365

const screens: Record<LinkSubject, string> = { bill: "link", quote: "quote" }

/** Where its client opens it, without an account. */
export const addressOf = (
  origin: string,
  opens: LinkSubject,
  { secret }: Pick<LinkRow, "secret">,
) => `${origin}/${screens[opens]}/${secret}`

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
  return `${addressOf(origin, opens, link)}${language === "en" ? "?lang=en" : ""}`
}

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
