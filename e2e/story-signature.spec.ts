import { expect, test } from "./fixtures"
import { mailsTo } from "./mail-server"
import { expectAccessible, expectReflow } from "./page-checks"
import { world } from "./world"

test.use({ viewport: { width: 390, height: 844 } })

test("a client signs a quote by a link and a code, without account, cookie or script, and anyone can verify it", async ({
  page,
  visitor,
  records,
}) => {
  const email = `ines-${Date.now()}@vasseur.example`
  /** The last message that she got, once there are so many. */
  const mail = async (count: number) => {
    await expect
      .poll(async () => (await mailsTo(world().mails, email)).length)
      .toBeGreaterThanOrEqual(count)
    return (await mailsTo(world().mails, email)).at(-1)
  }
  const links = await records.another("/admin/quotes/:quoteId/links")
  await page.goto(links.replace(/links$/, "signatures/new"))
  await page.locator("[name='signers[0].name']").fill("Inès Vasseur")
  await page.locator("[name='signers[0].email']").fill(email)
  await page.locator("[name=ownerTurn]").selectOption("none")
  await page.getByRole("button", { name: "Envoyer les liens" }).click()
  await expect(page.locator("main header").getByText("En attente", { exact: true })).toBeVisible()

  const address = /http\S+\/signature\/[\w-]+/.exec((await mail(1))?.text ?? "")?.[0] ?? ""
  const answer = await visitor.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex")
  expect(answer?.headers()["set-cookie"]).toBeUndefined()
  expect(await visitor.locator("script").count()).toBe(0)
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("D-")
  await expectAccessible(visitor)
  await expectReflow(visitor)

  await visitor.getByRole("link", { name: "Signer", exact: true }).first().click()
  await visitor.locator("[name=name]").fill("Inès Vasseur")
  await visitor.getByLabel(/J’ai lu le document/).check()
  await visitor.getByRole("button", { name: "Recevoir le code" }).click()
  await expect(visitor).toHaveURL(/\/code$/)
  await expectAccessible(visitor)
  const [, first = "", second = ""] = /^(\d{3}) (\d{3})$/m.exec((await mail(2))?.text ?? "") ?? []
  const wrong = first === "000" ? "111111" : "000000"
  await visitor.locator("[name=code]").fill(wrong)
  await visitor.getByRole("button", { name: "Signer le document" }).click()
  await expect(visitor.locator("main")).toContainText("Ce n’est pas le code envoyé")
  await visitor.locator("[name=code]").fill(`${first} ${second}`)
  await visitor.getByRole("button", { name: "Signer le document" }).click()
  await expect(visitor).toHaveURL(address)
  await expect(visitor.locator("main")).toContainText("Vous avez signé le")

  const final = (await mail(3))?.attachments[0]?.content
  const buffer = Buffer.from(final as ArrayBuffer)
  expect(buffer.subarray(0, 5).toString()).toBe("%PDF-")
  await visitor.goto("/verification")
  await visitor
    .locator("[name=file]")
    .setInputFiles({ name: "devis.pdf", mimeType: "application/pdf", buffer })
  await visitor.getByRole("button", { name: "Vérifier" }).click()
  await expect(visitor.locator("main")).toContainText("Document connu : un devis")
  await expect(visitor.locator("main")).toContainText("1 signature sur 1")
  await expect(visitor.locator("main")).not.toContainText("Inès")
  await expectAccessible(visitor)
  await expectReflow(visitor)

  await page.goto(links.replace(/\/links$/, ""))
  await expect(page.locator("main header").getByText("Accepté", { exact: true })).toBeVisible()
})
