import { randomUUID } from "node:crypto"
import { WebAddress } from "#contract/partial-date"
import { LongText, Text } from "#contract/values"
import { deleteOccurrences, isNamed, type Moment, type Override, repeats } from "#domain/series"
import { translate } from "../../http/messages"
import { expandRule, splitRule } from "../../icalendar/expand"
import { readCalendar } from "../../icalendar/on-thread"
import type { CalendarRow, ReadEvent, ReadFields } from "../../icalendar/read"
import { ruleText } from "../../icalendar/write"
import { findLanguage } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import type { ChangedRecord, ImportKind, RowCells, RowReading } from "../../ports/import-kind"
import { putBack } from "./commands"
import { readSeries, settingsOf } from "./occurrences.commands"
import * as queries from "./queries"
import { nextReminder } from "./reminders.rules"
import { columnsOf, type EventSeries, overridesOf, partName } from "./rules"
import { colorCalled, writtenAlone } from "./written.commands"

const most = { bytes: 10 * 1024 * 1024, rows: 5_000 }

/** Events of another calendar, from its file: known by their names, which other calendars give them (RFC 5545, UID). */
export const eventImport: ImportKind = {
  menu: "calendar",
  fields: [{ name: "event", label: "imports.event", headings: [] }],
  async rowsIn({ owner, inTransaction }, bytes) {
    const { zone } = await inTransaction((db) => settingsOf({ db, owner }))
    const rows = await readCalendar(owner, bytes, most, zone)
    if (typeof rows === "string") return rows
    return rows.map((row) => ({ line: row.line, cells: [JSON.stringify(row)] }))
  },
  known: async () => [],
  async read(context, cells) {
    const rows = cells.map(rowIn)
    const known = await knownOf(context, rows)
    const parts = await partsOf(context, [...known.keys()])
    const seen = new Set<string>()
    return rows.map((row): RowReading => {
      const { title } = row
      const detail = "event" in row ? whenOf(row.event) : undefined
      const said = { title, keys: [], ...(detail && { detail }) }
      const refused = (code: string) => ({ ...said, errors: [{ path: "event", code }] })
      if ("refusal" in row) return refused(row.refusal)
      const { event } = row
      const { remarks = [] } = event
      const refusal = refusalOf(event)
      if (refusal) return refused(refusal)
      if (seen.has(event.uid)) return refused("icsTwice")
      seen.add(event.uid)
      const there = known.get(event.uid) ?? aloneOf(event, known)
      if (!there)
        return event.cancelled ? refused("icsCancelled") : { ...said, errors: [], remarks }
      const state = isNewer(event, there) ? ("changed" as const) : ("same" as const)
      const changes = state === "changed" ? changesSaid(event, there, parts.get(event.uid)) : []
      return {
        ...{ ...said, errors: [], remarks: [...(state === "same" ? [] : remarks), ...changes] },
        there: { state, id: there.row.id },
      }
    })
  },
  async add(context, cells) {
    const { db, owner } = context
    const untitled = await untitledIn(context)
    const made = cells
      .flatMap((cell) => eventsIn(cell))
      .map((event) => {
        const series = seriesOf(event, { untitled })
        return { id: randomUUID(), event, series }
      })
    await queries.addEvents(
      db,
      owner,
      made.map(({ id, event, series }) => ({
        ...{ id, uid: event.uid },
        ...writtenOf(context, event, series),
        ...{ clientId: null, contractId: null, projectId: null },
      })),
    )
    await queries.addOverrides(
      db,
      owner,
      made.flatMap(({ id, series }) =>
        overridesOf(series).map((override) => ({ ...override, eventId: id })),
      ),
    )
    return made.map(({ id }) => id)
  },
  /** What the file says of an event that is here is what it says from now on: its client and reminders stay. */
  async merge(context, rows) {
    const { db, owner } = context
    const untitled = await untitledIn(context)
    const ids = rows.map(({ id }) => id)
    const kept = new Map(
      (await queries.keepEvents(db, owner, ids)).map((one) => [one.event.id, one]),
    )
    const parts = await partsOf(
      context,
      [...kept.values()].map(({ event }) => event.uid),
    )
    const gone: string[] = []
    for (const { id, cells } of rows) {
      const before = kept.get(id)
      const [event] = eventsIn(cells)
      if (!before || !event) continue
      if (event.cancelled) {
        gone.push(id)
        continue
      }
      const { color, reminders } = before.event
      const whole = seriesOf(event, { untitled, color, reminders })
      const begins = parts.get(before.event.uid)
      const cut = begins ? endedBefore(whole, event.foreignRule, begins) : whole
      // What goes on otherwise here does so from its first day on: the file has nothing to say of it.
      if (!cut) continue
      const series = cut
      await queries.changeEvent(db, owner, id, {
        ...writtenOf(context, event, series),
        ...(begins &&
          event.foreignRule !== null && {
            foreignRule: splitRule(event.foreignRule, whole.start, begins, whole.fields.zone)
              ?.before,
          }),
      })
      await queries.replaceOverrides(db, owner, id, overridesOf(series))
    }
    await queries.removeEvents(db, owner, gone)
    const versions = new Map(
      (await queries.versionsOf(db, owner, ids)).map(({ id, version }) => [id, version]),
    )
    return [...kept].map(([id, before]): ChangedRecord => {
      const version = versions.get(id)
      return {
        id,
        before: { event: JSON.stringify(before) },
        after: { version: version === undefined ? null : String(version) },
      }
    })
  },
  async restore(context, changed) {
    const { db, owner } = context
    const there = new Map(
      (
        await queries.versionsOf(
          db,
          owner,
          changed.map(({ id }) => id),
        )
      ).map(({ id, version }) => [id, String(version)]),
    )
    for (const { id, before, after } of changed)
      if (before.event && (there.get(id) ?? null) === after.version)
        await putBack(context, JSON.parse(before.event) as queries.Kept)
  },
  remove: ({ db, owner }, ids) => queries.removeEvents(db, owner, [...ids]),
}

