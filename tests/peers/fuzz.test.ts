import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type BuiltServer, startServer } from "../../e2e/server"
import { Visitor } from "../../scripts/visitor"
import { createDatabase, type TestDatabase } from "../database"
import { formAction, goodPassword } from "../identity"
import { fuzz } from "./schemathesis"

// Other cases: FUZZ_SEED=2 FUZZ_EXAMPLES=200 npx vitest run --project peers tests/peers/fuzz.test.ts
const seed = Number(process.env.FUZZ_SEED ?? 1)
const examples = Number(process.env.FUZZ_EXAMPLES ?? 10)

let database: TestDatabase
let plume: BuiltServer
/** In the place of the public list of communes: it knows none. */
let directory: Server

beforeAll(async () => {
  database = await createDatabase()
  directory = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end("[]")
  })
  await new Promise<void>((done) => directory.listen(0, "127.0.0.1", done))
  const { port } = directory.address() as AddressInfo
  plume = await startServer({
    DATABASE_URL: database.url,
    // Nobody listens there: the public register is not ours to try.
    COMPANY_LOOKUP_URL: "http://127.0.0.1:9",
    COMMUNE_LOOKUP_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
  })
})

afterAll(async () => {
  await plume?.stop()
  directory?.close()
  await database?.drop()
})

test("whatever is sent to the API, it answers as its own description says", async () => {
  const administrator = await signUpFirst()
  const found = await fuzz(`${plume.origin}/api/openapi.json`, administrator, { examples, seed })
  expect(found).toBe("")
}, 1_860_000)

/** The first account that signs up may call every operation. */
async function signUpFirst() {
  const email = "admin@exemple.fr"
  const browser = new Visitor("nowhere:")
  const form = await browser.visit(`${plume.origin}/auth/sign-up`)
  const fields = { email, password: goodPassword, passwordConfirmation: goodPassword }
  const signIn = await browser.visit(formAction(form), fields)
  await browser.visit(formAction(signIn), fields)
  return { email, password: goodPassword, environment: plume.environment }
}
