import { vi } from "vitest"

/** Waits until the check passes: no longer than it must, and as long as a slow machine may take. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 })
}
