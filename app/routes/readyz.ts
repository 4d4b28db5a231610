import { webDatabase } from "~/services/database.server"
import { identityServer } from "~/services/session/identity.server"

/** What this tier needs to answer people: its database, and the identity server. */
export async function loader() {
  const [database, identity] = await Promise.all([
    isWell(() => webDatabase().query("select 1")),
    isWell(() => identityServer()),
  ])
  const ready = database && identity
  return Response.json(
    { status: ready ? "ok" : "unavailable", database, identity },
    { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  )
}

async function isWell(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
