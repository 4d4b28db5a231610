import { enter } from "./accounts"
import { expect, test } from "./fixtures"
import { mailsTo } from "./mail-server"
import { world } from "./world"

test("another IBAN asks for the password again, loses nothing typed, and is told by e-mail", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  const field = (name: string) => page.locator(`main [name=${name}]`)
  const save = page.locator("main form[method=post] button[type=submit]").last()
  const saved = page.getByText("Votre profil a été mis a jour").first()
  await page.goto("/admin/profile/bank")
  await field("iban").fill("FR76 3000 6000 0112 3456 7890 189")
  await save.click()
  await expect(saved).toBeVisible()

  await page.goto("/admin/profile/bank")
  await field("iban").fill("DE89 3704 0044 0532 0130 00")
  await field("bankName").fill("Banque des Monts d’Or")
  await save.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirmez que c’est bien vous")
  await expect(page.locator("[name=email]")).toHaveValue(account.email)
  // Whoever leaves here has changed nothing, and is still signed in.
  const asked = page.url()
  await page.goto("/admin/profile/bank")
  await expect(field("iban")).toHaveValue(/^FR76/)
  await page.goto(asked)

  await enter(page, account)
  await expect(page).toHaveURL(/\/admin\/profile\/bank$/)
  await expect(page.getByText("Vous avez confirmé qui vous êtes")).toBeVisible()
  await expect(field("iban")).toHaveValue("DE89 3704 0044 0532 0130 00")
  await expect(field("bankName")).toHaveValue("Banque des Monts d’Or")
  await save.click()
  await expect(saved).toBeVisible()
  await page.goto("/admin/profile/bank")
  await expect(field("iban")).toHaveValue(/^DE89/)

  const notices = async () =>
    (await mailsTo(world().mails, account.email)).filter(({ subject }) => subject?.includes("IBAN"))
  await expect.poll(async () => (await notices()).length, { timeout: 60_000 }).toBe(1)
  const [notice] = await notices()
  expect(notice?.text).toContain("… 3000")
  expect(notice?.text).not.toContain("0532")
})
