import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openPages } from "./pages"

/** The pages of option sets and of organisms, as browsers without scripts send and show them. */
async function start() {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookies = {
    camille: await pages.signIn(people.camille.id, "camille"),
    admin: await pages.signIn(people.admin.id, "admin"),
  }
  const ask = async (who: "camille" | "admin", path: string, body?: [string, string][]) => {
    const answer = await pages.ask(
      ...([path, cookies[who]] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll(/[\u00a0\u202f]/g, " ")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text }
  }
  return { api, ask }
}

test("a field suggests what administrators call things, and shows what is retired as retired", async () => {
  const { api, ask } = await start()
  expect((await ask("camille", "/admin/products/new")).text).toMatch(
    /<datalist id="color-suggestions">.*<option value="Bleu"/,
  )
  const product: [string, string][] = [
    ["name", "Lampe"],
    ["color", "bleu"],
    ["size", "Géante"],
  ]
  const added = await ask("camille", "/admin/products/new", product)
  const set = "/admin/option-sets/productColor"
  const options = (await api.call("admin", "GET", "/OptionSets/productColor/options")).body
  const blue = options.find(({ value }: { value: string }) => value === "Bleu")
  const page = await ask("admin", `${set}/${blue.id}`)
  expect(page.text).toContain("1 fiche utilise cette valeur")
  const refused = await ask("admin", `${set}/${blue.id}/delete`, [])
  expect(refused.status).toBe(409)
  expect(refused.text).toContain("retirez-la, ou fusionnez-la")
  const renamed = await ask("admin", `${set}/${blue.id}/edit`, [
    ["nameFr", "Bleu nuit"],
    ["nameEn", "Night blue"],
    ["place", "2"],
    ["retired", "on"],
    ["version", "1"],
  ])
  expect(renamed.status, renamed.text.slice(0, 2_000)).toBe(302)
  expect((await ask("camille", added.to)).text).toContain("Bleu nuit (retiré)")
  expect((await ask("camille", `${added.to}/edit`)).text).toContain('value="Bleu nuit"')
  expect((await ask("camille", "/admin/own-options")).text).toContain("Géante")
  expect((await ask("admin", "/admin/option-sets/productSize")).text).toContain("Proposer à tous")
  const lifted = await ask("admin", "/admin/option-sets/productSize/additions", [
    ["value", "Géante"],
  ])
  expect(lifted.status).toBe(302)
  // Lifted by another administrator meanwhile: back to the page, with the reason, and no data to look at.
  const late = await ask("admin", "/admin/option-sets/productSize/additions", [["value", "Géante"]])
  expect([late.status, late.to]).toEqual([303, "/admin/option-sets/productSize"])
  expect((await ask("admin", lifted.to)).text).toContain("Personne n’a rien ajouté")
})

test("two values are merged after what moves was counted, and a table is shown before it is applied", async () => {
  const { api, ask } = await start()
  const set = "/admin/option-sets/productSize"
  const options = (await api.call("admin", "GET", "/OptionSets/productSize/options")).body
  const small = options.find(({ value }: { value: string }) => value === "XS")
  expect((await ask("admin", `${set}/${small.id}/merge`)).text).toContain("?into=S")
  const asked = await ask("admin", `${set}/${small.id}/merge?into=S`)
  expect(asked.text).toContain("Fusionner « XS » dans « S » ?")
  const merged = await ask("admin", `${set}/${small.id}/merge?into=S`, [["into", "S"]])
  expect((await ask("admin", merged.to)).text).toContain("Annuler la fusion")
  const undone = await ask("admin", `${set}/${small.id}/undoing`, [])
  expect((await ask("admin", undone.to)).text).toContain("Fusionner…")
  const table: [string, string] = ["table", "XXL;Très très grand;XXL;6;\n;;;;\nS;S;S;0;"]
  const shown = await ask("admin", `${set}/table`, [table])
  expect(shown.text).toContain("Des lignes sont refusées")
  const right: [string, string] = ["table", "XXL;Très très grand;XXL;6;"]
  expect((await ask("admin", `${set}/table`, [right])).text).toContain("Appliquer ces lignes")
  const done = await ask("admin", `${set}/table`, [right, ["confirmed", "on"]])
  expect((await ask("admin", done.to)).text).toContain("Très très grand")
})

test("an organism that may be there already is shown before another is saved", async () => {
  const { ask } = await start()
  const typed = (name: string): [string, string][] => [
    ["name", name],
    ["country", "FR"],
    ["otherNames", "EdB\nBois"],
  ]
  expect((await ask("admin", "/admin/organisms")).text).toContain("Qualibat")
  const first = await ask("admin", "/admin/organisms/new", typed("École du bois"))
  expect((await ask("admin", first.to)).text).toContain("EdB, Bois")
  const again = await ask("admin", "/admin/organisms/new", typed("Ecole des bois"))
  expect(again.text).toContain("Est-ce l’un de ceux-ci ?")
  const anyway: [string, string][] = [...typed("Ecole des bois"), ["_anyway", "none"]]
  const second = await ask("admin", "/admin/organisms/new", anyway)
  expect(second.status).toBe(302)
  expect((await ask("admin", `${second.to}/merge?q=bois`)).text).toContain("École du bois")
  expect((await ask("camille", "/admin/cv/new?kind=training")).text).toContain(
    '<option value="École du bois"',
  )
})

test("what a template said is restored by a button", async () => {
  const { api, ask } = await start()
  const template = { name: "Envoi", purpose: "bill", subjectFr: "Facture", bodyFr: "Bonjour." }
  const { body } = await api.call("camille", "POST", "/MailTemplates", template)
  const path = `/MailTemplates/${body.id}`
  await api.call("camille", "PUT", path, { ...template, bodyFr: "Payez.", version: 1 })
  const page = await ask("camille", `/admin/mail-templates/${body.id}/versions`)
  for (const text of ["Version 2", "<del", "Bonjour.", "Rétablir cette version"])
    expect(page.text).toContain(text)
  const back = await ask("camille", `/admin/mail-templates/${body.id}/versions/return`, [
    ["to", "1"],
    ["version", "2"],
  ])
  expect((await ask("camille", back.to)).text).toContain("Bonjour.")
})
