import { expect, test } from "vitest"
import { menus, type Permission } from "#contract/permissions"
import { storyWorld, walked } from "./rights-walk"

test("with the right to see one menu alone, no page offers what is refused", async () => {
  const { api, pages } = await storyWorld()
  const sets = menus.map((menu): Permission => `${menu}.see`)
  const refused: string[] = []
  let opened = 0
  let sent = 0
  for (const [at, right] of sets.entries()) {
    // One page of a kind is enough, in so many walks: other states come with more rights.
    const walk = await walked(api, pages, [right], { most: 1, allHelp: at === 0 })
    opened += walk.opened
    sent += walk.sent
    refused.push(...walk.refused.map((line) => `${right}: ${line}`))
  }
  expect(opened).toBeGreaterThan(sets.length)
  expect(sent).toBeGreaterThan(0)
  expect(refused.join("\n")).toBe("")
}, 1_800_000)
