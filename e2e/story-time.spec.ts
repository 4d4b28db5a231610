import { expect, test } from "./fixtures"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("the time of a task is started, stopped and typed, and goes to the timesheet once", async ({
    page,
    records,
  }) => {
    test.slow()
    const inForce = await records.another("/admin/contracts/:contractId/end")
    await page.goto(inForce.replace(/\/end$/, ""))
    await page.getByRole("link", { name: "Commencer un projet" }).click()
    const project = `Régie ${crypto.randomUUID().slice(0, 6)}`
    await page.locator("main [name=name]").fill(project)
    await page.getByRole("button", { name: "Ajouter le projet" }).click()
    await page.getByRole("link", { name: "Nouvelle tâche" }).first().click()
    const title = `Maquette ${project}`
    await page.getByLabel(/^Titre/).fill(title)
    await page.getByRole("button", { name: "Ajouter la tâche" }).click()

    // It runs at the top of every page, and is stopped from there.
    await page.getByRole("button", { name: `Démarrer le chronomètre : ${title}` }).click()
    await expect(page.locator("main h1")).toHaveText(title)
    const task = page.url()
    await page.goto("/admin/products")
    const stop = page
      .getByRole("banner")
      .getByRole("button", { name: `Arrêter le chronomètre : ${title}` })
    await stop.click()
    await expect(stop).toHaveCount(0)
    await expect(page.locator("main h1")).toHaveText("Produits")

    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/admin/time-entries/new?taskId=${task.split("/").at(-1)}`)
    await page.getByLabel(/^Jour/).fill(yesterday)
    await page.getByLabel(/^Durée/).fill("2,7x")
    await page.getByRole("button", { name: "Ajouter le temps" }).click()
    await expect(page.getByText("Une durée s’écrit 45 (minutes)").first()).toBeVisible()
    await expect(page.getByLabel(/^Jour/)).toHaveValue(yesterday)
    await page.getByLabel(/^Durée/).fill("3h30")
    await page.getByRole("button", { name: "Ajouter le temps" }).click()
    await expect(page.locator("main")).toContainText("3 h 30")

    const proposals = `/admin/time-entries/proposals/${yesterday.slice(0, 7)}`
    await page.goto(proposals)
    // Other tests have time of their own: only this day is added.
    const contract = page.getByRole("region").filter({ hasText: "3 h 30 passées" }).last()
    const mine = contract.getByRole("checkbox")
    const value = await mine.first().getAttribute("value")
    for (const box of await page.getByRole("checkbox", { checked: true }).all())
      if ((await box.getAttribute("value")) !== value) await box.uncheck()
    await page.getByRole("button", { name: "Ajouter au compte rendu d’activité" }).click()
    await expect(page).toHaveURL(new RegExp(`/timesheets/${yesterday.slice(0, 7)}$`))
    await expect(page.getByText("1 jour ajouté au compte rendu d’activité")).toBeVisible()

    await page.goto(proposals)
    await expect(page.locator(`input[value="${value}"]`)).toHaveCount(0)
    await page.goto(task.replace(/tasks\/.*/, `time-entries?q=${encodeURIComponent(title)}`))
    await expect(page.locator("main")).toContainText("Dans le compte rendu d’activité")
  })
})
