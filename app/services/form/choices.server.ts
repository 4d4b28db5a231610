import type { rowsPerPage } from "#contract/paging"
import type { Service } from "#contract/services"
import type { Choice } from "~/components/form/reply"
import type { Api } from "../api.server"
import type { Search } from "./form-search.server"

/** As many as a list of suggestions shows at once. */
const shown = 25 satisfies (typeof rowsPerPage)[number]

/** The clients whose name a text finds. */
export async function findClients(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Clients", { query: { q: q || undefined, limit: shown } })
  return rows.map(({ id, name, city }) => ({ value: id, label: name, text: city ?? undefined }))
}

/** As many as a form's list offers before one searches. */
const listed = 100

/** The clients to choose from, the first hundred by name, and the one that is already chosen. */
export async function clientsToChoose(
  api: Api,
  chosen: string | null | undefined,
): Promise<{ choices: Choice[] /** There are others, to be searched. */; more: boolean }> {
  const { rows, total } = await api.list("/Clients", { query: { limit: listed } })
  const known = !chosen || rows.some(({ id }) => id === chosen)
  const other = known ? [] : [await api.get("/Clients/{clientId}", { path: { clientId: chosen } })]
  return {
    choices: [...other, ...rows].map(({ id, name }) => ({ value: id, label: name })),
    more: total > rows.length,
  }
}

/** The products not yet sold that a text finds, with their prices. */
async function findProducts(api: Api, q: string): Promise<Choice[]> {
  const query = { q: q || undefined, limit: shown, sold: "false" } as const
  const { rows } = await api.list("/Products", { query })
  return rows.map(productChoice)
}

/** The services that a text finds, with what a line takes of them. */
async function findServices(api: Api, q: string): Promise<{ choices: Choice[]; more: boolean }> {
  const { rows, total } = await api.list("/Services", {
    query: { q: q || undefined, limit: shown },
  })
  return { choices: rows.map(serviceChoice), more: total > rows.length }
}

export const serviceChoice = (service: Service): Choice => ({
  ...{ value: service.id, label: service.name, amount: service.unitPriceHT },
  ...{ unit: service.unit, vatRate: service.vatRate, description: service.description },
})

/** What lines are copied from: services, then products not yet sold. */
export async function findInCatalogue(api: Api, q: string): Promise<Choice[]> {
  const [services, products] = await Promise.all([findServices(api, q), findProducts(api, q)])
  return joined(services.choices, products)
}

/** The first of them; among more, one searches. */
export async function catalogueOf(api: Api): Promise<{ choices: Choice[]; more: boolean }> {
  const query = { limit: listed, sold: "false" } as const
  const [services, products] = await Promise.all([
    findServices(api, ""),
    api.list("/Products", { query }),
  ])
  return {
    choices: [...services.choices, ...products.rows.map(productChoice)],
    more: services.more || products.total > products.rows.length,
  }
}

const productChoice = (product: {
  id: string
  name: string
  sellingPrice: number | null
}): Choice => ({ value: product.id, label: product.name, amount: product.sellingPrice })

/** The accounts that are open: a person has a few. */
export async function listAccounts(api: Api, { byHand = false } = {}): Promise<Choice[]> {
  const { rows } = await api.list("/Accounts", { query: { limit: 100 } })
  return rows.flatMap(({ id, name, closedOn, fedBy }) =>
    closedOn || (byHand && fedBy !== "hand") ? [] : [{ value: id, label: name }],
  )
}

/** The communes of a postal code or of a name; undefined where the public list does not answer. */
export async function findCommunes(api: Api, typed: string): Promise<Choice[] | undefined> {
  const q = typed.trim()
  // One letter finds nothing yet, and no name is that long.
  if (q.length < 2 || q.length > 80) return []
  const communes = await api.get("/Communes", { query: { q } }).catch((problem: unknown) => {
    if (problem instanceof Response && problem.status === 503) return undefined
    throw problem
  })
  return communes?.map(({ code, name, postalCode }) => ({
    value: `${code}-${postalCode}`,
    label: name,
    text: postalCode,
  }))
}

