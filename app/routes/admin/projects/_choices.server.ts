import type { Choice } from "~/components/form/reply"
import type { Api } from "~/services/api.server"
import {
  clientSearch,
  contractSearch,
  findClients,
  findContracts,
  findProjects,
  projectSearch,
} from "~/services/form/choices.server"
import type { Search } from "~/services/form/form-search.server"
import { clientAdding } from "~/services/form/new-client.server"
import { ifAllowed } from "~/services/if-allowed.server"

export interface ProjectChoices {
  clients: Choice[]
  contracts?: Choice[]
  templates: Choice[]
}

/** What a project's form offers first; among more, one searches. What is chosen already is there too. */
export async function projectChoices(
  api: Api,
  chosen: { clientId?: string | null; contractId?: string | null; templateId?: string | null },
): Promise<ProjectChoices> {
  const [clients, contracts, templates] = await Promise.all([
    ifAllowed(offered(clientSearch(api), findClients(api, ""), chosen.clientId)),
    ifAllowed(offered(contractSearch(api), findContracts(api, ""), chosen.contractId)),
    ifAllowed(offered(projectSearch(api, "templateId"), findProjects(api, ""), chosen.templateId)),
  ])
  return { clients: clients ?? [], contracts, templates: templates ?? [] }
}

async function offered(
  search: Search,
  first: Promise<Choice[]>,
  chosen: string | null | undefined,
): Promise<Choice[]> {
  const choices = await first
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices
  const held = await search({
    q: "",
    chosen,
    all: [],
    pressed: false,
    picked: false,
    typed: () => "",
  })
  return [...(held?.choices ?? []), ...choices]
}

/** The searches of its fields. */
export const projectSearches = (request: Request, api: Api) => ({
  clientId: clientSearch(api),
  newClient: clientAdding(request, api),
  contractId: contractSearch(api),
})
