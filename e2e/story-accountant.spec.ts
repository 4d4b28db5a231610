import { openForBusiness } from "../tests/billing"
import { confirmEmail, linkOf } from "./accounts"
import { expect, test, tokenOf } from "./fixtures"
import { expectReflow } from "./page-checks"
import { callsBy } from "./records"
import { world } from "./world"

test.use({ javaScriptEnabled: false })

test("an accountant is invited, accepts, reads the bills of that account, and is out once it is withdrawn, without a script", async ({
  freshAccount,
}) => {
  test.setTimeout(120_000)
  const owner = await freshAccount("titulaire")
  const accountant = await freshAccount("comptable")
  // Mails go to others from a confirmed address.
  await confirmEmail(owner.page, owner.account, world().mails)
  const calls = callsBy(() => tokenOf(owner.account))
  const client = await openForBusiness({ fetch: (_, path, init) => calls(path, init) })
  expect(client.id).toBeTruthy()

  await test.step("the owner invites by e-mail, to read", async () => {
    const { page } = owner
    await page.goto("/admin/settings")
    await page.locator('main a[href$="/accesses"]').first().click()
    await page.locator('main a[href$="/accesses/new"]').first().click()
    await page.locator("main [name=email]").fill(accountant.account.email)
    await page.locator("main form[method=post] button[type=submit]").last().click()
    await expect(page.locator("h1")).toHaveText(accountant.account.email)
    await expect(page.locator("main")).toContainText("Invitation envoyée")
    await expectReflow(page)
  })

  const { page } = accountant
  await test.step("the accountant takes it up by the link of the mail", async () => {
    const subject = "Camille Martin vous invite dans son compte Plume"
    await page.goto(await linkOf(world().mails, accountant.account.email, subject))
    await page.getByRole("button", { name: "Accepter et entrer dans ce compte" }).click()
    await expect(page.locator("[data-account]")).toContainText("Vous êtes dans le compte de")
  })

  await test.step("and reads what is there, under a banner that says whose it is", async () => {
    await page.goto("/admin/companies")
    await expect(page.locator("main")).toContainText("Atelier Rhône")
    await expect(page.locator("[data-account]")).toBeVisible()
    await expect(page.locator('main a[href$="/companies/new"]')).toHaveCount(0)
    await page.goto("/admin/profile/bank")
    await expect(page.locator("h1")).toHaveText("Accès refusé")
    await page.goto("/admin/bills")
    await expect(page.locator("[data-account]")).toBeVisible()
    await expectReflow(page)
  })

  await test.step("goes home and back by the menu of the account", async () => {
    await page.locator("[data-account] button").click()
    await expect(page.locator("[data-account]")).toHaveCount(0)
    await page.locator(".shell-tools details:last-of-type > summary").last().click()
    await page.locator('form[action$="/accesses/account"] button').first().click()
    await expect(page.locator("[data-account]")).toBeVisible()
  })

  await test.step("and is out at the next click after the withdrawal", async () => {
    await owner.page.locator('main a[href$="/delete"]').click()
    await owner.page.locator("main form[method=post] button[type=submit]").last().click()
    await expect(owner.page.locator("main")).toContainText("Retiré")
    await page.goto("/admin/companies")
    await expect(page.locator("[data-account]")).toHaveCount(0)
    await page.goto("/admin/companies")
    await expect(page.locator("main")).not.toContainText("Atelier Rhône")
  })
})
