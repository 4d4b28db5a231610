import { expect, test } from "vitest"
import { startApi } from "../../tests/api"
import { accountMail } from "./account-mail"

const link = "https://plume.example/identity/password-reset/new?token=x"

test("a message of the identity server is in the administrators’ words once they saved some, and bears its link", async () => {
  const api = await startApi()
  const { pool } = api.parts
  expect(await accountMail(pool, "resetPassword", "fr", link)).toBeUndefined()
  const path = "/InstallationMails/accountResetPassword"
  const { body } = await api.call("admin", "GET", path)
  expect(body.builtIn.bodyFr).toContain("Choisir un nouveau mot de passe\u00a0:\n{{lien}}")
  const words = { ...body.builtIn, subjectFr: "Votre mot de passe", version: body.version }
  const lost = await api.call("admin", "PUT", path, { ...words, bodyFr: "Bonjour" })
  expect(lost).toMatchObject({ status: 422, body: { errors: [{ path: "bodyFr" }] } })
  expect((await api.call("admin", "PUT", path, words)).status).toBe(200)
  const mail = await accountMail(pool, "resetPassword", "fr", link)
  expect(mail).toMatchObject({
    subject: "Votre mot de passe",
    template: { purpose: "accountResetPassword", version: 1 },
  })
  expect(mail?.text).toContain(link)
  expect(await accountMail(pool, "factorAdded", "fr", link)).toBeUndefined()
})
