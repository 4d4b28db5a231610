import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow } from "./page-checks"

/** What the tests of this file make of Camille: someone of the directory, to whom somebody wrote. */
const letters = "/admin/profile/directory/:messageId/delete"

test("a visitor finds someone, reads their page and writes to them", async ({
  records,
  visitor,
  page,
  javaScriptEnabled,
}) => {
  await records.url(letters)
  await visitor.goto("/directory?q=Camile")
  const found = visitor.getByRole("link", { name: /Camille/ }).first()
  if (javaScriptEnabled) await expectAccessible(visitor)
  await expectReflow(visitor)
  await found.click()
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Camille")
  expect(await visitor.content()).not.toMatch(/camille[^"<> ]*@/i)
  const facts = await visitor.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(facts ?? "")).toMatchObject({ "@context": "https://schema.org" })
  if (javaScriptEnabled) await expectAccessible(visitor)

  await visitor.getByRole("link", { name: "Écrire" }).first().click()
  await visitor.getByRole("button", { name: "Envoyer" }).click()
  await expect(visitor.getByText("Champ obligatoire").first()).toBeVisible()
  if (javaScriptEnabled) await expectAccessible(visitor)
  const message = `Bonjour, une mission de trois mois ? ${crypto.randomUUID()}`
  await visitor.getByLabel("Votre nom").fill("Léa Brun")
  await visitor.getByLabel("Votre adresse e-mail").fill("lea@exemple.fr")
  await visitor.getByLabel("Votre message").fill(message)
  await visitor.getByRole("checkbox").check()
  await visitor.getByRole("button", { name: "Envoyer" }).click()
  await expect(visitor.getByText("Votre message est parti.")).toBeVisible()

  await page.goto("/admin/profile/directory")
  await expect(page.getByText(message)).toBeVisible()
})

test("someone deletes a letter for good", async ({ records, page }) => {
  await page.goto(await records.another(letters))
  await page.getByRole("main").getByRole("button", { name: "Supprimer" }).click()
  await expect(page.getByText("Le message est effacé")).toBeVisible()
})
