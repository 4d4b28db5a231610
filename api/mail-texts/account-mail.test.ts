import { expect, test } from "vitest"
import { nobody } from "#domain/owner"
import { inTransaction } from "../../database/client"
import { startApi } from "../../tests/api"
import { accountMail, accountPurpose } from "./account-mail"
import { findMail } from "./queries"

const link = "https://plume.example/identity/password-reset/new?token=x"

test("a message of the identity server is worded by administrators, and bears its link", async () => {
  const api = await startApi()
  const path = "/InstallationMails/accountResetPassword"
  const { body } = await api.call("admin", "GET", path)
  expect(body.builtIn.bodyFr).toContain("Choisir un nouveau mot de passe\u00a0:\n{{lien}}")
  const purpose = accountPurpose("resetPassword") ?? "notification"
  const words = { ...body.builtIn, purpose, subjectFr: "Votre mot de passe", version: body.version }
  const lost = await api.call("admin", "PUT", path, { ...words, bodyFr: "Bonjour" })
  expect(lost).toMatchObject({ status: 422, body: { errors: [{ path: "bodyFr" }] } })
  expect((await api.call("admin", "PUT", path, words)).status).toBe(200)
  const own = await inTransaction(api.parts.pool, nobody, (db) => findMail(db, purpose))
  const mail = own && accountMail(purpose, own, "fr", link)
  expect(mail).toMatchObject({
    subject: "Votre mot de passe",
    template: { purpose: "accountResetPassword", version: 1 },
  })
  expect(mail?.text).toContain(link)
})
