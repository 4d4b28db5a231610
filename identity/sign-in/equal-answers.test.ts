import { expect, test, vi } from "vitest"
import type { Page } from "../../scripts/visitor"
import { camille, startWithCamille } from "../../tests/camille"
import { eventually } from "../../tests/eventually"
import {
  authorizationRequest,
  formAction,
  goodPassword,
  signedUp,
  startIdentity,
  type TestIdentity,
} from "../../tests/identity"

/**
 * A26: what is done for a known address and for an unknown one. Time is what it takes, and a clock is
 * no measure on a machine that does other things: the costly steps are counted instead.
 */
const steps = vi.hoisted(() => ({ passwords: 0 }))

vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>()
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args) => {
      steps.passwords += 1
      return work(...args)
    }
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) }
})

interface SignInAnswer {
  status: number
  path: string
  body: string
  passwords: number
  statements: string[]
}

/**
 * Observes what posting a form answers, and what it takes on the way. Letters are written and sent
 * once the answer is given, whenever that is: from here on they wait.
 */
async function watch(identity: TestIdentity) {
  const { pool } = identity
  const queued = async () => (await pool.query("select from identity.letters")).rowCount
  await eventually(async () => expect(await queued()).toBe(0))
  let statements: string[] = []
  const query = Object.getPrototypeOf(pool).query as (...args: unknown[]) => unknown
  vi.spyOn(pool, "query").mockImplementation((...args: unknown[]) => {
    const [first] = args as [string | { text: string }]
    const text = typeof first === "string" ? first : first.text
    if (text.startsWith("update identity.letters")) return Promise.resolve({ rows: [] })
    statements.push(text.trim().split(/\s+/).slice(0, 3).join(" "))
    return query.apply(pool, args)
  })
  return async (email: string, post: () => Promise<Page>): Promise<SignInAnswer> => {
    statements = []
    steps.passwords = 0
    const answer = await post()
    const uid = /interaction\/([\w-]+)/.exec(answer.url)?.[1] ?? "no uid"
    return {
      status: answer.status,
      path: new URL(answer.url).pathname.replaceAll(uid, "UID"),
      body: answer.body.replaceAll(email, "EMAIL").replaceAll(uid, "UID"),
      passwords: steps.passwords,
      statements: [...statements],
    }
  }
}

async function openForm(identity: TestIdentity, prompt: "login" | "create") {
  const browser = identity.browser()
  const page = await browser.visit(authorizationRequest(identity, { prompt }).url)
  return (fields: Record<string, string>) => browser.visit(formAction(page), fields)
}

const unknown = "nobody-at-all@exemple.fr"

test("A26 a wrong password takes the same steps for a known address and an unknown one", async () => {
  const identity = await startIdentity({ rateLimits: true })
  await signedUp(identity, camille)
  const observe = await watch(identity)
  const attempt = async (email: string) => {
    const post = await openForm(identity, "login")
    return observe(email, () => post({ email, password: "something else" }))
  }
  await attempt(unknown)
  const [one, other] = [await attempt(camille), await attempt(unknown)]
  expect(one).toEqual(other)
  expect(one).toMatchObject({ status: 401, passwords: 1 })
})

test("A26 signing up takes the same steps for a free address and for a taken one", async () => {
  const identity = await startIdentity({ rateLimits: true })
  await signedUp(identity, camille)
  const observe = await watch(identity)
  const attempt = async (email: string) => {
    const post = await openForm(identity, "create")
    const fields = { email, password: goodPassword, passwordConfirmation: goodPassword }
    return observe(email, () => post(fields))
  }
  const [taken, free] = [await attempt(camille), await attempt(unknown)]
  expect(taken).toEqual(free)
  expect(taken).toMatchObject({ status: 200, passwords: 1 })
})

test("A26 asking for a reset takes the same steps, and no fewer letters may be asked for after sign-ups", async () => {
  const identity = await startIdentity({ rateLimits: true })
  await signedUp(identity, camille)
  for (let n = 0; n < 3; n += 1) {
    const post = await openForm(identity, "create")
    await post({ email: camille, password: goodPassword, passwordConfirmation: goodPassword })
  }
  const observe = await watch(identity)
  const attempt = (email: string) =>
    observe(email, () =>
      identity.browser().visit(`${identity.origin}/identity/password-reset`, { email }),
    )
  for (let n = 0; n < 6; n += 1) {
    const [known, nobody] = [await attempt(camille), await attempt(unknown)]
    expect(known).toEqual(nobody)
    expect(known).toMatchObject({ status: n < 5 ? 200 : 429, passwords: 0 })
  }
})

test("A26 a new address takes the same steps, free or taken", async () => {
  const { identity, browser, at } = await startWithCamille({ rateLimits: true })
  await signedUp(identity, "thomas@exemple.fr")
  const observe = await watch(identity)
  const attempt = (newEmail: string) =>
    observe(newEmail, () =>
      browser.visit(at("/email"), { newEmail, currentPassword: goodPassword }),
    )
  const [taken, free] = [await attempt("thomas@exemple.fr"), await attempt("free@exemple.fr")]
  expect(taken).toEqual(free)
  expect(taken).toMatchObject({ status: 200, passwords: 1 })
})
