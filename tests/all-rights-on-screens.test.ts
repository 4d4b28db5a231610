import { expect, test } from "vitest"
import { permissions } from "#contract/permissions"
import { storyWorld, walked } from "./rights-walk"

test("with all rights, every kind of page opens, and every form finds its operation", async () => {
  const { api, pages } = await storyWorld()
  const walk = await walked(api, pages, [...permissions])
  expect(walk.refused).toEqual([])
  // The walk would hold nothing if it came to nothing.
  for (const kind of [
    "bills/:id",
    "quotes/:id",
    "contracts/:id",
    "purchases/:id",
    "products/:id/edit",
  ])
    expect(walk.kinds).toContain(`/admin/${kind}`)
  expect(walk.sent).toBeGreaterThan(20)
}, 1_800_000)
