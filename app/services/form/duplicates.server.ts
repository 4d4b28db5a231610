import type { Duplicate, DuplicateArea } from "#contract/duplicates"
import type { Api } from "../api.server"

/** What the button bears that saves beside all that were proposed; the others bear the one to merge with. */
const mergeWithNone = "none"

/** As much of a company or a contact as another may have, too. */
interface Told {
  id?: string
  name: string
  email: string | null
  phoneNumber: string | null
  siren?: string | null
  siret?: string | null
  vatNumber?: string | null
  city?: string | null
  clientId?: string | null
}

/**
 * What may be the same as what is typed, unless it is to be saved all the same. Of a record that is there already what
 * looked the same before it was changed is no news.
 */
export async function duplicatesOf(
  api: Api,
  area: DuplicateArea,
  { value, anyway }: { value: Told; anyway: string },
  before?: Told,
): Promise<Duplicate[]> {
  if (anyway) return []
  const found = await search(api, area, { ...value, id: before?.id })
  if (found.length === 0) return []
  const known = before ? await search(api, area, before) : []
  const told = new Set(known.map(({ id }) => id))
  return found.filter(({ id }) => !told.has(id))
}

/** Where the one that is saved is merged with the one that was chosen. */
export function mergeOf(
  area: DuplicateArea,
  { anyway }: { anyway: string },
  id: string,
): string | undefined {
  return anyway && anyway !== mergeWithNone
    ? `../duplicates/merges/new?area=${area}&keptId=${anyway}&otherId=${id}`
    : undefined
}

async function search(api: Api, area: DuplicateArea, told: Told): Promise<Duplicate[]> {
  const { id, name, email, phoneNumber, siren, siret, vatNumber, city, clientId } = told
  const numbers = { siren, siret, vatNumber, city, clientId }
  const body = { area, id, name, email, phoneNumber, ...numbers }
  // What cannot be looked for is saved all the same.
  return (await api.post("/Duplicates/search", { body })).data ?? []
}