/** The skills that a few letters suggest, with what else they are called. */
export async function findSkills(api: Api, q: string): Promise<Choice[]> {
  if (q === "") return []
  const skills = await api.get("/Skills", { query: { q: q.slice(0, 60) } })
  return skills.map(({ name, synonyms }) => ({
    value: name,
    label: name,
    text: synonyms.join(", ") || undefined,
  }))
}

/** The search of a field of skills; what it finds is ticked beside what is typed. */
export const skillSearch =
  (api: Api): Search =>
  async ({ q, pressed }) =>
    q || pressed ? { choices: await findSkills(api, q) } : undefined

/** Communes for a field that keeps INSEE's code, each once. */
export async function findCommuneCodes(api: Api, q: string): Promise<Choice[] | undefined> {
  const communes = await findCommunes(api, q)
  const byCode = new Map(
    communes?.map((one) => [String(one.value).split("-")[0] ?? "", one] as const),
  )
  return communes && [...byCode].map(([code, { label, text }]) => ({ value: code, label, text }))
}

/** The search of a commune; where the public list does not answer, the one that was chosen stays. */
export const communeCodeSearch =
  (api: Api): Search =>
  async ({ q, chosen, pressed }) => {
    if (!q && !pressed) return undefined
    const choices = (await findCommuneCodes(api, q)) ?? []
    const [only, ...others] = choices
    if (pressed && only && others.length === 0)
      return { choices, fill: { communeId: String(only.value) } }
    const isOffered = !chosen || choices.some(({ value }) => value === chosen)
    return { choices: isOffered ? choices : [{ value: chosen, label: chosen }, ...choices] }
  }

/** The search of a client field; one client found is the one that was meant. */
export const clientSearch = (api: Api): Search =>
  searchOf("clientId", {
    find: (q) => findClients(api, q),
    one: async (clientId) => {
      const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
      return { value: id, label: name }
    },
  })

/** The contacts whose name a text finds, with whom they work for. */
export async function findContacts(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Contacts", { query: { q: q || undefined, limit: shown } })
  return rows.map(contactChoice)
}

/** The search of a contact field; one contact found is the one that was meant. */
export const contactSearch = (api: Api): Search =>
  searchOf("contactId", {
    find: (q) => findContacts(api, q),
    one: async (contactId) =>
      contactChoice(await api.get("/Contacts/{contactId}", { path: { contactId } })),
  })

const contactChoice = ({
  id,
  name,
  clientName,
}: {
  id: string
  name: string
  clientName: string | null
}): Choice => ({ value: id, label: name, text: clientName ?? undefined })

/** The search for services and products to copy into a line. */
export const catalogueSearch =
  (api: Api): Search =>
  async ({ q, pressed }) =>
    q || pressed ? { choices: await findInCatalogue(api, q) } : undefined

/** The search of a field of several products: those that are ticked, and what is found beside them. */
export const productsSearch =
  (api: Api): Search =>
  async ({ q, all }) => ({
    choices: joined(await productsOf(api, all), await findProducts(api, q)),
  })

/** The products of these ids; one that was deleted meanwhile is left out. */
export async function productsOf(api: Api, ids: readonly string[]): Promise<Choice[]> {
  const asked = ids.map((productId) =>
    api.get("/Products/{productId}", { path: { productId } }).catch(isMissing),
  )
  const known = await Promise.all(asked)
  return known.flatMap((one) => (one ? [{ value: one.id, label: one.name }] : []))
}

function isMissing(problem: unknown): undefined {
  if (!(problem instanceof Response && problem.status === 404)) throw problem
}

function isUnseen(problem: unknown): undefined {
  if (!(problem instanceof Response && [403, 404].includes(problem.status))) throw problem
}

