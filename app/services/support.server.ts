import type { StoredFile } from "#contract/files"
import type { Problem } from "#contract/problem"
import type { User } from "#contract/users"
import { send, sendOpen } from "./api-send.server"
import type { IncomingFile } from "./form/form-body.server"
import { uploadError } from "./form/form-files.server"
import { type Args, sessionOf } from "./session/request-session.server"
import { rememberedSuspension } from "./session/suspension.server"
import { now } from "./today.server"

/** Who writes to those who run the installation. */
interface Writer {
  isSignedIn: boolean
  /** Where they are answered, where that is known. */
  email: string | null
  /** Until when they are suspended, and why; without a session it is what this browser was told last. */
  suspension: Problem["suspension"]
}

/** Whoever cannot reach anything else is to reach the page, and to find on it what they typed. */
export async function supportWriterOf(args: Args): Promise<Writer> {
  const session = await sessionOf(args)
  const stranger = { isSignedIn: false, email: null, suspension: undefined }
  if (!session) return { ...stranger, suspension: await rememberedSuspension(args.request, now()) }
  const said = await send(args, session, "GET", "/Users", {}).then(
    (answer) => answer.json() as Promise<Partial<User> & Partial<Problem>>,
    () => undefined,
  )
  if (!said) return stranger
  return {
    isSignedIn: said.username !== undefined,
    email: said.email ?? null,
    suspension: said.suspension,
  }
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

/** Sends a file of such a message on while it arrives: its id, or why it is refused. */
export async function sendSupportFile(
  args: Args,
  { name, type, content }: IncomingFile,
): Promise<string | { error: string }> {
  const session = await sessionOf(args)
  const sent = { query: { name }, stream: content, type }
  const answer = await sendOpen(args, session, "/Users/support-files", sent)
  if (answer.ok) return ((await answer.json()) as StoredFile).id
  return { error: uploadError((await answer.json()) as Problem) }
}
