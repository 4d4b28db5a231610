import { randomUUID } from "node:crypto"
import { decodeJwt } from "jose"
import { Visitor } from "../scripts/visitor"

/** A person who signed up, and what a browser and a program of theirs send along. */
export interface Person {
  owner: string
  cookie: string
  token: string
}

/** Signs somebody up by the product's own pages, and takes an access token as other programs do. */
export async function signUp(origin: string, name: string): Promise<Person> {
  const account = { email: `${name}-${randomUUID()}@example.fr`, password: randomUUID() }
  const visitor = new Visitor("http://nowhere.invalid")
  const form = await visitor.visit(`${origin}/auth/sign-up?returnTo=/admin/products`)
  const page = await visitor.visit(actionOf(form.body, form.url), {
    ...account,
    passwordConfirmation: account.password,
  })
  if (page.status !== 200) throw new Error(`sign-up ended with ${page.status} at ${page.url}`)
  const token = await tokenOf(origin, account.email, account.password)
  const cookie = [...visitor.cookies.values()]
    .filter(({ path }) => path === "/")
    .map(({ pair }) => pair)
    .join("; ")
  return { owner: decodeJwt(token).sub ?? "", cookie, token }
}

function actionOf(body: string, url: string): string {
  const action = /<form[^>]*\baction="([^"]+)"/.exec(body)?.[1]
  if (!action) throw new Error(`no form at ${url}`)
  return new URL(action.replaceAll("&amp;", "&"), url).href
}

async function tokenOf(origin: string, email: string, password: string): Promise<string> {
  const { execFileSync } = await import("node:child_process")
  return execFileSync(process.execPath, ["scripts/token.js", email, password], {
    env: { ...process.env, ORIGIN: origin, PORT: new URL(origin).port },
    encoding: "utf8",
  }).trim()
}
