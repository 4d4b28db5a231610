import { expect, test } from "./fixtures"

/** A day on which nothing else is, far from what other tests and the story have. */
const day = "2031-03-12"

test("an event is carried by keys, and pulled longer by the mouse", async ({ page }) => {
  const title = `Atelier ${crypto.randomUUID().slice(0, 6)}`
  await page.goto(`/admin/calendar/events/new?on=${day}&at=10:00`)
  await page.locator("[name=title]").fill(title)
  await page.getByRole("button", { name: "Ajouter l’événement" }).click()
  await expect(page.locator("main h1")).toHaveText(title)

  await page.goto(`/admin/calendar?view=week&on=${day}`, { waitUntil: "networkidle" })
  const entry = page.locator(`.calendar-placed a[title^="${title}"]`)
  await entry.focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("status").filter({ hasText: "10:15 – 11:15" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(entry).toHaveAttribute("title", /12 mars 2031, de 10:00 à 11:00/)
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Space")
  await expect(entry).toHaveAttribute("title", /13 mars 2031, de 10:00 à 11:00/)
  await expect(entry).toBeFocused()

  await page.goto(`/admin/calendar?view=week&on=${day}`, { waitUntil: "networkidle" })
  const box = await entry.boundingBox()
  if (!box) throw new Error("the event is not shown")
  await page.mouse.move(box.x + 20, box.y + box.height - 3)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + box.height + 21, { steps: 4 })
  await page.mouse.up()
  await expect(entry).toHaveAttribute("title", /13 mars 2031, de 10:00 à 11:30/)
})

test("the end of an event follows its start, also after a date was half typed", async ({
  page,
}) => {
  await page.goto(`/admin/calendar/events/new?on=${day}&at=10:00`, { waitUntil: "networkidle" })
  const field = (name: string) => page.locator(`main [name=${name}]`)
  await expect(field("endTime")).toHaveValue("11:00")
  const type = async (name: string, value: string) => {
    await field(name).fill(value)
    await field(name).dispatchEvent("change")
  }
  await type("startTime", "14:30")
  await expect(field("endTime")).toHaveValue("15:30")
  await type("startDate", "")
  await type("startDate", "2031-03-14")
  await expect(field("endDate")).toHaveValue("2031-03-14")
  await expect(field("endTime")).toHaveValue("15:30")
})
