import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

const secretOf = ({ address }: { address: string }) => address.split("/").at(-1) ?? ""

async function withLink() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const path = `/Bills/${bill.id}/links`
  const { body: link } = await api.call("camille", "POST", path, { days: 30 })
  return { api, bill, path, link, secret: secretOf(link) }
}

const read = (api: TestApi, secret: string, part = "") =>
  api.fetch(null, `/Public/bills/${secret}${part}`)

test("who holds the link reads the bill, its PDF and its XML, without a token", async () => {
  const { api, bill, secret } = await withLink()
  const answer = await read(api, secret)
  expect(answer.status).toBe(200)
  const shown = await answer.json()
  expect(shown).toMatchObject({ number: "F-2026-0001", totalTTC: 540_000, due: 540_000 })
  expect(shown.transfer.qr.split("\n")).toContain("EUR5400.00")
  // Nothing of who it belongs to, nor an id that would lead elsewhere.
  expect(JSON.stringify(shown)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|example\.fr/)
  const pdf = await read(api, secret, "/pdf")
  const own = await api.fetch("camille", `/Bills/${bill.id}/pdf`)
  expect(Buffer.from(await pdf.arrayBuffer())).toEqual(Buffer.from(await own.arrayBuffer()))
  expect(await (await read(api, secret, "/xml")).text()).toContain("F-2026-0001")
})

test("what is due is today’s; a settled bill asks for no transfer", async () => {
  const { api, bill, secret } = await withLink()
  const pay = (amount: number) =>
    api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      amount,
      paidOn: "2026-11-21",
      means: "transfer",
    })
  await pay(40_000)
  expect((await (await read(api, secret)).json()).transfer.qr).toContain("EUR5000.00")
  await pay(500_000)
  expect(await (await read(api, secret)).json()).toMatchObject({ due: 0, transfer: null })
})

test("B39 a link that is revoked, expired, invented or another thing’s opens nothing", async () => {
  const { api, bill, path, link, secret } = await withLink()
  const other = secretOf((await api.call("camille", "POST", path, { days: 365 })).body)
  expect(other).not.toBe(secret)
  await api.call("camille", "DELETE", `${path}/${link.id}`)
  for (const one of [secret, bill.id, link.id, "x", `${other}0`, "%00", "' or ''='"])
    for (const part of ["", "/pdf", "/xml"])
      expect((await read(api, encodeURIComponent(one), part)).status, one).toBe(404)
  expect((await read(api, other)).status).toBe(200)
  api.setClock("2027-11-21T08:59:00Z")
  expect((await read(api, other)).status).toBe(200)
  api.setClock("2027-11-21T09:00:00Z")
  expect((await read(api, other)).status).toBe(404)
})

test("a message that speaks of the link brings one along, the same one each time", async () => {
  const { api, bill, path, secret } = await withLink()
  const write = async () =>
    (
      await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
        to: ["a@exemple.fr"],
        subject: "Votre facture",
        body: "À régler ici : {{lien}}",
      })
    ).body
  const first = await write()
  const [, address = ""] = /(http\S+)/.exec(first.body) ?? []
  // The one that ends within a month is not handed out.
  expect(secretOf({ address })).not.toBe(secret)
  expect((await read(api, secretOf({ address }))).status).toBe(200)
  expect((await write()).body).toBe(first.body)
  expect((await api.call("camille", "GET", path)).body).toHaveLength(2)
  const html = await api.fetch("camille", `/Bills/${bill.id}/emails/${first.id}/html`)
  expect(await html.text()).toContain(`href="${address}"`)
})
