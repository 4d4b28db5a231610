import { describe, expect, test } from "vitest"
import { type Name, startApi, type TestApi } from "../../../tests/api"
import { vectors } from "../../../tests/bank-vectors.json"

const iban = "FR7630003001230001234567835"

/** The statement of a case, as its bank writes it. */
function fileOf(id: string) {
  const found = vectors.find((one) => one.id === id)?.input as unknown as {
    name: string
    text: string
    encoding: string
  }
  const bytes = Buffer.from(found.text, found.encoding === "utf-8" ? "utf-8" : "latin1")
  return { name: found.name, bytes: new Uint8Array(bytes) }
}

async function start() {
  const api = await startApi()
  const open = async (more = {}) => {
    const account = { name: "Compte courant", openedOn: "2026-01-01", fedBy: "statements", ...more }
    const { status, body } = await api.call("camille", "POST", "/Accounts", account)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  return { api, open }
}

async function upload(
  api: TestApi,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  who: Name = "camille",
): Promise<string> {
  const sent = await api.fetch(who, `/Uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    body: bytes,
    headers: { "content-type": "application/octet-stream" },
  })
  expect(sent.status).toBe(201)
  return ((await sent.json()) as { id: string }).id
}

const begin = async (api: TestApi, file: Parameters<typeof upload>[1], accountId?: string) =>
  api.call("camille", "POST", "/BankImports", { fileId: await upload(api, file), accountId })

const confirm = (api: TestApi, { id, version }: { id: string; version: number }, said = {}) =>
  api.call("camille", "POST", `/BankImports/${id}/confirmation`, { version, ...said })

const text = (name: string, content: string) => ({
  name,
  bytes: new Uint8Array(Buffer.from(content)),
})

describe("A statement of a bank", () => {
  test("is looked at, kept whole, added once, and undone whole", async () => {
    const { api, open } = await start()
    const account = await open({ iban, openingBalance: 150_000 })
    const { status, body: begun } = await begin(api, fileOf("bank_file-04"))
    expect(status, JSON.stringify(begun)).toBe(201)
    expect(begun).toMatchObject({
      ...{ format: "cfonb120", accountId: account.id, accountWritten: iban },
      ...{ opening: { amount: 150_000 }, closing: { day: "2026-03-31", amount: 264_407 } },
      counts: { new: 3, known: 0, probable: 0, outside: 0 },
      balance: { computed: 264_407, said: 264_407 },
      can: ["confirm"],
    })
    const { body: lines } = await api.call("camille", "GET", `/BankImports/${begun.id}/lines`)
    expect(lines).toMatchObject({ total: 3, lines: [{ position: 1, amount: 120_000 }, {}, {}] })
    const { body: done } = await confirm(api, begun)
    expect(done).toMatchObject({ added: 3, can: ["undo"], balance: { computed: 264_407 } })
    const balanceOf = async () =>
      (await api.call("camille", "GET", `/Accounts/${account.id}/balance?on=2026-03-31`)).body
        .balance
    expect(await balanceOf()).toBe(264_407)
    expect((await confirm(api, done)).body.code).toBe("importDone")
    // The same without line breaks, and in another set of signs: all of it is there.
    const { body: again } = await begin(api, fileOf("bank_file-05"))
    expect(again).toMatchObject({ counts: { new: 0, known: 3 }, can: [] })
    const undone = await api.call("camille", "POST", `/BankImports/${done.id}/undoing`)
    expect(undone.body).toMatchObject({ can: [] })
    expect(await balanceOf()).toBe(150_000)
    const { body: after } = await begin(api, fileOf("bank_file-05"))
    expect(after.counts).toMatchObject({ new: 3, known: 0 })
  })

  test("opens the account that nobody opened yet, with what it held", async () => {
    const { api } = await start()
    const { body: begun } = await begin(api, fileOf("bank_file-06"))
    expect(begun).toMatchObject({ accountId: null, counts: { new: 2, pending: 1 } })
    const { body: done } = await confirm(api, begun)
    const { body: account } = await api.call("camille", "GET", `/Accounts/${done.accountId}`)
    expect(account).toMatchObject({ iban, openingBalance: 150_000, balance: 330_000, main: true })
    // The next one finds it, and follows.
    const { body: next } = await begin(api, fileOf("bank_file-07"))
    expect(next).toMatchObject({ accountId: account.id, gap: null, counts: { new: 2 } })
    expect((await confirm(api, next)).body.balance).toMatchObject({ computed: 322_450 })
  })

  test("of an account without an IBAN is known by its number, and goes with the import that opened it", async () => {
    const { api } = await start()
    const ofx = (number: string, id: string) =>
      text(
        `${number}.ofx`,
        `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>30004<BRANCHID>00001<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>-12.00<FITID>${id}<NAME>CAFE</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>1988.00<DTASOF>20260310</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      )
    const { body: begun } = await begin(api, ofx("00000000777", "a"))
    const { body: first } = await confirm(api, begun, { name: "Premier" })
    const other = await begin(api, ofx("00000000123", "b"))
    expect(other.body).toMatchObject({ accountId: null })
    const refused = await begin(api, ofx("00000000123", "b"), first.accountId)
    expect(refused.body.errors).toMatchObject([
      { path: "accountId", code: "statementOtherAccount 00000000123" },
    ])
    const again = await begin(api, ofx("00000000777", "c"))
    expect(again.body.accountId).toBe(first.accountId)
    const undone = await api.call("camille", "POST", `/BankImports/${first.id}/undoing`)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect((await api.call("camille", "GET", "/Accounts")).body).toEqual([])
    const path = `/BankImports/${again.body.id}`
    expect((await api.call("camille", "GET", path)).body.accountId).toBeNull()
  })

  test("of several accounts in one file are imported one after the other, or as is chosen", async () => {
    const { api, open } = await start()
    const section = (number: string, amount: string) =>
      `<STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>30004<BRANCHID>00001<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>${amount}<FITID>${number}<NAME>CAFE</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>`
    const both = text(
      "multi.ofx",
      `<OFX><BANKMSGSRSV1>${section("00000000777", "-12.00")}${section("00000000888", "-7.00")}</BANKMSGSRSV1></OFX>`,
    )
    const first = await begin(api, both)
    expect(first.body).toMatchObject({ accountWritten: "00000000777", accountId: null })
    await confirm(api, first.body, { name: "Premier" })
    const next = await begin(api, both)
    expect(next.body).toMatchObject({ accountWritten: "00000000888", accountId: null })
    expect(next.body.otherAccounts).toEqual(["00000000777"])
    const second = await open({ name: "Second" })
    const chosen = await begin(api, both, second.id)
    expect(chosen.body).toMatchObject({ accountWritten: "00000000888", accountId: second.id })
    expect((await confirm(api, chosen.body)).body.added).toBe(1)
    // A number that was never seen is asked about, and opens an account where that is said.
    await open({ name: "Troisième" })
    const unknown = text(
      "autre.ofx",
      `<OFX><BANKMSGSRSV1>${section("00000000999", "-3.00")}</BANKMSGSRSV1></OFX>`,
    )
    const asked = await begin(api, unknown)
    expect(asked.body.errors).toMatchObject([{ path: "accountId", code: "accountToChoose" }])
    const { body: own } = await api.call("camille", "POST", "/BankImports", {
      ...{ fileId: await upload(api, unknown), opens: true },
    })
    expect(own).toMatchObject({ accountId: null, counts: { new: 1 } })
    expect((await confirm(api, own, { name: "Quatrième" })).body).toMatchObject({
      accountName: "Quatrième",
    })
    // Each is known by its own account from then on.
    const again = await begin(api, both, second.id)
    expect(again.body).toMatchObject({ accountWritten: "00000000888", counts: { known: 1 } })
  })

  test("of an account that was kept by hand goes on where the hand left off: nothing is there twice", async () => {
    const { api, open } = await start()
    const more = { iban, fedBy: "hand", openingBalance: 150_000, openedOn: "2026-03-01" }
    const account = await open(more)
    const { body: income } = await api.call("camille", "POST", "/Incomes", {
      ...{ day: "2026-03-10", label: "Conseil", amount: 120_000, category: "subsidy" },
    })
    const path = `/Accounts/${account.id}`
    const { name, openedOn, openingBalance } = account
    const kept = { name, openedOn, openingBalance, iban, main: true }
    const changed = await api.call("camille", "PUT", path, {
      ...{ ...kept, fedBy: "statements", version: account.version },
    })
    expect(changed.body).toMatchObject({ statementsFrom: "2026-03-11", balance: 270_000 })
    const { body: begun } = await begin(api, fileOf("bank_file-04"))
    const { body: lines } = await api.call("camille", "GET", `/BankImports/${begun.id}/lines`)
    expect(
      lines.lines.map(({ day, state }: { day: string; state: string }) => [
        ...[day >= "2026-03-11", state],
      ]),
    ).toEqual(
      lines.lines.map(({ day }: { day: string }) =>
        day >= "2026-03-11" ? [true, "new"] : [false, "outside"],
      ),
    )
    expect(begun.counts.outside).toBeGreaterThan(0)
    // What was forgotten of the days before is still posted by hand, and what was wrong is still taken back.
    const spent = { day: "2026-03-09", label: "Gare", amount: 5_600, category: "travel" }
    await api.call("camille", "POST", "/Outcomes", spent)
    await api.call("camille", "POST", "/Outcomes", { ...spent, day: "2026-03-12" })
    expect((await api.call("camille", "GET", path)).body.balance).toBe(264_400)
    expect((await api.call("camille", "DELETE", `/Incomes/${income.id}`)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).body.balance).toBe(144_400)
  })

  test("that names no account opens one where that was said, though there is another", async () => {
    const { api, open } = await start()
    const { id } = await open()
    const table = text("autre.csv", "Jour;Description;Somme\n15/03/2026;CAFE;-1,00\n")
    const fileId = await upload(api, table)
    const begun = await api.call("camille", "POST", "/BankImports", { fileId, opens: true })
    expect(begun.body).toMatchObject({ accountId: null })
    const { body } = await confirm(api, begun.body, { name: "Autre banque" })
    expect(body).toMatchObject({ accountName: "Autre banque", added: 1 })
    expect(body.accountId).not.toBe(id)
  })

  test("whose lines are in no order is of its first day to its last", async () => {
    const { api, open } = await start()
    const { id } = await open()
    const rows = ["15/03/2026", "13/03/2026", "28/03/2026", "20/03/2026"]
    const table = text(
      "r.csv",
      `Jour;Description;Somme\n${rows.join(";CAFE;-1,00\n")};CAFE;-1,00\n`,
    )
    expect((await begin(api, table, id)).body).toMatchObject({
      ...{ firstDay: "2026-03-13", lastDay: "2026-03-28", counts: { new: 4 } },
    })
  })

  test("that two tabs confirm is kept once", async () => {
    const { api, open } = await start()
    await open({ iban, openingBalance: 150_000 })
    const [one, two] = [
      await begin(api, fileOf("bank_file-04")),
      await begin(api, fileOf("bank_file-05")),
    ]
    const [first, second] = await Promise.all([confirm(api, one.body), confirm(api, two.body)])
    expect([first.body.added, second.body.added].sort()).toEqual([0, 3])
  })

  test("is refused with why and where, and what it is of is said", async () => {
    const { api, open } = await start()
    const main = await open({ iban })
    const post = await open({ name: "Livret", iban: "FR1420041010050500013M02606" })
    const byHand = await open({ name: "Caisse", kind: "cash", fedBy: "hand" })
    const errors = async (id: string, accountId?: string) =>
      (await begin(api, fileOf(id), accountId)).body.errors
    expect(await errors("bank_refusal-01")).toMatchObject([
      { path: "fileId", code: "statementBalance 0.10" },
    ])
    expect(await errors("bank_refusal-02")).toMatchObject([{ code: "statementOther camt.054" }])
    expect(await errors("bank_refusal-03")).toMatchObject([{ code: "statementDoctype" }])
    expect(await errors("bank_refusal-04", post.id)).toMatchObject([
      { path: "accountId", code: "statementOtherAccount Compte courant" },
    ])
    expect(await errors("bank_refusal-05")).toMatchObject([{ code: "statementCut" }])
    expect(await errors("bank_file-04", byHand.id)).toMatchObject([{ path: "accountId" }])
    expect((await begin(api, fileOf("bank_refusal-04"), main.id)).status).toBe(201)
    const dollars = fileOf("bank_file-06")
    const other = Buffer.from(dollars.bytes).toString().replaceAll("EUR", "USD")
    expect((await begin(api, text("usd.xml", other))).body.errors).toMatchObject([
      { code: "statementCurrency USD" },
    ])
  })

  test("in a table of an unknown bank asks for what cannot be told, and keeps the answer", async () => {
    const { api, open } = await start()
    const account = await open({ openingBalance: 0 })
    const table = "When,What,How much\n03/04/2026,VIR A,1200.00\n05/04/2026,PRLV B,-45.93\n"
    const { body: begun } = await begin(api, text("inconnu.csv", table), account.id)
    expect(begun).toMatchObject({
      ...{ asks: ["dateOrder"], can: ["change"], counts: { new: 0 } },
      table: { columns: { day: "When", label: "What", amount: "How much" }, dateOrder: null },
    })
    expect((await confirm(api, begun)).body.code).toBe("statementAsks")
    const path = `/BankImports/${begun.id}/answers`
    const wrong = { version: begun.version, columns: { day: "When", label: "What" } }
    expect((await api.call("camille", "PUT", path, wrong)).body.errors).toMatchObject([
      { path: "columns.amount", code: "required" },
    ])
    const said = { version: begun.version, dateOrder: "dayFirst" }
    const { body: answered } = await api.call("camille", "PUT", path, said)
    expect(answered).toMatchObject({ asks: [], firstDay: "2026-04-03", counts: { new: 2 } })
    await confirm(api, answered)
    const { body: next } = await begin(api, text("mai.csv", `${table}01/05/2026,VIR C,10.00\n`))
    expect(next).toMatchObject({ accountId: account.id, asks: [], counts: { new: 1, known: 2 } })
  })

  test("tells of a gap, and leaves lines out that are probably known unless they are wanted", async () => {
    const { api, open } = await start()
    await open({ iban, openingBalance: 150_000 })
    const { body: first } = await begin(api, fileOf("bank_file-04"))
    await confirm(api, first)
    const csv =
      "Date;Libellé;Montant(EUROS)\n03/03/2026;Virement reçu;1200,00\n31/03/2026;Café;-2,50\n"
    const { body: second } = await begin(api, text("mars.csv", csv), first.accountId)
    expect(second.counts).toMatchObject({ new: 1, probable: 1 })
    const { body: kept } = await confirm(api, second, { keep: [1] })
    expect(kept.added).toBe(2)
    const { body: third } = await begin(api, fileOf("bank_file-07"))
    expect(third.gap).toEqual({ since: "2026-03-31", difference: 65_593 })
  })

  test("of somebody else is not there", async () => {
    const { api, open } = await start()
    await open({ iban })
    const { body: begun } = await begin(api, fileOf("bank_file-04"))
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/lines"],
      ["POST", "/undoing"],
    ] as const)
      expect((await api.call("thomas", method, `/BankImports/${begun.id}${path}`)).status).toBe(404)
    const fileId = await upload(api, fileOf("bank_file-04"))
    const stolen = await api.call("thomas", "POST", "/BankImports", { fileId })
    expect(stolen.body.errors).toMatchObject([{ path: "fileId", code: "unknown" }])
  })

  test("of thousands of lines is stored", async () => {
    const { api, open } = await start()
    const account = await open({ openingBalance: 0 })
    const rows = Array.from({ length: 5_000 }, (_, at) => `31/03/2026;Carte ${at};-0,50\n`)
    const file = text("long.csv", `Date;Libellé;Montant(EUROS)\n${rows.join("")}`)
    const { body: begun } = await begin(api, file, account.id)
    const { body: done } = await confirm(api, begun)
    expect(done.added).toBe(5_000)
    const { body } = await api.call("camille", "GET", `/Accounts/${account.id}`)
    expect(body.balance).toBe(-250_000)
  })
})
