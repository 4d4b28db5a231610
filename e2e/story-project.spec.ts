import type { Page } from "@playwright/test"
import { faintTexts, faultsOf } from "./axe"
import { expect, test, tokenOf } from "./fixtures"
import { callsBy } from "./records"
import { world } from "./world"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("a project of a contract begins as another one, and its tasks are moved", async ({
    page,
    records,
  }) => {
    test.slow()
    const template = unique("Modèle")
    await addProject(page, template)
    await addTask(page, "Cadrage")
    await addTask(page, "Recette")

    const name = unique("Projet")
    await page.goto(await records.another("/admin/contracts/:contractId"))
    await page.getByRole("link", { name: "Commencer un projet" }).click()
    await page.getByRole("textbox", { name: /^Nom/ }).fill(name)
    await page.getByRole("combobox", { name: "Commencer comme" }).selectOption({ label: template })
    await page.getByRole("button", { name: "Ajouter le projet" }).click()
    await expect(page.locator("main h1")).toHaveText(name)
    await expect(columnOf(page, "À faire").getByRole("listitem")).toContainText([
      "Cadrage",
      "Recette",
    ])

    // One, to a place among others.
    await moveLink(page, "Recette").click()
    await page.getByLabel("Place dans").selectOption({ label: "En haut" })
    await page.getByRole("button", { name: "Déplacer", exact: true }).click()
    await expect(columnOf(page, "À faire").getByRole("listitem")).toContainText([
      "Recette",
      "Cadrage",
    ])
    await moveLink(page, "Cadrage").click()
    await page.getByRole("combobox", { name: /^Colonne/ }).selectOption({ label: "En cours" })
    await page.getByRole("button", { name: "Choisir la place" }).click()
    await page.getByRole("button", { name: "Déplacer", exact: true }).click()
    await expect(columnOf(page, "En cours")).toContainText("Cadrage")

    // Several at once.
    await page.getByRole("checkbox", { name: "Cadrage" }).check()
    await page.getByRole("checkbox", { name: "Recette" }).check()
    await page.getByRole("button", { name: "Déplacer ou modifier" }).click()
    await page.getByLabel("Déplacer à la fin de").selectOption({ label: "Terminé" })
    await page.getByRole("button", { name: "Appliquer" }).click()
    await expect(columnOf(page, "Terminé").getByRole("listitem")).toContainText([
      "Recette",
      "Cadrage",
    ])
  })
})

test("a task is taken, carried over places and columns and dropped by keyboard; each step is said", async ({
  page,
}) => {
  await addProject(page, unique("Clavier"))
  for (const title of ["Croquis", "Maquette", "Relecture"]) await addTask(page, title)
  const card = page.getByRole("link", { name: "Croquis", exact: true })
  await card.focus()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("link", { name: "Maquette", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(card).toBeFocused()

  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByText("« Croquis », 2 sur 3 dans « À faire »")).toBeAttached()
  await page.keyboard.press("Escape")
  await expect(columnOf(page, "À faire").getByRole("listitem").first()).toContainText("Croquis")
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText("« Croquis », 1 sur 1 dans « En cours »")).toBeAttached()
  const saved = moveOf(page)
  await page.keyboard.press("Space")
  expect((await saved).ok()).toBe(true)
  await expect(page.getByRole("link", { name: "Croquis", exact: true })).toBeFocused()
  await page.reload()
  await expect(columnOf(page, "En cours")).toContainText("Croquis")

  const dropped = moveOf(page)
  await page.getByRole("link", { name: "Relecture", exact: true }).dragTo(columnOf(page, "Terminé"))
  expect((await dropped).ok()).toBe(true)
  await page.reload()
  await expect(columnOf(page, "Terminé")).toContainText("Relecture")
})

