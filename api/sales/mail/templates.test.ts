import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

const template = {
  name: "Envoi",
  purpose: "bill",
  subjectFr: "Facture {{numéro}} pour {{client}}",
  bodyFr: "Bonjour,\n\n{{montant}} avant le {{échéance}}.\n{{expéditeur}}",
}

test("a variable that nobody knows is refused at its field, whichever language it stands in", async () => {
  const api = await startApi()
  const refusedAt = async (changes: object) => {
    const answer = await api.call("camille", "POST", "/MailTemplates", { ...template, ...changes })
    return answer.body.errors?.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
  }
  expect(await refusedAt({ subjectFr: "{{numero de facture}}" })).toEqual([
    "subjectFr mailVariableNear numero\u00a0de\u00a0facture\u00a0→\u00a0numéro",
  ])
  expect(await refusedAt({ bodyFr: "Bonjour {{client" })).toEqual(["bodyFr mailBraces"])
  expect(await refusedAt({ subjectEn: "Bill {{number}}" })).toEqual(["bodyEn required"])
  expect(await refusedAt({ subjectFr: "", bodyFr: "" })).toEqual([
    "subjectFr required",
    "bodyFr required",
  ])
  expect(await refusedAt({ subjectFr: "a\r\nBcc: b@exemple.fr" })).toEqual(["subjectFr characters"])
})

test("a template is tried with the newest bill; a language that it lacks falls back", async () => {
  const api = await startApi()
  const { body: added } = await api.call("camille", "POST", "/MailTemplates", template)
  const trial = async (query = "") =>
    (await api.call("camille", "GET", `/MailTemplates/${added.id}/trial${query}`)).body
  expect(await trial()).toMatchObject({ bill: null, subject: template.subjectFr })
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const said = await trial("?language=en")
  expect(said).toMatchObject({
    language: "fr",
    subject: "Facture F-2026-0001 pour Atelier Rhône",
    bill: { id: bill.id, number: "F-2026-0001" },
  })
  expect(said.body.replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Bonjour,\n\n5 400,00 € avant le 21 décembre 2026.\nCamille Martin",
  )
  expect((await trial(`?billId=${crypto.randomUUID()}`)).code).toBe("notFound")
})

test("a template of mailings is tried with a contact, by their company and their open offer", async () => {
  const api = await startApi()
  const post = async (path: string, body: object) =>
    (await api.call("camille", "POST", path, body)).body
  const client = await post("/Clients", { name: "Vasseur", language: "en" })
  const person = { email: "ines@vasseur.example", clientId: client.id }
  const ines = await post("/Contacts", { name: "Inès", ...person })
  await post("/Contacts", { name: "Zoé", email: "zoe@seule.example" })
  await post("/Contacts", { name: "Sans adresse" })
  await post("/Offers", { title: "Refonte", clientId: client.id })
  const added = await post("/MailTemplates", {
    ...{ name: "Nouvelles", purpose: "mailing", subjectFr: "Pour {{entreprise}}" },
    bodyFr: "Bonjour {{contact}}, où en est {{offre}} ?",
  })
  const path = `/MailTemplates/${added.id}/trial`
  const trial = (await api.call("camille", "GET", `${path}?contactId=${ines.id}`)).body
  expect(trial).toMatchObject({
    ...{ subject: "Pour Vasseur", body: expect.stringContaining("Inès, où en est Refonte ?") },
    contact: { id: ines.id, number: "Inès", clientName: "Vasseur" },
  })
  expect(trial.records.map(({ number }: { number: string }) => number)).toEqual(["Zoé", "Inès"])
  expect((await api.call("thomas", "GET", `${path}?contactId=${ines.id}`)).status).toBe(404)
})

test("one template is usual for a purpose, also after one came back", async () => {
  const api = await startApi()
  const add = async (name: string) =>
    (await api.call("camille", "POST", "/MailTemplates", { ...template, name, usual: true })).body
  const first = await add("Premier")
  await api.call("camille", "DELETE", `/MailTemplates/${first.id}`)
  await add("Second")
  await api.call("camille", "POST", `/MailTemplates/${first.id}/restoration`)
  const { body } = await api.call("camille", "GET", "/MailTemplates?sort=name")
  expect(body.map(({ name, usual }: { name: string; usual: boolean }) => [name, usual])).toEqual([
    ["Premier", true],
    ["Second", false],
  ])
})

test("the first words of a message are the usual template’s, or Plume’s own", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const propose = async (query = "") =>
    (await api.call("camille", "GET", `/Bills/${bill.id}/emails/proposal${query}`)).body
  expect(await propose()).toMatchObject({ subject: "Facture F-2026-0001", templateId: null })
  expect(await propose("?purpose=statement")).toMatchObject({ subject: "Votre relevé de compte" })
  expect(await propose("?purpose=formalNotice")).toMatchObject({
    subject: "Mise en demeure : facture F-2026-0001",
  })
  // A quote's words are not those of a bill.
  expect(await propose("?purpose=quote")).toMatchObject({ subject: "Facture F-2026-0001" })
  const { body: usual } = await api.call("camille", "POST", "/MailTemplates", {
    ...template,
    usual: true,
  })
  expect(await propose()).toMatchObject({
    subject: "Facture F-2026-0001 pour Atelier Rhône",
    templateId: usual.id,
    templates: [{ id: usual.id, name: "Envoi" }],
  })
  // What left with the template keeps its words and says which version they were.
  const { body: sent } = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
    to: ["a@exemple.fr"],
    subject: "Pour {{client}}",
    body: "Il reste {{reste}}.",
    templateId: usual.id,
  })
  await api.call("camille", "PUT", `/MailTemplates/${usual.id}`, {
    ...template,
    name: "Autre nom",
    version: 1,
  })
  const { body: kept } = await api.call("camille", "GET", `/Bills/${bill.id}/emails/${sent.id}`)
  expect(kept).toMatchObject({
    subject: "Pour Atelier Rhône",
    templateName: "Envoi",
    templateVersion: 1,
  })
  expect(kept.body.replace(/[\u00a0\u202f]/g, " ")).toBe("Il reste 5 400,00 €.")
})

test("what Camille’s template said can be read, with who and when, and said again", async () => {
  const { call, setClock } = await startApi()
  setClock("2026-11-20T09:00:00Z")
  const { body: added } = await call("camille", "POST", "/MailTemplates", template)
  const path = `/MailTemplates/${added.id}`
  const colder = { ...template, bodyFr: "Payez {{montant}}.", version: 1 }
  await call("camille", "PUT", path, colder)
  const { body: versions } = await call("camille", "GET", `${path}/versions`)
  expect(versions).toMatchObject([
    {
      ...{ version: 2, current: true, by: expect.any(String) },
      changes: [{ field: "bodyFr", before: template.bodyFr, after: "Payez {{montant}}." }],
    },
    { version: 1, current: false, changes: [] },
  ])
  const stale = await call("camille", "POST", `${path}/versions`, { to: 1, version: 1 })
  expect(stale.status).toBe(409)
  const back = await call("camille", "POST", `${path}/versions`, { to: 1, version: 2 })
  expect(back.body).toMatchObject({ version: 3, bodyFr: template.bodyFr })
  expect((await call("camille", "POST", `${path}/versions`, { to: 9, version: 3 })).status).toBe(
    404,
  )
  expect((await call("thomas", "GET", `${path}/versions`)).status).toBe(404)
})
