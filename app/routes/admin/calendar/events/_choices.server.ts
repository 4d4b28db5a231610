import type { Api } from "~/services/api.server"
import { findProjects } from "~/services/form/choices.server"
import { ifAllowed } from "~/services/if-allowed.server"
import type { EventChoices } from "./_fields"

/** As many as a list of them offers; among more clients, one searches. */
const offered = 100

/** What an event may be about, as far as the person may see it, and the zones of the world. */
export async function choicesFor(
  api: Api,
  chosen: {
    clientId?: string | null
    projectId?: string | null
    projectName?: string | null
    contractId?: string | null
    contractTitle?: string | null
  } = {},
): Promise<EventChoices> {
  const [clients, contracts, projects] = await Promise.all([
    ifAllowed(api.list("/Clients", { query: { limit: offered } })),
    ifAllowed(api.list("/Contracts", { query: { limit: offered } })),
    ifAllowed(findProjects(api, "")),
  ])
  const { clientId, projectId, projectName, contractId, contractTitle } = chosen
  const ofContracts = contracts?.rows.map(({ id, title, clientName }) => ({
    value: id,
    label: `${title} · ${clientName}`,
  }))
  const hasContract = !contractId || ofContracts?.some(({ value }) => value === contractId)
  const itsContract = hasContract ? [] : [{ value: contractId, label: contractTitle ?? "" }]
  const isOffered = !projectId || projects?.some(({ value }) => value === projectId)
  const itsProject = isOffered ? [] : [{ value: projectId, label: projectName ?? "" }]
  const known = !clientId || clients?.rows.some(({ id }) => id === clientId)
  const other = known
    ? undefined
    : await ifAllowed(api.get("/Clients/{clientId}", { path: { clientId } }))
  return {
    clients: {
      choices: [...(other ? [other] : []), ...(clients?.rows ?? [])].map(({ id, name }) => ({
        value: id,
        label: name,
      })),
      more: (clients?.total ?? 0) > (clients?.rows.length ?? 0),
    },
    contracts: ofContracts && [...itsContract, ...ofContracts],
    projects: projects && [...itsProject, ...projects],
    zones: Intl.supportedValuesOf("timeZone"),
  }
}
