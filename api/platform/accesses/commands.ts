import { randomBytes } from "node:crypto"
import type { AccessChanges, NewAccess } from "#contract/accesses"
import type { Language } from "#contract/values"
import { compareDays } from "#domain/day"
import { requireRecentSignIn } from "../../access/recent-sign-in"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, invalid, stale } from "../../http/problem"
import { takeQuota } from "../../http/take-quota"
import { findNames } from "../../people/profile/queries"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import * as queries from "./queries"
import { stateOf } from "./rules"

type Giving = Context<"queue" | "pool" | "rateLimits" | "sendsMail" | "accounts"> &
  AuditContext & { person: Person; language: Language }

const newSecret = () => randomBytes(24).toString("base64url")

/** Invites someone by a mail that bears the one link which takes it up. */
export async function invite(context: Giving, access: NewAccess): Promise<queries.AccessRow> {
  const { db, owner, person, parts, now, language } = context
  requireRecentSignIn(person)
  ensure(await mayWriteToOthers(parts, person), "emailUnconfirmed")
  checkEnd(context, access.endsOn)
  if (access.email.toLowerCase() === person.email?.toLowerCase())
    invalid([{ path: "email", code: "ownEmail" }])
  await takeQuota(context, "messages")
  const names = await findNames(db, owner)
  const name = [names?.firstName, names?.lastName].filter(Boolean).join(" ")
  const row = found(
    await queries.addAccess(db, owner, {
      ...given(access),
      email: access.email,
      language,
      accountName: name || person.username,
      secret: newSecret(),
      invitedAt: now,
    }),
  )
  await parts.queue.send(db, "accessInvitation", { owner, accessId: row.id })
  await recordAudit(context, "accesses.invited", subjectOf(row), { after: given(access) })
  return row
}

/** Sends an invitation that nobody took up once more, by another link. */
export async function inviteAgain(context: Giving, id: string): Promise<queries.AccessRow> {
  const { db, owner, now, parts } = context
  requireRecentSignIn(context.person)
  const before = found(await queries.findAccess(db, owner, id))
  ensure(!before.acceptedAt && !before.withdrawnAt, "accessAnswered")
  await takeQuota(context, "messages")
  const changes = { secret: newSecret(), invitedAt: now }
  const row = found(await queries.changeAccess(db, owner, before, changes))
  await parts.queue.send(db, "accessInvitation", { owner, accessId: id })
  await recordAudit(context, "accesses.invited", subjectOf(row), { after: given(row) })
  return row
}

/** Opens more or less to someone, until another day: it holds from their next call on. */
export async function changeAccess(
  context: Giving,
  id: string,
  { version, ...access }: AccessChanges,
): Promise<queries.AccessRow> {
  const { db, owner, person, now, today } = context
  requireRecentSignIn(person)
  const before = found(await queries.findAccess(db, owner, id))
  ensure(stateOf(before, now, today) !== "withdrawn", "accessWithdrawn")
  if (access.endsOn !== before.endsOn) checkEnd(context, access.endsOn)
  const after = given(access)
  const row = await queries.changeAccess(db, owner, { id, version }, after)
  if (!row) return stale(before)
  const change = { before: given(before), after }
  await recordAudit(context, "accesses.changed", subjectOf(row), change)
  return row
}

/** Shuts the account to someone, from their next call on. */
export async function withdraw(context: Context & AuditContext, id: string): Promise<void> {
  const { db, owner, now } = context
  const before = found(await queries.findAccess(db, owner, id))
  ensure(!before.withdrawnAt, "accessWithdrawn")
  const row = found(
    await queries.changeAccess(db, owner, before, { withdrawnAt: now, secret: null }),
  )
  await recordAudit(context, "accesses.withdrawn", subjectOf(row), { before: given(row) })
}

/** An invitation that can still be taken up. */
const stillOpen = (row: Invited | undefined, { now, today }: Pick<Context, "now" | "today">) =>
  found(row && stateOf(row, now, today) === "invited" ? row : undefined)

type Invited = NonNullable<Awaited<ReturnType<typeof queries.openInvitation>>>

/** What one was invited to, for whoever holds the link. */
export const findInvitation = async (context: Context<"pool">, secret: string) =>
  stillOpen(await queries.readInvitation(context.parts.pool, context.owner, secret), context)

/** Takes an invitation up: the account is open to the caller from the next call on. */
export async function accept(context: Context & AuditContext, secret: string) {
  const { db, owner, person, now } = context
  const row = stillOpen(await queries.openInvitation(db, owner, secret), context)
  ensure(!row.isOwn, "accessOwn")
  ensure(!(await queries.isGuestOf(db, owner, row.owner)), "accessTwice")
  await queries.takeUp(db, owner, secret, { guestName: person.username, acceptedAt: now })
  await recordAudit(context, "accesses.accepted", { id: row.owner, name: row.accountName })
  return { id: row.owner, name: row.accountName, label: row.label }
}

/** Ends what one was let into. */
export async function leave(context: Context & AuditContext, account: string): Promise<void> {
  const { db, owner, now } = context
  const left = found(await queries.leaveAccount(db, owner, account, now))
  await recordAudit(context, "accesses.withdrawn", { id: left.owner, name: left.accountName })
}

function checkEnd({ today }: Pick<Context, "today">, endsOn: AccessChanges["endsOn"]): void {
  if (endsOn && compareDays(endsOn, today) < 0) invalid([{ path: "endsOn", code: "beforeToday" }])
}

/** What is given; menus are chosen of that extent alone. */
const given = ({ label, extent, permissions, endsOn }: Omit<AccessChanges, "version">) => ({
  ...{ label, extent, endsOn },
  permissions: extent === "menus" ? permissions : [],
})

const subjectOf = ({ id, email }: queries.AccessRow) => ({ id, name: email })
