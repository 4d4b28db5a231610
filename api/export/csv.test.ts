import { expect, test } from "vitest"
import { startApi } from "../../tests/api"

const exports = ["/Products/export", "/Clients/export", "/Contacts/export", "/Bills/export"]
const headOf = (csv: string) => csv.replace(/^\ufeff/, "").split(/\r?\n/)[0] ?? ""

test("an export is headed by the words of the screens, in the language of the person", async () => {
  const { call } = await startApi()
  const heads = async (language: string) =>
    Promise.all(
      exports.map(async (path) =>
        headOf(
          (await call<string>("camille", "GET", path, undefined, { "Accept-Language": language }))
            .body,
        ),
      ),
    )
  const [products, clients, contacts, bills] = await heads("fr")
  expect(products).toMatch(/^Nom;Date d’achat;Prix d’achat;/)
  expect(clients).toMatch(/^Nom;Type;Statut;Secteur;/)
  expect(contacts).toBe("Nom;Fonction;Entreprise;E-mail;Téléphone")
  expect(bills).toMatch(
    /^Numéro;Nature;Statut;Client;Date d’émission;Échéance;Devise;Total HT;TVA;/,
  )
  const english = await heads("en")
  expect(english[0]).toMatch(/^Name,Purchase date,/)
  // Not one head is the name of a field.
  for (const head of english) expect(head).not.toMatch(/[a-z][A-Z]/)
})

test("an export says states and yes or no in words", async () => {
  const { call } = await startApi()
  await call("camille", "POST", "/Clients", { name: "Atelier Voltaire", kind: "company" })
  await call("camille", "POST", "/Products", { name: "Lampe" })
  const read = async (path: string) => (await call<string>("camille", "GET", path)).body
  expect(await read("/Clients/export")).toContain("Atelier Voltaire;Entreprise ou association;")
  expect(await read("/Products/export")).toMatch(/;Non;/)
})

test("what is counted is no amount: tasks, minutes and payment days stay whole", async () => {
  const { call } = await startApi()
  const { body: project } = await call("camille", "POST", "/Projects", { name: "Refonte" })
  const task = { projectId: project.id, title: "Maquette", estimate: "2h30" }
  expect((await call("camille", "POST", "/Tasks", task)).status).toBe(201)
  const read = async (path: string) => (await call<string>("camille", "GET", path)).body
  expect(await read("/Tasks/export")).toMatch(/;150;0;0/)
  expect(await read("/Projects/export")).toMatch(/;1;0[;\r\n]/)
})
