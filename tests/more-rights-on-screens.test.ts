import { expect, test } from "vitest"
import { acts, menus, permissions } from "#contract/permissions"
import { storyWorld, walked } from "./rights-walk"

test("with one right more in each menu, no page offers what is refused", async () => {
  const { api, pages } = await storyWorld()
  const others = acts.filter((act) => act !== "see")
  const refused: string[] = []
  for (const turn of others.keys()) {
    // Each menu gets another act in each turn: after four, each act was tried without its neighbours.
    const rights = menus.flatMap((menu, place): string[] => [
      `${menu}.see`,
      `${menu}.${others[(place + turn) % others.length]}`,
    ])
    const there = permissions.filter((permission) => rights.includes(permission))
    const walk = await walked(api, pages, there)
    refused.push(...walk.refused.map((line) => `${turn}: ${line}`))
  }
  expect(refused.join("\n")).toBe("")
}, 1_800_000)
