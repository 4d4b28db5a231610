import { expect, test } from "vitest"
import { vectors } from "../tests/notification-vectors.json"
import { deliveryOf, type QuietHours, type Rhythm } from "./notification-delivery"

interface Vector {
  id: string
  title: string
  at: string
  mode: string
  quiet?: string[]
  security?: boolean
  readAt?: string
  delivered: string | null
}

test.each(vectors as Vector[])("$id $title", ({ at, mode, quiet, security, readAt, delivered }) => {
  const [from = "", to = ""] = quiet ?? []
  const leaves = deliveryOf({
    at: new Date(at),
    rhythm: mode as Rhythm,
    quiet: quiet && !security ? { from, to } : undefined,
    readAt: readAt ? new Date(readAt) : null,
  })
  expect(leaves).toEqual(delivered === null ? null : new Date(delivered))
})

const leaves = (at: string, from: string, to: string) =>
  deliveryOf({ at: new Date(at), rhythm: "now", quiet: { from, to } satisfies QuietHours })

test("what is never wanted never leaves", () => {
  expect(deliveryOf({ at: new Date("2026-11-23T10:00:00Z"), rhythm: "never" })).toBeNull()
})

test("quiet hours that end in the hour which the clocks leave out end an hour later by the clock", () => {
  expect(leaves("2027-03-28T00:30:00Z", "01:00", "02:30")).toEqual(new Date("2027-03-28T01:30:00Z"))
})

test("of the hour that comes twice, the first one ends the quiet hours, and the second does not begin them anew", () => {
  expect(leaves("2026-10-24T23:30:00Z", "01:00", "02:30")).toEqual(new Date("2026-10-25T00:30:00Z"))
  expect(leaves("2026-10-25T01:15:00Z", "01:00", "02:30")).toEqual(new Date("2026-10-25T01:15:00Z"))
})

test("digests leave at eight by the clocks of Paris, in winter and in summer", () => {
  const at = new Date("2027-03-27T12:00:00Z")
  expect(deliveryOf({ at, rhythm: "daily" })).toEqual(new Date("2027-03-28T06:00:00Z"))
  expect(deliveryOf({ at, rhythm: "weekly" })).toEqual(new Date("2027-03-29T06:00:00Z"))
})
