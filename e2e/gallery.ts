import { test as base } from "./fixtures"
import type { Gallery } from "./gallery-server"
import { world } from "./world"

/** Tests of the pieces start in their gallery, signed in as its administrator. */
export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const answer = await fetch(world().gallery)
      if (!answer.ok) throw new Error(await answer.text())
      await use((await answer.json()) as Gallery)
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.origin),
  storageState: async ({ gallery }, use) => use(gallery.admin.state),
})

export { expect } from "@playwright/test"
