import { readFileSync } from "node:fs"
import { world } from "./world"

/** A page as it was answered, at the address where it was found. */
export interface Answer {
  url: string
  status: number
  headers: Record<string, string>
  html: string
}

type Session = string | { cookies: { name: string; value: string }[] } | undefined

/** Asks for a page without a browser, as who holds the session: in the language that was chosen, if any was. */
export async function read(path: string, session: Session, language?: "en"): Promise<Answer> {
  const { cookies } =
    typeof session === "string"
      ? JSON.parse(readFileSync(session, "utf8"))
      : (session ?? { cookies: [] })
  const sent = language ? [...cookies, { name: "plume_locale", value: language }] : cookies
  const cookie = sent
    .map(({ name, value }: Record<string, string>) => `${name}=${value}`)
    .join("; ")
  const headers = { cookie, "accept-language": "en-GB" }
  const answer = await fetch(new URL(path, world().origin), { headers })
  const { url, status } = answer
  return { url, status, headers: Object.fromEntries(answer.headers), html: await answer.text() }
}
