import type {
  LinkedUnsubscription,
  NotificationSettings,
  NotificationSettingsChanges,
} from "#contract/notifications"
import { inTransaction } from "../../database/client"
import { ownerOfRow } from "../../database/owner-of-row"
import { found, stale } from "../http/problem"
import type { Context } from "../ports/context"
import type { ApiParts } from "../ports/parts"
import * as queries from "./settings.queries"
import { isEnded, settingsFrom, without } from "./settings.rules"

type Caller = Pick<Context, "db" | "owner">

export const readSettings = async ({ db, owner }: Caller): Promise<NotificationSettings> =>
  settingsFrom(await queries.findSettings(db, owner))

/** Keeps what was chosen; kinds that are left out stay as they are. */
export async function changeSettings(
  { db, owner }: Caller,
  { preferences, ...changes }: NotificationSettingsChanges,
): Promise<NotificationSettings> {
  const kept = await queries.findSettings(db, owner)
  const chosen = { ...changes, preferences: { ...kept?.preferences, ...preferences } }
  const saved = await queries.saveSettings(db, owner, chosen)
  return saved ? settingsFrom(saved) : stale(await readSettings({ db, owner }))
}

interface Visit {
  parts: Pick<ApiParts, "pool">
}

/** What a link of a mail would end; asking changes nothing. */
export const readLinkedUnsubscription = (
  visit: Visit,
  about: string,
  secret: string,
): Promise<LinkedUnsubscription> =>
  held(visit, about, secret, async (_, subject, settings) => ({
    about: subject,
    ended: isEnded(subject, settings),
  }))

/** No more mails about it; said twice, it is kept once. */
export const unsubscribe = (
  visit: Visit,
  about: string,
  secret: string,
): Promise<LinkedUnsubscription> =>
  held(visit, about, secret, async (caller, subject, settings) => {
    if (!isEnded(subject, settings)) {
      const saved = await queries.saveSettings(caller.db, caller.owner, without(subject, settings))
      if (!saved) return stale(await readSettings(caller))
    }
    return { about: subject, ended: true }
  })

async function held<Result>(
  { parts }: Visit,
  about: string,
  secret: string,
  work: (
    caller: Caller,
    about: LinkedUnsubscription["about"],
    settings: NotificationSettings,
  ) => Promise<Result>,
): Promise<Result> {
  const link = found(await queries.findHeldLink(parts.pool, secret))
  found(link.about === about || undefined)
  const owner = ownerOfRow(link)
  return inTransaction(parts.pool, owner, async (db) =>
    work({ db, owner }, link.about, await readSettings({ db, owner })),
  )
}
