import type pg from "pg"
import { backChannel, identityClient } from "../config/identity"

const DEADLINE_MS = 2_000

export interface Readiness {
  ready: boolean
  checks: Record<"database" | "identity", "ok" | "failed">
}

/** Whether requests are to be sent: the database answers, the identity server does, and it is not about to stop. */
export async function readiness(pool: pg.Pool, isStopping: boolean): Promise<Readiness> {
  const [database, identity] = await Promise.all([
    succeeds(() => pool.query("select")),
    succeeds(() => identityAnswers()),
  ])
  return {
    ready: database && identity && !isStopping,
    checks: { database: database ? "ok" : "failed", identity: identity ? "ok" : "failed" },
  }
}

async function identityAnswers(): Promise<void> {
  const issuer = identityClient().issuer.replace(/\/$/, "")
  const address = backChannel(`${issuer}/.well-known/openid-configuration`)
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DEADLINE_MS)
  })
  try {
    return await Promise.race([check().then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
