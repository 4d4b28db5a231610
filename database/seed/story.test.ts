import { expect, test } from "vitest"
import { people, startApi } from "../../tests/api"
import { createDirectory } from "./create-directory"
import { createStory } from "./story"

test("Camille’s story is told with bills in every state that needs no mail server", async () => {
  const api = await startApi()
  const camille = {
    ...people.camille,
    username: "camille",
    email: "camille@exemple.fr",
    issuedAt: new Date(),
  }
  await createStory({ parts: api.parts, person: camille })
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

test("The directory of the story is alive: people of several trades, and three whom nobody finds", async () => {
  const api = await startApi()
  const [camille, admin] = [people.camille, people.admin].map((person, at) => ({
    ...person,
    username: ["camille", "admin"][at] ?? "",
    email: `${["camille", "admin"][at]}@exemple.fr`,
    issuedAt: new Date(),
  }))
  if (!camille || !admin) throw new Error("somebody is missing")
  await createDirectory({ parts: api.parts, camille, admin })
  const found = async (query = "") =>
    (await api.call(null, "GET", `/Public/Directory?limit=50${query}`)).body as {
      name: string
      availableNow: boolean
      commune: string
    }[]
  const everyone = await found()
  expect(everyone.length).toBeGreaterThanOrEqual(12)
  expect(new Set(everyone.map(({ commune }) => commune)).size).toBeGreaterThanOrEqual(8)
  const namesOf = (some: { name: string }[]) => some.map(({ name }) => name)
  for (const name of ["Adrien Caillaud", "Sonia Mercier", "Kévin Dumas"])
    expect(namesOf(everyone)).not.toContain(name)
  expect(namesOf(await found("&q=photographe"))).toEqual(["Awa Diop"])
  expect(namesOf(await found("&commune=69123&q=developpeur"))).toContain("Mehdi Lacroix")
  expect(everyone.some(({ availableNow }) => availableNow)).toBe(true)
  expect(everyone.some(({ availableNow }) => !availableNow)).toBe(true)
})
