import type { Page } from "@playwright/test"
import { universalBusinessLanguage } from "../api/e-invoice/ubl"
import { areaCases } from "../tests/area-cases"
import { aBill } from "../tests/frozen-bill"
import { expect, test } from "./fixtures"
import { follow } from "./follow"

const areas = areaCases.flatMap(({ typed }) => typed ?? [])

// Under the mount that links of all sorts would leave if they named the other one.
for (const { path, add, choose, change, shown, opens, left = path } of areas)
  test(`something of ${path} is added, changed and deleted `, async ({ page, records }) => {
    if (choose) await records.url(choose.of)
    await page.goto(`/ap/${path}`)
    await page.locator(`main a[href$="/${path}/new"]`).first().click()
    if (choose) await page.locator(`main [name="${choose.name}"]`).selectOption({ index: 1 })
    await fill(page, add)
    await submit(page)
    // The tests beside this one have made the same.
    const anyway = page.getByRole("button", { name: "Enregistrer quand même" })
    const saved = page.locator(`main a[href$="/${opens ?? "edit"}"]`).first()
    await expect(anyway.or(saved)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(page).toHaveURL(
      new RegExp(`/ap/${path}/[0-9a-f-]{36}${opens ? `/${opens}` : ""}$`),
    )
    await expect(page.getByRole("region", { name: "Messages" })).toContainText(/\S/)
    const one = new URL(page.url()).pathname.replace(opens ? `/${opens}` : "", "")
    if (opens) await page.goto(one)

    await page.locator(`a[href$="${one}/edit"], main a[href$="/edit"]`).first().click()
    for (const [name, value] of Object.entries(add))
      await expect(page.locator(`main [name="${name}"]`)).not.toHaveValue(value === "" ? "x" : "")
    await fill(page, change)
    await submit(page)
    await expect(page).toHaveURL(new RegExp(`${one}$`))
    await expect(page.locator("main")).toContainText(shown)

    await follow(page, "/delete")
    await submit(page)
    await expect(page).toHaveURL(new RegExp(`/ap/${left}(\\?.*)?$`))
    expect((await page.request.get(one)).status()).toBe(404)
  })

test("a supplier’s bill is read from its file, corrected, checked, paid, kept and unpaid", async ({
  page,
}) => {
  const number = `R-${crypto.randomUUID().slice(0, 8)}`
  const file = (content: string) => ({
    name: "facture.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(content),
  })
  const bill = universalBusinessLanguage(aBill({ number }))
  const send = async (content: string) => {
    await page.goto("/admin/purchases/new")
    await page.locator('main [name="fileId"]').setInputFiles(file(content))
    await submit(page)
  }
  await send(bill.slice(0, 2_000))
  await expect(page.locator("main")).toContainText("abîmé ou illisible")
  await send(bill.replace(`<cbc:ID>${number}</cbc:ID>`, ""))
  await expect(page).toHaveURL(/\/admin\/purchases\/[0-9a-f-]{36}$/)
  const one = new URL(page.url()).pathname
  await expect(page.locator("main")).toContainText("À compléter")
  await page.locator('main a[href$="/edit"]').first().click()
  await fill(page, { number })
  await submit(page)
  await expect(page.locator("main h1")).toHaveText(`Camille Dupont EI · ${number}`)
  await page.locator('main form[action$="/check"] button').click()
  await expect(page.locator("main")).toContainText("À payer")
  await send(bill)
  await expect(page.locator("main")).toContainText(`déjà là : ${number} · Camille Dupont EI`)
  await page.goto(`${one}/payment`)
  await submit(page)
  await expect(page.locator("main")).toContainText("Payée")
  // From then on it belongs to the books.
  await page.goto(`${one}/delete`)
  await expect(page.locator("main")).toContainText("pièce comptable")
  await expect(page.locator("main button[type=submit]")).toHaveCount(0)
  await page.goto(one)
  await page.locator('main a[href*="/payments/"]').click()
  await submit(page)
  await expect(page.locator("main")).toContainText("À payer")
})

for (const { path, add, required } of areas)
  test(`a form of ${path} that is refused keeps what was typed, and says what is missing`, async ({
    page,
  }) => {
    const { [required]: _, ...others } = add
    await page.goto(`/admin/${path}/new`)
    await fill(page, others)
    await submit(page)
    await expect(page.locator(`main [name="${required}"]`)).toHaveAttribute("aria-invalid", "true")
    for (const field of Object.keys(others))
      await expect(page.locator(`main [name="${field}"]`)).not.toHaveValue("")
  })

test("several companies are deleted at once, and the list is as it was", async ({ page }) => {
  for (const name of ["Zzz un", "Zzz deux"]) {
    await page.goto("/admin/companies/new")
    await fill(page, { name })
    await submit(page)
    await expect(page).toHaveURL(/companies\/[0-9a-f-]{36}$/)
  }
  await page.goto("/admin/companies?q=Zzz&select=page")
  const boxes = page.locator("tbody input[name=id]")
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await page.locator('main button[formaction$="/companies/delete"]').click()
  await expect(page.locator("main")).toContainText("Zzz deux")
  await submit(page)
  await expect(page).toHaveURL(/\/admin\/companies\?q=Zzz/)
  await expect(page.locator("main tbody tr")).toHaveCount(0)
})

test("several contracts are deleted at once, but for the one that is billed", async ({
  page,
  records,
}) => {
  await records.url("/admin/companies/:clientId")
  for (const title of ["Yyy un", "Yyy deux"]) {
    await page.goto("/admin/contracts/new")
    await page.locator("main [name=clientId]").selectOption({ index: 1 })
    await fill(page, { title, startDate: "2026-01-01", priceHT: "520,00" })
    await submit(page)
    await expect(page).toHaveURL(/contracts\/[0-9a-f-]{36}$/)
  }
  const one = new URL(page.url()).pathname
  await page.goto(`${one}/activation`)
  await submit(page)
  await page.goto(`${one}/bills/new`)
  await fill(page, { quantity: "3" })
  await submit(page)
  await expect(page).toHaveURL(/bills\/[0-9a-f-]{36}$/)

  await page.goto("/admin/contracts?q=Yyy&select=page")
  await page.locator('main button[formaction$="/contracts/delete"]').click()
  await expect(page.locator("main")).toContainText("seront conservés")
  await submit(page)
  await expect(page.getByRole("alert")).toHaveText("1 supprimé, 1 refusé")
  await expect(page.locator("main li")).toContainText([/Yyy deux.*est facturée/])
  await expect(page.locator(`main li a[href$="${one}"]`)).toBeVisible()
  await page.goto("/admin/contracts?q=Yyy")
  await expect(page.locator("main tbody tr")).toHaveCount(1)
})

test("a list shows the columns that one chose, until one wants its own again", async ({
  page,
  records,
}) => {
  await records.url("/admin/contacts/:contactId")
  await page.goto("/admin/contacts?sort=-name")
  const heads = page.locator("main thead th:not(.pick)")
  const before = await heads.count()
  await page.locator("main details.list-menu-end > summary").click()
  await page.locator('main [name=column][value="role"]').uncheck()
  await page.locator("main details.list-menu-end button").first().click()
  await expect(page).toHaveURL(/\/admin\/contacts\?sort=-name$/)
  await expect(heads).toHaveCount(before - 1)
  await page.locator("main details.list-menu-end > summary").click()
  await page.locator("main details.list-menu-end button[name=reset]").click()
  await expect(heads).toHaveCount(before)
})

test("a period that is too long is refused beside its field, and stays as it was typed", async ({
  page,
  records,
}) => {
  await records.url("/admin/bills/:billId")
  await page.goto("/admin/bills?from=2026-01-01&to=2026-05-15")
  const end = page.locator("main input[type=date][name=to]")
  await expect(end).toBeVisible()
  await expect(end).toHaveValue("2026-05-15")
  await expect(end).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator("main tbody tr").first()).toBeVisible()
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name="${name}"]`)
    const isList = await field.evaluate((element) => element.tagName === "SELECT")
    if (isList) await field.selectOption(value)
    else await field.fill(value)
  }
}

async function submit(page: Page): Promise<void> {
  await page.locator("main form[method=post] button[type=submit]").last().click()
}