/** The jobs whose titles have all the words, the first of them. */
export async function findJobs(api: Api, q: string): Promise<Choice[]> {
  const jobs = await api.get("/Jobs", { query: { q: q || undefined, limit: shown } })
  return jobs.map(jobChoice)
}

/** The jobs of these ids, those that are no longer offered too. */
export async function jobsOf(api: Api, ids: readonly string[]): Promise<Choice[]> {
  if (ids.length === 0) return []
  return (await api.get("/Jobs", { query: { id: [...ids] } })).map(jobChoice)
}

/** The label is the title, the value its id (specification §3). */
export const jobChoice = ({ id, title }: { id: string; title: string }): Choice => ({
  value: id,
  label: title,
})

/** The search of a field of jobs: those that are ticked, and what is found beside them. */
export const jobSearch =
  (api: Api): Search =>
  async ({ q, all }) => ({ choices: joined(await jobsOf(api, all), await findJobs(api, q)) })

/** One list after the other, each choice once. */
export function joined(first: readonly Choice[], others: readonly Choice[]): Choice[] {
  const known = new Set(first.map(({ value }) => value))
  return [...first, ...others.filter(({ value }) => !known.has(value))]
}

/** The search of an address: by its postal code, else by what is typed of the city. */
export const communeSearch =
  (api: Api): Search =>
  async ({ chosen, typed, pressed }) => {
    if (!pressed) return undefined
    const code = typed("postalCode").replace(/\s/g, "")
    const q = /^\d{5}$/.test(code) ? code : chosen
    const choices = (await findCommunes(api, q)) ?? []
    const [only, ...others] = choices
    if (!only || others.length > 0) return { choices }
    return { choices, fill: { city: only.label, postalCode: only.text ?? code } }
  }

/** The contracts whose title, reference or client a text finds. */
export async function findContracts(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Contracts", { query: { q: q || undefined, limit: shown } })
  return rows.map(contractChoice)
}

const contractChoice = (contract: { id: string; title: string; clientName: string }): Choice => ({
  value: contract.id,
  label: contract.title,
  text: contract.clientName,
})

/** The projects under way whose name or client a text finds. */
export async function findProjects(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Projects", { query: { q: q || undefined, limit: shown } })
  return rows.map(projectChoice)
}

const projectChoice = (project: {
  id: string
  name: string
  clientName: string | null
}): Choice => ({ value: project.id, label: project.name, text: project.clientName ?? undefined })

/** The search of a field that names a contract. */
export const contractSearch = (api: Api, name = "contractId"): Search =>
  searchOf(name, {
    find: (q) => findContracts(api, q),
    one: async (contractId) =>
      contractChoice(await api.get("/Contracts/{contractId}", { path: { contractId } })),
  })

/** The search of a field that names a project. */
export const projectSearch = (api: Api, name = "projectId"): Search =>
  searchOf(name, {
    find: (q) => findProjects(api, q),
    one: async (projectId) =>
      projectChoice(await api.get("/Projects/{projectId}", { path: { projectId } })),
  })

/** The bills that a text finds, the newest first, by their numbers; a draft by its client. */
export async function findBills(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Bills", { query: { q: q || undefined, limit: shown } })
  return rows.map(numberedChoice)
}

/** The quotes that a text finds. */
export async function findQuotes(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Quotes", { query: { q: q || undefined, limit: shown } })
  return rows.map(numberedChoice)
}

const numberedChoice = (document: {
  id: string
  number: string | null
  clientName: string
}): Choice => ({
  value: document.id,
  label: document.number ?? document.clientName,
  text: document.number ? document.clientName : undefined,
})

/** The events that a text finds, by their titles. */
export async function findEvents(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Events", { query: { q: q || undefined, limit: shown } })
  return rows.map(eventChoice)
}

const eventChoice = ({ id, title }: { id: string; title: string }): Choice => ({
  value: id,
  label: title,
})

