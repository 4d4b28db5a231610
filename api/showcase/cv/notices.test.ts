import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { notifyExpiries } from "./notices.commands"

async function withCertification(expiresOn: string) {
  const api = await startApi()
  const { body } = await api.call("camille", "POST", "/CV/facts", {
    ...{ kind: "certification", titleFr: "CKA", organism: "CNCF", expiresOn },
  })
  return { api, id: body.id as string }
}

async function run(api: TestApi, day: string) {
  api.setClock(`${day}T09:00:00Z`)
  await notifyExpiries(api.parts)
}

const told = async (api: TestApi, who: "camille" | "thomas" = "camille") =>
  (await api.call(who, "GET", "/Notifications")).body.map(({ createdAt }: { createdAt: string }) =>
    createdAt.slice(0, 10),
  )

test("a certification that ends is told of 60 and 7 days before and on the day, each once", async () => {
  const { api, id } = await withCertification("2027-03-01")
  await run(api, "2026-12-30")
  expect(await told(api)).toEqual([])
  await run(api, "2026-12-31")
  await Promise.all([notifyExpiries(api.parts), notifyExpiries(api.parts)])
  await run(api, "2027-02-21")
  expect(await told(api)).toEqual(["2026-12-31"])
  for (const day of ["2027-02-22", "2027-02-28", "2027-03-01", "2027-03-02", "2027-05-01"])
    await run(api, day)
  expect(await told(api)).toEqual(["2027-03-01", "2027-02-22", "2026-12-31"])
  const [last] = (await api.call("camille", "GET", "/Notifications")).body
  expect(last).toMatchObject({
    kind: "certificationExpires",
    parameters: { name: "CKA", factId: id, day: "2027-03-01" },
  })
  expect(await told(api, "thomas")).toEqual([])
})

test("a month is until its last day", async () => {
  const { api } = await withCertification("2027-01")
  await run(api, "2027-01-31")
  expect(await told(api)).toEqual(["2027-01-31"])
})

test("what was renewed is kept, and no more is told of its end; of the next one it is", async () => {
  const { api, id } = await withCertification("2027-03-01")
  await run(api, "2026-12-31")
  const renewed = await api.call("camille", "POST", `/CV/facts/${id}/renewals`, {
    ...{ kind: "certification", titleFr: "CKA", organism: "CNCF", expiresOn: "2027-06-01" },
  })
  expect(renewed.status, JSON.stringify(renewed.body)).toBe(201)
  expect(renewed.body).toMatchObject({ renewsId: id, renewedById: null })
  const old = await api.call("camille", "GET", `/CV/facts/${id}`)
  expect(old.body).toMatchObject({ state: "renewed", renewedById: renewed.body.id })
  expect(old.body.can).not.toContain("renew")
  for (const day of ["2027-02-22", "2027-03-01"]) await run(api, day)
  expect(await told(api)).toEqual(["2026-12-31"])
  await run(api, "2027-04-02")
  expect(await told(api)).toEqual(["2027-04-02", "2026-12-31"])
})

test("a certification is renewed once, unless its next one goes, and nothing else is", async () => {
  const { api, id } = await withCertification("2027-03-01")
  const renew = (of: string) =>
    api.call("camille", "POST", `/CV/facts/${of}/renewals`, {
      ...{ kind: "certification", titleFr: "CKA", expiresOn: "2030" },
    })
  const next = await renew(id)
  expect(await renew(id)).toMatchObject({ status: 409, body: { code: "certificationRenewed" } })
  await api.call("camille", "DELETE", `/CV/facts/${next.body.id}`)
  expect((await api.call("camille", "GET", `/CV/facts/${id}`)).body.can).toContain("renew")
  const mission = await api.call("camille", "POST", "/CV/facts", {
    ...{ kind: "mission", titleFr: "Dev" },
  })
  expect(await renew(mission.body.id)).toMatchObject({
    ...{ status: 409, body: { code: "notRenewable" } },
  })
  const restored = await api.call("camille", "POST", `/CV/facts/${next.body.id}/restoration`)
  expect(restored.body).toMatchObject({ renewsId: id })
})
