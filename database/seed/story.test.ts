import { expect, test } from "vitest"
import { people, startApi } from "../../tests/api"
import { tellStory } from "./story"

test("Camille’s story is told with bills in every state that needs no mail server", async () => {
  const api = await startApi()
  const camille = {
    ...people.camille,
    username: "camille",
    email: "camille@exemple.fr",
    issuedAt: new Date(),
  }
  await tellStory({ parts: api.parts, person: camille })
  const { body } = await api.call("camille", "GET", "/Bills?limit=100&sort=number")
  const statuses = new Set(body.map(({ status }: { status: string }) => status))
  for (const status of ["draft", "issued", "partPaid", "paid", "overdue", "credited"])
    expect([...statuses]).toContain(status)
  const received = await api.call("camille", "GET", "/Purchases")
  const standing = received.body.map(({ status }: { status: string }) => status)
  expect(standing).toEqual(["draft", "toPay", "late", "paid"])
  expect(body[0].number).toBe("F-2025-0001")
  expect((await api.call("camille", "GET", "/Bills/turnover?year=2026")).body.months).toHaveLength(
    12,
  )
  expect((await api.call("camille", "GET", "/Profile")).body.missing).toEqual([])
})
