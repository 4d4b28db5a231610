import type { Problem } from "#contract/problem"
import { signedCookie } from "./cookies.server"

type Suspension = NonNullable<Problem["suspension"]>

const aDay = 24 * 60 * 60

const cookie = () => signedCookie("plume_suspension", { maxAge: aDay })

/**
 * Keeps in the browser until when and why its person is suspended, for when their session has ended:
 * whoever is suspended cannot have it renewed, and should not have to sign in to read that again.
 */
export function rememberSuspension(suspension: Suspension): Promise<string> {
  return cookie().serialize(suspension)
}

/** Whoever signs in, or out, is told anew. */
export function forgetSuspension(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 })
}

/** What this browser was told last, as long as it holds. */
export async function rememberedSuspension(
  request: Request,
  now: Date,
): Promise<Suspension | undefined> {
  const told = (await cookie().parse(request.headers.get("Cookie"))) as Suspension | null
  return told && new Date(told.until) > now ? told : undefined
}
