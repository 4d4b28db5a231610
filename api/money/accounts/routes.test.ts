import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

async function start() {
  const api = await startApi()
  const open = async (body: object) => {
    const account = { openedOn: "2026-01-01", ...body }
    const answer = await api.call("camille", "POST", "/Accounts", account)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  return { api, open }
}

describe("accounts", () => {
  test("Camille’s balance is what she began with and what was posted, on each day", async () => {
    const { api, open } = await start()
    const bank = await open({ name: "Compte courant", openingBalance: -5_000 })
    const savings = await open({ name: "Livret", kind: "savings", openingBalance: 100_000 })
    expect([bank.main, savings.main]).toEqual([true, false])
    const move = { toAccountId: bank.id, day: "2026-03-31", amount: 30_000 }
    const moved = await api.call("camille", "POST", `/Accounts/${savings.id}/transfers`, move)
    expect([moved.status, moved.body.balance]).toEqual([201, 70_000])
    const taken = { direction: "taken", day: "2026-04-02", amount: 10_000 }
    await api.call("camille", "POST", `/Accounts/${bank.id}/movements`, taken)
    const on = async (day: string) =>
      (await api.call("camille", "GET", `/Accounts/${bank.id}/balance?on=${day}`)).body.balance
    expect(await on("2025-12-31")).toBe(0)
    expect(await on("2026-01-01")).toBe(-5_000)
    expect(await on("2026-03-30")).toBe(-5_000)
    expect(await on("2026-03-31")).toBe(25_000)
    expect(await on("2026-04-02")).toBe(15_000)
    const { body: movements } = await api.call("camille", "GET", `/Accounts/${bank.id}/movements`)
    expect(movements.map((it: { amount: number }) => it.amount)).toEqual([-10_000, 30_000])
    expect(movements[1]).toMatchObject({ otherAccountId: savings.id, counterparty: "Livret" })
    // One side taken back is both.
    const path = `/Accounts/${bank.id}/movements/${movements[1].id}`
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    const { body: after } = await api.call("camille", "GET", `/Accounts/${savings.id}`)
    expect(after.balance).toBe(100_000)
  })

  test("a day before its first, a transfer to itself or to a stranger’s account, an IBAN twice are refused", async () => {
    const { api, open } = await start()
    const iban = "FR7630006000011234567890189"
    const account = await open({ name: "Qonto", openedOn: "2026-06-01", iban })
    const refused = async (path: string, body: object) =>
      (await api.call("camille", "POST", path, body)).body.errors
    const day = "2026-05-31"
    const other = await open({ name: "Caisse", kind: "cash" })
    const transfers = `/Accounts/${account.id}/transfers`
    expect(await refused(transfers, { toAccountId: other.id, day, amount: 100 })).toMatchObject([
      { path: "day", code: "beforeOpening" },
    ])
    expect(await refused(transfers, { toAccountId: account.id, day, amount: 100 })).toMatchObject([
      { path: "toAccountId", code: "sameAccount" },
    ])
    const { body: hers } = await api.call("thomas", "POST", "/Accounts", {
      ...{ name: "Banque", openedOn: "2026-01-01" },
    })
    expect(
      await refused(transfers, { toAccountId: hers.id, day: "2026-06-02", amount: 100 }),
    ).toMatchObject([{ path: "toAccountId", code: "unknown" }])
    expect(await refused("/Accounts", { name: "Deux", openedOn: day, iban })).toMatchObject([
      { path: "iban" },
    ])
  })

  test("an account is removed while nothing was posted there, and comes back", async () => {
    const { api, open } = await start()
    const account = await open({ name: "Essai" })
    expect((await api.call("camille", "DELETE", `/Accounts/${account.id}`)).status).toBe(204)
    const restored = await api.call("camille", "POST", `/Accounts/${account.id}/restoration`)
    expect([restored.status, restored.body.name]).toEqual([200, "Essai"])
    const own = { direction: "brought", day: "2026-02-01", amount: 5_000 }
    await api.call("camille", "POST", `/Accounts/${account.id}/movements`, own)
    const late = { ...account, openedOn: "2026-02-02" }
    const { name, version, openedOn } = late
    const moved = await api.call("camille", "PUT", `/Accounts/${account.id}`, {
      ...{ name, version, openedOn },
    })
    expect([moved.status, moved.body.errors?.[0].code]).toEqual([422, "afterMovements"])
    const kept = await api.call("camille", "DELETE", `/Accounts/${account.id}`)
    expect([kept.status, kept.body.code]).toEqual([409, "accountInUse"])
  })
})
