import type { rowsPerPage } from "#contract/paging"
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

/** The products not yet sold that a text finds, with their prices. */
export async function findProducts(api: Api, q: string): Promise<Choice[]> {
  const query = { q: q || undefined, limit: shown, sold: "false" } as const
  const { rows } = await api.list("/Products", { query })
  return rows.map(({ id, name, sellingPrice }) => ({
    value: id,
    label: name,
    amount: sellingPrice,
  }))
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
export function clientSearch(api: Api): Search {
  return async ({ q, chosen, pressed }) => {
    if (!q && !pressed) return chosen ? { choices: [await clientChoice(api, chosen)] } : undefined
    const choices = await findClients(api, q)
    const [only, ...others] = choices
    if (pressed && only && others.length === 0)
      return { choices, fill: { clientId: String(only.value) } }
    const known = !chosen || choices.some(({ value }) => value === chosen)
    return { choices: known ? choices : [await clientChoice(api, chosen), ...choices] }
  }
}

async function clientChoice(api: Api, clientId: string): Promise<Choice> {
  const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
  return { value: id, label: name }
}

/** The contacts whose name a text finds, with whom they work for. */
export async function findContacts(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Contacts", { query: { q: q || undefined, limit: shown } })
  return rows.map(contactChoice)
}

/** The search of a contact field; one contact found is the one that was meant. */
export function contactSearch(api: Api): Search {
  return async ({ q, chosen, pressed }) => {
    const held = async () => {
      const path = { contactId: chosen }
      return chosen ? [contactChoice(await api.get("/Contacts/{contactId}", { path }))] : []
    }
    if (!q && !pressed) return chosen ? { choices: await held() } : undefined
    const choices = await findContacts(api, q)
    const [only, ...others] = choices
    if (pressed && only && others.length === 0)
      return { choices, fill: { contactId: String(only.value) } }
    return { choices: joined(await held(), choices) }
  }
}

const contactChoice = ({
  id,
  name,
  clientName,
}: {
  id: string
  name: string
  clientName: string | null
}): Choice => ({ value: id, label: name, text: clientName ?? undefined })

/** The search for products to copy into a line. */
export const productSearch =
  (api: Api): Search =>
  async ({ q, pressed }) =>
    q || pressed ? { choices: await findProducts(api, q) } : undefined

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
