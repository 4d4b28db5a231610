import type { Page } from "@playwright/test"

/** Follows the first link of the page that leads to `end`, below its menu of seldom actions too. */
export async function follow(page: Page, end: string): Promise<void> {
  const link = page.locator(`main a[href$="${end}"]`).first()
  if (!(await link.isVisible())) await page.locator(".more-actions > summary").click()
  await link.click()
}