const rowIn = ({ event = "" }: RowCells): CalendarRow => JSON.parse(event)
const eventsIn = (cells: RowCells): ReadEvent[] => {
  const row = rowIn(cells)
  return "event" in row ? [row.event] : []
}

const untitledIn = async ({ db, owner }: Pick<Context, "db" | "owner">) =>
  translate(await findLanguage(db, owner), "events.untitled")

type EventFields = EventSeries["fields"]

interface Known {
  row: queries.EventRow
  series: EventSeries
}

/** The events that the rows name, and the series of which some are single occurrences in our own files. */
async function knownOf(
  { db, owner }: Pick<Context, "db" | "owner">,
  rows: readonly CalendarRow[],
): Promise<Map<string, Known>> {
  const uids = rows.flatMap((row) => {
    if (!("event" in row)) return []
    const alone = writtenAlone(row.event.uid)
    return alone ? [row.event.uid, alone.uid] : [row.event.uid]
  })
  const found = await queries.listEventsByUid(db, owner, [...new Set(uids)])
  const overrides = await queries.listOverrides(
    db,
    owner,
    found.map(({ id }) => id),
  )
  const byEvent = new Map<string, queries.OverrideRow[]>()
  for (const override of overrides) {
    const its = byEvent.get(override.eventId)
    if (its) its.push(override)
    else byEvent.set(override.eventId, [override])
  }
  return new Map(
    found.map((row) => [row.uid, { row, series: readSeries(row, byEvent.get(row.id) ?? []) }]),
  )
}

/** The series that an event is an occurrence of, where our own file wrote it by itself. */
function aloneOf({ uid }: ReadEvent, known: ReadonlyMap<string, Known>): Known | undefined {
  const alone = writtenAlone(uid)
  const there = alone && known.get(alone.uid)
  return there && isNamed(there.series, alone.occurrence) ? there : undefined
}

/** Whether a file says something newer: by its number, or as it was changed later and is another. */
function isNewer(event: ReadEvent, { row, series }: Known): boolean {
  if (row.uid !== event.uid) return false
  if (event.sequence !== row.sequence) return event.sequence > row.sequence
  if (event.cancelled) return true
  if (event.stampedAt === null || new Date(event.stampedAt) <= row.stampedAt) return false
  const { color, reminders } = series.fields
  const other = seriesOf(event, { untitled: series.fields.title, color, reminders })
  return said(other, event.foreignRule) !== said(series, row.foreignRule)
}

/** Since when series go on otherwise here, by parts of their own that bear their names. */
async function partsOf(
  { db, owner }: Pick<Context, "db" | "owner">,
  uids: readonly string[],
): Promise<Map<string, Moment>> {
  const begins = new Map<string, Moment>()
  for (const uid of await queries.listParts(db, owner, uids)) {
    const [, whole = "", occurrence = ""] = partName.exec(uid) ?? []
    const known = begins.get(whole)
    if (!known || occurrence < known) begins.set(whole, occurrence)
  }
  return begins
}

/** A series until an occurrence of it goes on otherwise; nothing where that is its first. */
function endedBefore(
  series: EventSeries,
  foreignRule: string | null,
  begins: Moment,
): EventSeries | undefined {
  if (!series.dates)
    return repeats(series) ? deleteOccurrences(series, begins, "following") : series
  const { start, fields } = series
  return foreignRule !== null && splitRule(foreignRule, start, begins, fields.zone)
    ? {
        ...series,
        overrides: Object.fromEntries(
          Object.entries(series.overrides).filter(([name]) => name < begins),
        ),
      }
    : undefined
}

/** What a newer file makes of what was changed here. */
function changesSaid(
  event: ReadEvent,
  { row, series }: Known,
  begins: Moment | undefined,
): string[] {
  if (event.cancelled) return ["icsRemoves"]
  const own = Object.keys(series.overrides).some((name) => !(name in event.overrides))
  return [
    ...(row.title === event.fields.title ? [] : [`icsRenames ${row.title}`]),
    ...(own ? ["icsReplaces"] : []),
    ...(begins ? [`icsKeepsPart ${shownDay(begins)}`] : []),
  ]
}