test("a board of two hundred cards has no fault, is walked by keyboard, and puts back what a column refuses", async ({
  page,
}) => {
  test.slow()
  const name = unique("Grand tableau")
  const board = await boardOf(name, { Urgent: 60, "À faire": 100, "En cours": 1, Terminé: 39 })
  await page.goto(board)
  await expect(page.locator("main li a[href*='/tasks/'][id]")).toHaveCount(200)
  expect(await faultsOf(page)).toEqual([])
  expect(await faintTexts(page, "main")).toEqual([])

  const card = (title: string) => page.getByRole("link", { name: title, exact: true })
  await card("Urgent 1").focus()
  for (let step = 0; step < 59; step++) await page.keyboard.press("ArrowDown")
  await expect(card("Urgent 60")).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(card("À faire 60")).toBeFocused()
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText("« À faire 60 », 2 sur 2 dans « En cours »")).toBeAttached()
  const answered = moveOf(page)
  await page.keyboard.press("Space")
  expect((await answered).status()).toBe(409)
  await expect(
    page.getByText("Cette colonne ne peut plus recevoir de tâches").first(),
  ).toBeVisible()
  await expect(columnOf(page, "À faire").getByRole("listitem").nth(59)).toContainText("À faire 60")
  await expect(card("À faire 60")).toBeFocused()
})

test("a card whose move is never answered is back where it was, and the board stays", async ({
  page,
}) => {
  await page.goto(await boardOf(unique("Hors ligne"), { "À faire": 2 }))
  const card = page.getByRole("link", { name: "À faire 1", exact: true })
  await page.route("**/place", (route) => route.abort())
  await card.focus()
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key)
  await expect(page.getByText("Le serveur n’a pas répondu").first()).toBeVisible()
  await expect(columnOf(page, "À faire").getByRole("listitem").first()).toContainText("À faire 1")
})

/** A board with so many tasks in its columns, which refuses a second one in progress; its address. */
async function boardOf(name: string, counts: Record<string, number>): Promise<string> {
  const { camille, environment } = world()
  const call = callsBy(() => tokenOf(camille, environment))
  const ask = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const headers = { "content-type": "application/json" }
    const answer = await call(path, { method, headers, body: body && JSON.stringify(body) })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json()
  }
  const { id: projectId } = await ask("POST", "/Projects", { name })
  const path = `/Projects/${projectId}/columns`
  const columns: { id: string; title: string; version: number }[] = await ask("GET", path)
  const priorities = ["none", "low", "normal", "high", "urgent"]
  for (const [at, { id: columnId, title, version }] of columns.entries()) {
    for (let number = 1; number <= (counts[title] ?? 0); number++)
      await ask("POST", "/Tasks", {
        ...{ projectId, columnId, title: `${title} ${number}`, estimate: "2h30" },
        ...{ priority: priorities[number % 5], tags: ["Ergonomie"], dueOn: "2026-11-02" },
        color: number % 2 ? "teal" : null,
      })
    const afterId = columns[at - 1]?.id
    if (title === "En cours")
      await ask("PUT", `${path}/${columnId}`, {
        ...{ title, role: "doing", color: "blue", limit: 1, limitRefuses: true, afterId, version },
      })
  }
  return `/admin/projects/${projectId}/board`
}

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`

async function addProject(page: Page, name: string) {
  await page.goto("/admin/projects/new")
  await page.getByRole("textbox", { name: /^Nom/ }).fill(name)
  await page.getByRole("button", { name: "Ajouter le projet" }).click()
  await expect(page.locator("main h1")).toHaveText(name)
}

/** Adds a task to the board that the page shows, and comes back to it. */
async function addTask(page: Page, title: string) {
  const board = page.url()
  await page.getByRole("link", { name: "Nouvelle tâche" }).first().click()
  await page.getByRole("textbox", { name: /^Titre/ }).fill(title)
  await page.getByRole("button", { name: "Ajouter la tâche" }).click()
  await expect(page.locator("main h1")).toHaveText(title)
  await page.goto(board)
}

/** The answer to a move: nothing else is sent by these pages. */
const moveOf = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "POST")

const columnOf = (page: Page, name: string) =>
  page.locator("main").getByRole("region", { name, exact: true })

const moveLink = (page: Page, title: string) =>
  page.getByRole("link", { name: `Déplacer vers… ${title}` })
