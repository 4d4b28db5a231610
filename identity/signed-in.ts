import type { Call } from "./answers"
import type { PageParts } from "./parts"

/** The session of this browser at this server, if somebody is signed in on it. */
export async function currentSession(
  { provider }: Pick<PageParts, "provider">,
  c: Call,
): Promise<{ uid: string; accountId: string } | undefined> {
  const ctx = provider.createContext(c.env.incoming, c.env.outgoing)
  const { uid, accountId } = await provider.Session.get(ctx)
  return accountId ? { uid, accountId } : undefined
}