/** The search of a field that names a bill. */
export const billSearch = (api: Api): Search =>
  searchOf("billId", {
    find: (q) => findBills(api, q),
    one: async (billId) => numberedChoice(await api.get("/Bills/{billId}", { path: { billId } })),
  })

/** The search of a field that names a quote. */
export const quoteSearch = (api: Api): Search =>
  searchOf("quoteId", {
    find: (q) => findQuotes(api, q),
    one: async (quoteId) =>
      numberedChoice(await api.get("/Quotes/{quoteId}", { path: { quoteId } })),
  })

/** The search of a field that names an event. */
export const eventSearch = (api: Api): Search =>
  searchOf("eventId", {
    find: (q) => findEvents(api, q),
    one: async (eventId) => eventChoice(await api.get("/Events/{eventId}", { path: { eventId } })),
  })

/** The bills not yet paid whose number or client a text finds, the oldest first, with what is due. */
export async function findOpenBills(api: Api, q: string): Promise<Choice[]> {
  const query = { q: q || undefined, limit: shown, state: "unpaid", sort: "dueDate" } as const
  const { rows } = await api.list("/Bills", { query })
  return rows.map(billChoice)
}

const billChoice = (bill: {
  id: string
  number: string | null
  clientName: string | null
  due: number
  currency: string
}): Choice => ({
  value: bill.id,
  label: [bill.number, bill.clientName].filter(Boolean).join(" · "),
  amount: bill.currency === "EUR" ? bill.due : undefined,
})

/** The received bills to pay whose number or supplier a text finds, late ones first. */
export async function findOpenPurchases(api: Api, q: string): Promise<Choice[]> {
  const query = { q: q || undefined, limit: shown, sort: "dueDate" } as const
  const [late, toPay] = await Promise.all([
    api.list("/Purchases", { query: { ...query, state: "late" } }),
    api.list("/Purchases", { query: { ...query, state: "toPay" } }),
  ])
  return joined(late.rows.map(purchaseChoice), toPay.rows.map(purchaseChoice)).slice(0, shown)
}

const purchaseChoice = (purchase: {
  id: string
  number: string | null
  supplierName: string | null
  totalTTC: number | null
  currency: string
}): Choice => ({
  value: purchase.id,
  label: [purchase.number, purchase.supplierName].filter(Boolean).join(" · "),
  amount: purchase.currency === "EUR" ? purchase.totalTTC : undefined,
})

/** The search of a field that names a bill to be paid. */
export const openBillSearch = (api: Api, name: string): Search =>
  searchOf(name, {
    find: (q) => findOpenBills(api, q),
    one: async (billId) => billChoice(await api.get("/Bills/{billId}", { path: { billId } })),
  })

/** The search of a field that names a received bill to be paid. */
export const purchaseSearch = (api: Api, name: string): Search =>
  searchOf(name, {
    find: (q) => findOpenPurchases(api, q),
    one: async (purchaseId) =>
      purchaseChoice(await api.get("/Purchases/{purchaseId}", { path: { purchaseId } })),
  })

/**
 * A search that offers what it finds beside what is chosen; one found is the one that was meant. What was chosen and
 * is gone, or not theirs to see, is not offered: that it is unknown is said at the field.
 */
export function searchOf(
  name: string,
  { find, one }: { find: (q: string) => Promise<Choice[]>; one: (id: string) => Promise<Choice> },
): Search {
  return async ({ q, chosen, pressed }) => {
    const known = chosen ? await one(chosen).catch(isUnseen) : undefined
    const held = known ? [known] : []
    if (!q && !pressed) return known ? { choices: held } : undefined
    const choices = await find(q)
    const [only, ...others] = choices
    // A field of a row is chosen by hand: the form is filled by names, and rows lie deeper.
    if (pressed && only && others.length === 0 && !name.includes("["))
      return { choices, fill: { [name]: String(only.value) } }
    return { choices: joined(held, choices) }
  }
}
