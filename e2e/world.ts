import type { Account } from "./accounts"
import type { OverdueBill } from "./records"

/** What the run's setup made, as its tests know it. */
export interface World {
  origin: string
  /** What a command beside the server (scripts/token.js) must be told. */
  environment: Record<string, string>
  /** The folder of the messages that the mail server received. */
  mails: string
  admin: Account & { state: string }
  camille: Account & { state: string }
  /** Where the server of the gallery is asked for (gallery-server.ts). */
  gallery: string
  /** Camille's bill that is overdue, and whose it is. */
  late: OverdueBill
}

export function publishWorld(world: World): void {
  process.env.E2E_WORLD = JSON.stringify(world)
}

/** The setup runs in another process than the tests. */
export function world(): World {
  return JSON.parse(process.env.E2E_WORLD ?? "{}") as World
}
