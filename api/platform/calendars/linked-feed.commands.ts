import { createHash } from "node:crypto"
import { daysBetween, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import type { Rights } from "../../access/permitted.rules"
import { listPermissions } from "../../access/queries"
import { isSuspended, rightsOf } from "../../access/rules"
import { cacheOf } from "../../http/fetch-json"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import { type WrittenEvent, writeCalendar } from "../../icalendar/write"
import { findLanguage } from "../../people/profile/queries"
import type { ApiParts } from "../../ports/parts"
import { findFeed, findHeldFeed, stateOfEvents } from "../../work/calendar/feeds.queries"
import { listSeries, settingsOf } from "../../work/calendar/occurrences.commands"
import { listOffDays } from "../../work/calendar/settings.queries"
import { busyOnly, spanAround, writtenOf } from "../../work/calendar/written.commands"
import { type Layered, listLayers } from "./layers.commands"
import { findReaderOf } from "./readers.queries"

interface Visit {
  parts: Pick<ApiParts, "pool" | "origin">
  now: Date
}

/**
 * Tags of files that were written in the last minute, by what they were written of: a calendar that looks again need not
 * have all of it written again. What hangs on layers may be a minute late in it, events and rights never are.
 */
const written = cacheOf<string>(1_000, 60_000)

/**
 * The calendar that an address opens, as a file, and the tag by which it is known to be the same; without the file where
 * one of the tags that the reader knows is still its own.
 */
export async function readLinkedFeed(
  { parts, now }: Visit,
  secret: string,
  known: readonly string[],
): Promise<{ text?: string; etag: string }> {
  const held = found(await findHeldFeed(parts.pool, secret))
  const owner = ownerOfRow(held)
  const today = todayIn("Europe/Paris", now)
  const { feed, state, same } = await inTransaction(parts.pool, owner, async (db) => {
    const rights = found(await rightsOfOwner(db, owner, now))
    const state = `${held.id} ${secret} ${today} ${await stateOfEvents(db, owner)}`
    const same = written.find(state, now)
    if (same && known.includes(same)) return { state, same }
    return { state, feed: await readFeed({ db, owner, today, rights }, held.id) }
  })
  if (!feed) return { etag: same ?? "" }
  const text = writeCalendar(
    { name: feed.name, source: `${parts.origin}/feeds/${secret}.ics` },
    feed.events,
  )
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`
  written.keep(state, etag, now)
  return { text, etag }
}

/** What the owner may hand on now; nothing where they may no longer, or are suspended. */
async function rightsOfOwner(db: Database, owner: Owner, now: Date): Promise<Rights | undefined> {
  const person = await findReaderOf(db, owner)
  if (!person || person.closedAt || isSuspended(person.suspendedUntil, now)) return undefined
  const rights = rightsOf(person.roles, await listPermissions(db))
  return rights.has("calendar.export") ? rights : undefined
}

type Reading = Parameters<typeof listLayers>[0]

async function readFeed(context: Reading, id: string) {
  const { db, owner, today } = context
  const { name, layers, busyOnly: isBare } = found(await findFeed(db, owner, id))
  const language = await findLanguage(db, owner)
  const span = spanAround(today)
  const series = await listSeries(context, span.from, span.to)
  const own = series.flatMap((event) => writtenOf(event, span))
  if (isBare) {
    const off = await busyDaysOff(context, span)
    return { name, events: busyOnly([...own, ...off], translate(language, "calendar.feeds.busy")) }
  }
  const layered = await listLayers(context, layers, { ...span, language })
  return { name, events: [...own, ...layered.map(writtenLayer)] }
}

/** Nobody is free on a day off. */
async function busyDaysOff(context: Reading, { from, to }: ReturnType<typeof spanAround>) {
  const { db, owner } = context
  const [{ zone }, days] = await Promise.all([
    settingsOf(context),
    listOffDays(db, owner, from, to),
  ])
  return days.map(({ day, half }): WrittenEvent => {
    const from = half === "afternoon" ? `${day}T13:00` : `${day}T00:00`
    const length = half === "afternoon" ? 660 : 780
    return {
      ...{ uid: `off-${day}@plume`, stampedAt: longAgo, sequence: 0, title: "", free: false, zone },
      ...(half ? { start: from, length } : { start: day, length: 1 }),
    }
  })
}

/**
 * A day of a layer keeps nobody busy. It bears the name of its record, whatever that is called and whenever it is due, and
 * says when that was changed, not when it was written: that would be another file each time.
 */
const writtenLayer = (one: Layered): WrittenEvent => {
  const { layer, id, which, changedAt, day, at, until, title } = one
  return {
    uid: `${[layer, id ?? day, ...(which ? [which] : [])].join("-")}@plume`,
    stampedAt: changedAt ?? longAgo,
    sequence: 0,
    // What has an hour stands at it, by the clocks of Paris as everything that the areas date.
    ...(at
      ? { start: `${day}T${at}` as const, length: shownMinutes, zone: "Europe/Paris" }
      : { start: day, length: until ? daysBetween(day, until) + 1 : 1, zone: "UTC" }),
    ...{ title: title.filter(Boolean).join(" · "), category: layer, free: true },
  }
}

/** When what is reckoned, and no record, was changed. */
const longAgo = new Date("2026-01-01T00:00:00Z")

/** For how long a moment stands in other calendars: they draw none that has no length. */
const shownMinutes = 30
