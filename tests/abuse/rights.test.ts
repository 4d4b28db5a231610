import { expect, test } from "vitest"
import { cards } from "#contract/areas"
import { type Menu, menus, type Permission, permissions } from "#contract/permissions"
import { people, startApi } from "../api"
import { allOperations } from "../operations"
import { operationsOfEveryone, operationsOnOneself } from "../samples"

/** Addresses that are not called as their menu is. */
const named: Record<string, string> = {
  ...Object.fromEntries(
    cards.map(({ name, menu = name }) => [name.toLowerCase(), menu.toLowerCase()]),
  ),
  customerwebsite: "website",
}

/** Which menu an operation belongs to, by its address; those of no menu serve several. */
const menuOf = (path: string): Menu | undefined => {
  const first = path.split("/")[2]?.toLowerCase() ?? ""
  // They ask for the rights of each record's own menu, as tests of their own say.
  if (["views", "removals", "duplicates"].includes(first)) return undefined
  return menus.find((menu) => menu.toLowerCase() === (named[first] ?? first))
}

/** Operations that ask for rights of other menus than the one of their address. */
const elsewhere: Record<string, Menu[]> = {
  changeProfileOffer: ["profile", "products"],
  takeContactLetter: ["contacts", "offers"],
  findClientCredit: ["bills"],
  addClientPayment: ["bills"],
  addRefund: ["bills"],
  addClientNotice: ["bills"],
  readStatement: ["bills"],
  exportStatement: ["bills"],
  exportStatementAsWorkbook: ["bills"],
  readStatementPdf: ["bills"],
  addStatement: ["bills"],
  findContractBilling: ["contracts", "bills"],
  listContractBudgets: ["contracts", "bills"],
  billContractPeriod: ["contracts", "bills"],
  billTimesheets: ["timesheets", "bills"],
  findTimesheetProposal: ["projects", "timesheets"],
  addToTimesheet: ["projects", "timesheets"],
  // What a line of the bank pays may be a bill or a purchase.
  ...Object.fromEntries(
    [
      ...["matchBankLine", "matchSureBankLines", "unmatchBankLine", "settleScheduledExecution"],
      ...["attachVoucher", "detachVoucher"],
    ].map((id): [string, Menu[]] => [id, ["treasury", "bills", "purchases"]]),
  ),
  // One's own words ask for no more than to be somebody here.
  ...Object.fromEntries(
    [
      ...["listOwnOptions", "addOwnOption", "findOwnOption", "changeOwnOption"],
      ...["removeOwnOption", "mergeOwnOption", "undoOwnMerge"],
    ].map((id): [string, Menu[]] => [id, ["dashboard"]]),
  ),
  // Figures sum up bills.
  ...Object.fromEntries(
    [
      ...["readBusinessStatistics", "readClientStatistics", "readPaymentStatistics"],
      ...["readGoals", "changeGoals", "exportStatisticTable", "exportStatisticTableAsWorkbook"],
    ].map((id): [string, Menu[]] => [id, ["statistics", "bills"]]),
  ),
  readInstallationStatistics: ["operations"],
  takeOverSubscriptionBill: ["purchases"],
  billQuote: ["quotes", "bills"],
  billQuoteDeposit: ["quotes", "bills"],
}

const operations = allOperations().filter(
  ({ id, isOpen }) => !isOpen && ![...operationsOfEveryone, ...operationsOnOneself].includes(id),
)

/** Someone whose only role is the one made here, and what they made while they could do everything. */
async function startWithRole(permissions: Permission[]) {
  let roles: string[] = ["freelancer"]
  const api = await startApi({
    verify: async (token) => ({
      id: token === "admin" ? people.admin.id : people.camille.id,
      roles: token === "admin" ? ["admin"] : roles,
      username: token,
      email: null,
      issuedAt: new Date(Date.now() + 2_000),
    }),
  })
  await api.call("camille", "POST", "/Products", { name: "Lampe canari" })
  await api.call("admin", "POST", "/Roles", { name: "un-menu", permissions })
  roles = ["un-menu"]
  await api.call("admin", "PUT", "/Users/userRole", { userId: people.camille.id, roles })
  return api
}

/** The dashboard's figures sum up bills, which asks for both rights; its list of things to do does not. Whoever gives people roles sees their names. */
function opens(menu: Menu, id: string, its: Menu): boolean {
  if (menu === "users" && ["listRoles", "listBuiltInRoles"].includes(id)) return true
  if (id === "listSteps") return menu === "dashboard"
  const needed = elsewhere[id] ?? (its === "dashboard" ? ["dashboard", "bills"] : [its])
  return needed.every((one) => one === menu)
}

test.each(menus)("B37 a role of the menu %s alone opens no operation of another", async (menu) => {
  const api = await startWithRole(
    permissions.filter((permission) => permission.startsWith(`${menu}.`)),
  )
  const wrong: string[] = []
  let own = 0
  for (const { id, method, path } of operations) {
    const its = menuOf(path)
    if (!its) continue
    const asked = path.replace(/^\/api/, "").replace(/\{\w+\}/g, crypto.randomUUID())
    const { status } = await api.fetch("camille", asked, { method })
    if (its === menu) own += 1
    if (opens(menu, id, its) === (status === 403)) wrong.push(`${id} ${status}`)
  }
  expect(own).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test("B41 people are listed to no one without the right to it", async () => {
  const api = await startWithRole(["bills.see"])
  for (const path of ["all", "allWithRoles", "?list=true", `userRole/${people.admin.id}`]) {
    const answer = await api.call("camille", "GET", `/Users/${path}`.replace("/?", "?"))
    expect(answer, path).toMatchObject({ status: 403, body: { code: "forbidden" } })
  }
  // Who someone is, and whether there is such a person, is not told either.
  const [existing, missing] = [people.admin.id, crypto.randomUUID()]
  const said = async (id: string) => {
    const { status, body } = await api.call("camille", "GET", `/Users/${id}`)
    return { status, body: { ...body, instance: "each call’s own" } }
  }
  expect(await said(existing)).toEqual({ ...(await said(missing)), status: 404 })
})

const written = [
  ...["/products", "/PRODUCTS", "/Products/", "//Products", "/Products//", "/./Products"],
  ...["/Bills/../Products", "/Bills/%2e%2e/Products", "/Bills/..%2fProducts", "/%50roducts"],
  ...["/Products.data", "/Products.json", "/Products;x=1", "/Products%00", "/Products%20"],
  ...[
    "/Products?_method=DELETE",
    "/Products?_routes=routes%2Fadmin",
    "/Products/export",
    "/Products#x",
  ],
]
const overrides: Record<string, string>[] = [
  {},
  { "x-http-method-override": "OPTIONS" },
  { "x-http-method": "PUT", "x-method-override": "PUT" },
  { "x-original-url": "/api/Bills", "x-rewrite-url": "/api/Bills" },
  { "x-forwarded-prefix": "/api/Bills", "x-forwarded-for": "127.0.0.1" },
]

test("B42 however an address is written, and whatever the method is said to be, the right is asked for", async () => {
  const api = await startWithRole(["bills.see"])
  expect((await api.call("camille", "GET", "/Bills")).status).toBe(200)
  for (const path of ["/Products", ...written])
    for (const headers of overrides)
      for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        const answer = await api.fetch("camille", path, { method, headers })
        const told = `${method} ${path} ${JSON.stringify(headers)}`
        expect([403, 404, 405], told).toContain(answer.status)
        expect(await answer.text(), told).not.toContain("canari")
      }
  for (const method of ["GET", "HEAD"])
    expect((await api.fetch("camille", "/Products", { method })).status, method).toBe(403)
})
