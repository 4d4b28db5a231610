import { describe, expect, test } from "vitest"
import { people, startApi } from "../api"

const { id } = people.camille
const value = "2027-01-01T00:00:00.000Z"

const paths = [
  ...["/roles", "/id", "/email", "/validated", "/isAdmin", "/subscription", "/tenantId", "/owner"],
  ...["/version", "/showInSearch", "/closedAt", "/rightsChangedAt", "/username"],
  ...["", "/", "//", "suspendedUntil", "/suspendedUntil/", "/SuspendedUntil", " /suspendedUntil"],
  ...["/__proto__/x", "/constructor/prototype", "/__proto__", "/hasOwnProperty", "/skills/-1"],
  ...["/a~2b", "/suspended~1Until", "/suspendedUntil\u0000", "/../suspendedUntil"],
]

async function start() {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  const state = async () => (await api.call("admin", "GET", `/Users/${id}`)).body
  return { api, state, before: await state() }
}

describe("a patch changes what the list names, by two operations, or nothing at all", () => {
  test("B34 no other path, neither of someone nor of oneself, alone or after a good one", async () => {
    const { api, state, before } = await start()
    const own = (await api.call("admin", "GET", `/Users/${people.admin.id}`)).body
    for (const path of paths)
      for (const patch of [
        [{ op: "replace", path, value: true }],
        [
          { op: "add", path: "/suspendedUntil", value },
          { op: "add", path, value },
        ],
      ])
        for (const whom of [id, people.admin.id]) {
          const answer = await api.call("admin", "PATCH", `/Users/${whom}`, patch)
          expect(answer.status, `${path} of ${whom}`).toBe(422)
        }
    expect(await state()).toEqual(before)
    expect((await api.call("admin", "GET", `/Users/${people.admin.id}`)).body).toEqual(own)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test("B35 no other operation, no other shape, and nothing without end", async () => {
    const { api, state, before } = await start()
    const path = "/suspendedUntil"
    const patches: unknown[] = [
      ...["remove", "move", "copy", "test", "ADD", "", null, 1, "__proto__"].map((op) => [
        { op, path, from: "/roles", value },
      ]),
      [{ op: "add", path, value, from: "/roles" }],
      [{ op: "add", path: ["suspendedUntil"], value }],
      [{ op: "add", path: { toString: path }, value }],
      [{ op: "add", path, value: { suspendedUntil: value } }],
      [[{ op: "add", path, value }]],
      { op: "add", path, value },
      { 0: { op: "add", path, value }, length: 1 },
      "patch",
      null,
      Array(10_000).fill({ op: "add", path, value }),
      [{ op: "add", path: "/suspensionReason", value: "x".repeat(1024 * 1024) }],
      [{ op: "add", path: "x".repeat(1024 * 1024), value }],
    ]
    for (const patch of patches) {
      const { status } = await api.call("admin", "PATCH", `/Users/${id}`, patch)
      expect(status, JSON.stringify(patch).slice(0, 80)).toBe(422)
    }
    expect(await state()).toEqual(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
