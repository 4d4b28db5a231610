import { execFileSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { decodeJwt } from "jose"
import { Visitor } from "../scripts/visitor"

/** A person who signed up, and what their browser sends along. */
export interface Person {
  owner: string
  cookie: string
  email: string
  password: string
}

/** Signs somebody up by the product's own pages. */
export async function signUp(origin: string, name: string): Promise<Person> {
  const account = { email: `${name}-${randomUUID()}@example.fr`, password: randomUUID() }
  const visitor = new Visitor("http://nowhere.invalid")
  const form = await visitor.visit(`${origin}/auth/sign-up?returnTo=/admin/bills`)
  const signIn = await visitor.visit(actionOf(form.body, form.url), {
    ...account,
    passwordConfirmation: account.password,
  })
  const page = await visitor.visit(actionOf(signIn.body, signIn.url), account)
  if (page.status !== 200) throw new Error(`sign-up ended with ${page.status} at ${page.url}`)
  const { sub } = decodeJwt(tokenOf(origin, account))
  const cookie = [...visitor.cookies.values()]
    .filter(({ path }) => path === "/")
    .map(({ pair }) => pair)
    .join("; ")
  return { owner: sub ?? "", cookie, ...account }
}

function actionOf(body: string, url: string): string {
  const action = /<form[^>]*\baction="([^"]+)"/.exec(body)?.[1]
  if (!action) throw new Error(`no form at ${url}`)
  return new URL(action.replaceAll("&amp;", "&"), url).href
}

/** A new access token, taken as other programs do: it lives for five minutes. */
export function tokenOf(origin: string, { email, password }: Pick<Person, "email" | "password">) {
  return execFileSync(process.execPath, ["scripts/token.js", email, password], {
    env: { ...process.env, ORIGIN: origin, PORT: new URL(origin).port },
    encoding: "utf8",
  }).trim()
}
