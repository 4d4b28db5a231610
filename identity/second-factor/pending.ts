import type { Pool } from "pg"
import { postgresAdapter } from "../adapter"

const patience = 10 * 60

/**
 * What was begun in a browser and waits for its second half: a sign-in whose password was right, a
 * passkey that is to be made. Kept with the protocol's own state, and gone with the account's sessions.
 */
export interface PendingStep {
  accountId: string
  challenge?: string
  name?: string
}

export async function keepPending(pool: Pool, kind: Kind, id: string, pending: PendingStep) {
  await postgresAdapter(pool)(kind).upsert(id, { ...pending }, patience)
}

export async function findPending(
  pool: Pool,
  kind: Kind,
  id: string,
): Promise<PendingStep | undefined> {
  const found = await postgresAdapter(pool)(kind).find(id)
  return found ? (found as unknown as PendingStep) : undefined
}

export async function endPending(pool: Pool, kind: Kind, id: string): Promise<void> {
  await postgresAdapter(pool)(kind).destroy(id)
}

type Kind = "SecondStep" | "NewPasskey"
