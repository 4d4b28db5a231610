import { redirect } from "@remix-run/node"
import { webDatabase } from "./database.server"
import { type Args, requireSession } from "./session/request-session.server"
import { endSessionsOf, forgetSession } from "./session/session.server"
import { forgetSignIn } from "./session/sign-in-hint.server"

/** Who is about to go: asked before, since afterwards nobody is signed in. */
export async function personOf(args: Args): Promise<string> {
  return (await requireSession(args)).person
}

/** Forgets what this tier keeps of someone who was erased: sessions, and what was typed and not sent. */
export async function leaveErased(person: string): Promise<Response> {
  await webDatabase().query("delete from web.form_drafts where person = $1", [person])
  await endSessionsOf({ person })
  const headers = new Headers()
  headers.append("Set-Cookie", await forgetSession())
  headers.append("Set-Cookie", await forgetSignIn())
  return redirect("/", { headers })
}
