import { expect, type Locator, type Page } from "@playwright/test"

export interface Attachment {
  name: string
  mimeType: string
  buffer: Buffer
}

/** How a person acts upon a page: with a mouse, or by the keyboard alone. */
export interface Hand {
  type(field: Locator, text: string): Promise<void>
  /** An option of a list, by its words. */
  choose(list: Locator, option: string): Promise<void>
  /** A radio button or a check box. */
  tick(box: Locator): Promise<void>
  /** A button or a link. */
  press(button: Locator): Promise<void>
  attach(field: Locator, file: Attachment): Promise<void>
}

export const mouse: Hand = {
  type: (field, text) => field.fill(text),
  choose: async (list, option) => void (await list.selectOption({ label: option })),
  tick: (box) => box.check(),
  press: (button) => button.click(),
  attach: (field, file) => field.setInputFiles(file),
}

/** Goes from control to control by Tab, as many times as it takes, and never points at anything. */
export function keyboard(page: Page): Hand {
  return {
    async type(field, text) {
      await reach(page, field)
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.press("Delete")
      await page.keyboard.type(text)
    },
    async choose(list, option) {
      await reach(page, list)
      // As far as keys go: an accented letter is not typed but put in, which no list takes.
      await page.keyboard.type(option.replace(/[^ -~].*/, ""))
      await expect(list.locator("option:checked")).toHaveText(option)
    },
    async tick(box) {
      await reach(page, box)
      await page.keyboard.press("Space")
      await expect(box).toBeChecked()
    },
    async press(button) {
      await reach(page, button)
      await page.keyboard.press("Enter")
    },
    async attach(field, file) {
      // Asked for before the way there: the page is told by another channel than keys, which a busy page
      // reads later. A key that came first would open the system's own window, which nobody sees.
      const chooser = page.waitForEvent("filechooser")
      await reach(page, field)
      await page.keyboard.press("Enter")
      await (await chooser).setFiles(file)
    },
  }
}

const mostTabs = 120

async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`${control} is not reached by ${mostTabs} times Tab`)
}