const shownDay = (moment: Moment) => moment.slice(0, 10).split("-").reverse().join("/")

/** When it begins, as lists show it. */
const whenOf = ({ start }: ReadEvent) =>
  [shownDay(start), start.slice(11)].filter(Boolean).join(" ")

/** All that a series says, in one order. */
const said = (series: EventSeries, foreignRule: string | null): string => {
  const { start, length, rule, fields } = series
  const { title, zone, color, free, place, notes, link } = fields
  return JSON.stringify([
    ...[start, length, foreignRule, rule && (ruleText(rule, start, zone) ?? rule)],
    ...[title, zone, color, free, place, notes, link],
    overridesOf(series)
      .map(({ occurrence, cancelled, start: to, length: its, fields: own }) =>
        JSON.stringify([
          ...[occurrence, cancelled, to ?? occurrence, its ?? length],
          Object.entries(own).sort(([one], [two]) => (one < two ? -1 : 1)),
        ]),
      )
      .sort(),
  ])
}

const fits = {
  icsTitleLines: (event: ReadEvent) =>
    texts(event, "title").every((text) => !/[\r\n]/.test(text.trim())),
  icsTitle: (event: ReadEvent) =>
    texts(event, "title").every((text) => Text(200).safeParse(text).success),
  icsPlace: (event: ReadEvent) =>
    texts(event, "place").every((text) => Text(200).safeParse(onOneLine(text)).success),
  icsNotes: (event: ReadEvent) =>
    texts(event, "notes").every((text) => LongText(4000).safeParse(text).success),
}

/** Why an event that was read is none that is kept here: texts are kept as they are, or refused. */
function refusalOf(event: ReadEvent): string | undefined {
  const names = Object.keys(fits) as (keyof typeof fits)[]
  return names.find((name) => !fits[name](event))
}

/** A text of an event, and those of its changed occurrences. */
const texts = ({ fields, overrides }: ReadEvent, name: "title" | "place" | "notes"): string[] =>
  [fields, ...Object.values(overrides).map((override) => override.fields ?? {})].flatMap(
    (each) => each[name] ?? [],
  )

/** An address is often written over several lines. */
const onOneLine = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ")

const isLink = (link: string | null): link is string => WebAddress.safeParse(link).success

/** The fields that a file says of an event, or of one occurrence; those that it leaves out stay away. */
function fieldsSaid({ title, notes, place, link, color, ...fields }: Partial<ReadFields>) {
  const called = color === undefined ? undefined : colorCalled(color)
  return {
    ...fields,
    ...(title !== undefined && title !== null && { title: title.trim() }),
    ...(notes !== undefined && { notes: notes && LongText(4000).parse(notes) }),
    ...(place !== undefined && { place: place && onOneLine(place) }),
    ...(link !== undefined && { link: isLink(link) ? link : null }),
    ...(called && { color: called }),
  }
}

interface Beside {
  untitled: string
  color?: EventFields["color"]
  reminders?: EventFields["reminders"]
}

/** An event of a file as a series of ours. */
function seriesOf(event: ReadEvent, { untitled, color, reminders }: Beside): EventSeries {
  const { start, length, rule, foreignRule, fields } = event
  const own: EventFields = {
    ...{ title: untitled, zone: fields.zone, color: color ?? "blue", free: fields.free },
    ...{ place: null, notes: null, link: null, reminders: reminders ?? event.reminders ?? [] },
    ...fieldsSaid(fields),
  }
  const series = {
    ...{ start, length, rule, fields: own },
    ...(foreignRule !== null && {
      dates: (from: string, to: string, at: number) =>
        expandRule(foreignRule, start, from, to, { most: at, zone: fields.zone }),
    }),
  }
  return {
    ...series,
    overrides: Object.fromEntries(
      Object.entries(event.overrides).map(([name, { fields: its, ...override }]) => [
        name,
        differing({ ...override, fields: fieldsSaid(its ?? {}) }, name, series),
      ]),
    ),
  }
}

/** What of an occurrence is not as its series has it, and nothing else. */
function differing(
  { cancelled, start, length, fields = {} }: Override<EventFields>,
  name: string,
  series: Pick<EventSeries, "length" | "fields">,
): Override<EventFields> {
  if (cancelled) return { cancelled }
  const own = Object.entries(fields).filter(
    ([field, value]) => series.fields[field as keyof EventFields] !== value,
  )
  return {
    ...(start !== undefined && start !== name && { start }),
    ...(length !== undefined && length !== series.length && { length }),
    fields: Object.fromEntries(own),
  }
}

/** The columns of an event of a file. */
function writtenOf({ now }: Pick<Context, "now">, event: ReadEvent, series: EventSeries) {
  const { sequence, foreignRule, properties, stampedAt, fields } = event
  const { link } = fields
  return {
    ...columnsOf(series),
    ...{ sequence, foreignRule },
    // A link that no browser should follow is kept with what is nothing to us.
    properties: link && !isLink(link) ? [...properties, `URL:${link}`] : properties,
    stampedAt: stampedAt ? new Date(stampedAt) : now,
    nextReminderAt: nextReminder(series, now),
  }
}
