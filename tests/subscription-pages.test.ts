import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openForBusiness } from "./billing"
import { openPages } from "./pages"

const slow = 120_000

/** The pages of a subscription, as browsers without scripts send and show them. */
async function start(payments: "transfer" | "off" = "transfer") {
  const api = await startApi({ payments })
  const pages = await openPages(api.url)
  const cookies = {
    camille: await pages.signIn(people.camille.id, "camille"),
    admin: await pages.signIn(people.admin.id, "admin"),
    visitor: "",
  }
  const ask = async (
    path: string,
    body?: Record<string, string>,
    who: keyof typeof cookies = "camille",
  ) => {
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

const plan = {
  ...{ code: "whole", nameFr: "Tout Plume", nameEn: "All of Plume", textFr: "Tous les menus" },
  ...{ textEn: "Every menu", period: "monthly", priceHT: "12,00", place: "1", offered: "on" },
}

test(
  "an administrator offers a plan by forms, once somebody bills it",
  async () => {
    const { api, ask } = await start()
    await openForBusiness(api, "admin")
    const early = await ask("/admin/plans/new", plan, "admin")
    expect([early.status, early.text.includes('value="whole"')]).toEqual([409, true])
    expect((await ask("/admin/plans/seller", {}, "admin")).status).toBe(302)
    const added = await ask("/admin/plans/new", plan, "admin")
    expect(added.status, added.text.slice(0, 2_000)).toBe(302)
    const dear = await ask(
      "/admin/plans/new",
      { ...plan, code: "dear", priceHT: "1000000" },
      "admin",
    )
    expect(dear.status).toBe(422)
    for (const text of ["Tout Plume", "12,00 €"])
      expect((await ask("/admin/plans", undefined, "admin")).text).toContain(text)
    const price = await ask(
      `${added.to}/prices`,
      { startsOn: "2027-01-01", priceHT: "15,00" },
      "admin",
    )
    expect(price.status, price.text.slice(0, 2_000)).toBe(302)
    expect((await ask(added.to, undefined, "admin")).text).toContain("15,00 €")
    const prices = await ask("/pricing", undefined, "visitor")
    for (const text of ["Tout Plume", "12,00 € HT", "14,40 € TTC"])
      expect(prices.text).toContain(text)
    expect(prices.text).not.toContain("<script")
    // Nobody else sees them.
    expect((await ask("/admin/plans")).status).toBe(403)
  },
  slow,
)

test(
  "a trial ends in the middle of a form: it is kept, everything can be read, and a plan gives it back",
  async () => {
    const { api, ask } = await start()
    await openForBusiness(api, "admin")
    await openForBusiness(api)
    await ask("/admin/plans/seller", {}, "admin")
    await ask("/admin/plans/new", plan, "admin")
    expect((await ask("/admin/subscription")).text).toContain("L’essai se termine le")
    expect((await ask("/admin/products")).text).not.toContain("L’essai se termine")
    api.setClock("2026-12-21T20:00:00Z")
    const form = "/admin/products/new"
    expect((await ask(form)).text).toContain("L’essai se termine le 21")
    api.setClock("2026-12-22T08:00:00Z")
    const typed = { _key: crypto.randomUUID(), name: "Un tabouret en frêne" }
    const refused = await ask(form, typed)
    expect(refused.status).toBe(402)
    for (const text of ["Votre abonnement est terminé", 'value="Un tabouret en frêne"'])
      expect(refused.text).toContain(text)
    for (const page of ["/admin/products/export", "/admin/my-data/export", "/admin/companies"])
      expect((await ask(page)).status, page).toBe(200)
    const chosen = await ask("/admin/subscription/choice", { plan: "whole" })
    expect(chosen.status, chosen.text.slice(0, 2_000)).toBe(302)
    const page = (await ask("/admin/subscription")).text
    for (const text of ["Actif", "Paiement attendu avant le", "14,40 €", "À payer"])
      expect(page).toContain(text)
    expect((await ask(form)).text).toContain("Un tabouret en frêne")
    const saved = await ask(form, typed)
    expect(saved.status, saved.text.slice(0, 2_000)).toBe(302)
    expect((await ask(form)).text).not.toContain("Un tabouret en frêne")
  },
  slow,
)

test(
  "where payments are off, nothing asks for a plan, and public pages say that it is free",
  async () => {
    const { api, ask } = await start("off")
    api.setClock("2028-01-01T09:00:00Z")
    expect((await ask("/admin/products")).text).not.toContain("abonnement s’est terminé")
    expect((await ask("/admin/subscription")).text).toContain("Rien à payer")
    const landing = await ask("/", undefined, "visitor")
    expect(landing.text).toContain("Tout est gratuit")
    expect(landing.text).not.toMatch(/30 jours|essai/i)
    expect((await ask("/pricing", undefined, "visitor")).text).toContain("Tout est gratuit ici")
  },
  slow,
)

test(
  "the landing page announces a plan once there is one",
  async () => {
    const { api, ask } = await start()
    const before = await ask("/", undefined, "visitor")
    expect(before.text).toContain("n’est pas encore en vente")
    await openForBusiness(api, "admin")
    await ask("/admin/plans/seller", {}, "admin")
    await ask("/admin/plans/new", plan, "admin")
    const after = await ask("/", undefined, "visitor")
    expect(after.text).not.toContain("pas encore en vente")
    expect(after.text).toContain("Voir les prix")
  },
  slow,
)
