import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { onePixel } from "../../../tests/one-pixel"

async function start() {
  const api = await startApi()
  api.setClock("2026-11-27T09:00:00Z")
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const upload = async (name: string, body: BodyInit) => {
    const sent = await api.fetch("camille", `/Uploads?name=${name}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body,
    })
    return ((await sent.json()) as { id: string }).id
  }
  const { id: accountId } = await call("POST", "/Accounts", {
    ...{ name: "Banque", openedOn: "2026-01-01", fedBy: "statements" },
  })
  const statement = async (...lines: string[]) => {
    const fileId = await upload("Releve.csv", ["Jour;Description;Somme", ...lines, ""].join("\n"))
    const begun = await call("POST", "/BankImports", { accountId, fileId })
    await call("POST", `/BankImports/${begun.id}/confirmation`, { version: begun.version })
    return call("GET", "/BankLines?sort=-amount")
  }
  const photograph = async (amount: number, day: string) =>
    call("POST", "/Vouchers", {
      ...{ amount, day, payee: "Papeterie", category: "supplies", vatRate: "20" },
      fileId: await upload("ticket.png", new Uint8Array(Buffer.from(onePixel, "base64"))),
    })
  return { api, call, statement, photograph }
}

test("a photographed receipt waits for its line, is proposed to it, and is the expense once accepted", async () => {
  const { call, statement, photograph } = await start()
  const voucher = await photograph(1_200, "2026-11-20")
  expect(voucher).toMatchObject({ lineId: null, lines: [], can: ["change", "remove", "attach"] })
  const [line, other] = await statement("22/11/2026;CB PAPETERIE;-12,00", "22/11/2026;X;-13,00")
  const path = `/Vouchers/${voucher.id}`
  expect(await call("GET", "/Search?q=papet")).toContainEqual(
    expect.objectContaining({ kind: "vouchers", id: voucher.id, title: "Papeterie" }),
  )
  expect((await call("GET", path)).lines).toMatchObject([{ id: line.id, state: "open" }])
  expect((await call("GET", `/Vouchers/lines/${line.id}`)).proposed).toMatchObject([
    { id: voucher.id },
  ])
  expect((await call("GET", `/Vouchers/lines/${other.id}`)).proposed).toEqual([])
  const attached = await call("POST", `${path}/attachment`, { lineId: line.id })
  expect(attached).toMatchObject({ lineId: line.id, lines: [], can: ["detach"] })
  expect((await call("GET", "/Outcomes"))[0]).toMatchObject({
    ...{ day: "2026-11-22", amount: 1_200, category: "supplies", vat: 200 },
  })
  expect((await call("GET", `/Vouchers/lines/${line.id}`)).attached.id).toBe(voucher.id)
  // Undone, all is as before: the line is open, nothing is spent, and the receipt waits.
  const detached = await call("DELETE", `${path}/attachment`)
  expect(detached).toMatchObject({ lineId: null, lines: [{ id: line.id, state: "open" }] })
  expect(await call("GET", "/Outcomes")).toEqual([])
})

test("on a line that is matched the receipt changes nothing of what it was for", async () => {
  const { call, statement, photograph } = await start()
  const [line] = await statement("22/11/2026;CB PAPETERIE;-12,00")
  await call("POST", `/BankLines/${line.id}/match`, {
    parts: [{ kind: "outcome", amount: -1_200, outcomeCategory: "travel" }],
    version: line.version,
  })
  const voucher = await photograph(1_200, "2026-11-20")
  await call("POST", `/Vouchers/${voucher.id}/attachment`, { lineId: line.id })
  await call("DELETE", `/Vouchers/${voucher.id}/attachment`)
  expect(await call("GET", "/Outcomes")).toMatchObject([{ category: "travel" }])
  // A line that is unmatched lets its receipt wait again.
  await call("POST", `/Vouchers/${voucher.id}/attachment`, { lineId: line.id })
  await call("POST", `/BankLines/${line.id}/unmatching`)
  expect((await call("GET", `/Vouchers/${voucher.id}`)).lineId).toBeNull()
})

test("what was refused is not proposed again, and neither another amount nor another person’s line is taken", async () => {
  const { api, call, statement, photograph } = await start()
  const lines = await statement("22/11/2026;CB PAPETERIE;-12,00", "23/11/2026;CB AUTRE;-13,00")
  const voucher = await photograph(1_200, "2026-11-20")
  const path = `/Vouchers/${voucher.id}`
  const wrong = await api.call("camille", "POST", `${path}/attachment`, { lineId: lines[1].id })
  expect(wrong.body.errors).toMatchObject([{ path: "lineId", code: "unknown" }])
  expect((await call("POST", `${path}/refusals`, { lineId: lines[0].id })).lines).toEqual([])
  expect((await call("GET", `/Vouchers/lines/${lines[0].id}`)).proposed).toEqual([])
  for (const answer of [
    await api.call("thomas", "GET", path),
    await api.call("thomas", "GET", `/Vouchers/lines/${lines[0].id}`),
    await api.call("thomas", "POST", `${path}/attachment`, { lineId: lines[0].id }),
  ])
    expect(answer.status).toBe(404)
})

test("one that is attached is not deleted, and one that is comes back", async () => {
  const { api, call, statement, photograph } = await start()
  const [line] = await statement("22/11/2026;CB PAPETERIE;-12,00")
  const voucher = await photograph(1_200, "2026-11-20")
  const path = `/Vouchers/${voucher.id}`
  await call("POST", `${path}/attachment`, { lineId: line.id })
  expect(await api.call("camille", "DELETE", path)).toMatchObject({
    ...{ status: 409, body: { code: "voucherAttached" } },
  })
  await call("DELETE", `${path}/attachment`)
  await call("DELETE", path)
  expect(await call("POST", `${path}/restoration`)).toMatchObject({ amount: 1_200 })
  const later = await api.call("camille", "POST", "/Vouchers", {
    ...{ amount: 100, day: "2026-12-24", fileId: voucher.fileId },
  })
  expect(later.body.errors).toMatchObject([{ path: "day", code: "inFuture" }])
})
