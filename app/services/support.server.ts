import type { Problem } from "#contract/problem"
import { sendOpen } from "./api-send.server"
import { type Args, sessionOf } from "./session/request-session.server"
import { suspensionBy } from "./session/suspended-session.server"
import { rememberedSuspension } from "./session/suspension.server"
import { now } from "./today.server"

/**
 * Until when whoever is signed in is suspended, and why; nothing where they are not. Without a session it
 * is what this browser was told last.
 */
export async function suspensionOf(args: Args): Promise<Problem["suspension"]> {
  const session = await sessionOf(args)
  if (!session) return rememberedSuspension(args.request, now())
  // Whoever cannot reach anything else is to reach this page, and to find on it what they typed.
  return suspensionBy(args, session).catch(() => undefined)
}

/** Hands a message to those who run the installation: its reference, or what the API says against it. */
export async function sendSupportMessage(
  args: Args,
  body: unknown,
): Promise<{ reference: string; problem?: undefined } | { problem: Problem }> {
  const session = await sessionOf(args)
  const answer = await sendOpen(args, session, "/Users/support-message", { body })
  if (answer.ok) return { reference: answer.headers.get("Support-Reference") ?? "" }
  const problem = (await answer.json()) as Problem
  return { problem: answer.status < 500 ? problem : { ...problem, code: "supportFailed" } }
}
