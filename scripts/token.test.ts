import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { decodeJwt } from "jose"
import { expect, test } from "vitest"
import { addAccount } from "../identity/accounts"
import { addApp, camille, startWithCamille } from "../tests/camille"
import { goodPassword, startIdentity } from "../tests/identity"

const run = promisify(execFile)
const email = "camille@exemple.fr"

async function token(origin: string, ...parameters: string[]) {
  const env = { ...process.env, ORIGIN: origin, NODE_ENV: "production" as const }
  return run(process.execPath, ["scripts/token.js", ...parameters], { env })
}

test("the command prints one access token, or says why there is none", async () => {
  const { origin, pool } = await startIdentity()
  await addAccount(pool, { email, password: goodPassword, locale: "fr", now: new Date() })

  const { stdout } = await token(origin, email, goodPassword)
  expect(decodeJwt(stdout.trim())).toMatchObject({
    aud: "plume-api",
    azp: "plume-cli",
    preferred_username: email,
  })
  await expect(token(origin, email, "something else")).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "no token: L’adresse e-mail ou le mot de passe est incorrect\n",
  })
  await expect(token(origin, email)).rejects.toMatchObject({ code: 2 })
  await expect(token("http://127.0.0.1:1", email, goodPassword)).rejects.toMatchObject({
    code: 1,
    stderr: "no token: nothing answers at http://127.0.0.1:1/identity\n",
  })
})

test("whoever has a second step gives its code as well", async () => {
  const one = await startWithCamille()
  const { codes } = await addApp(one)
  const { origin } = one.identity
  await expect(token(origin, camille, goodPassword)).rejects.toMatchObject({
    stderr: "no token: the account asks for a second step: give its code as well\n",
  })
  await expect(token(origin, camille, goodPassword, "000000")).rejects.toMatchObject({
    stderr: "no token: Ce code n’est pas valable, ou il a déjà servi. Saisissez le suivant.\n",
  })
  const { stdout } = await token(origin, camille, goodPassword, codes[0] ?? "")
  expect(decodeJwt(stdout.trim())).toMatchObject({ azp: "plume-cli" })
})
