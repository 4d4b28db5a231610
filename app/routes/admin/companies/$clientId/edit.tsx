import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ClientChanges } from "#contract/clients"
import { Proposed } from "~/components/form/proposed"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { companySearch } from "~/services/company-lookup.server"
import { communeSearch } from "~/services/form/choices.server"
import { duplicatesOf, mergeOf } from "~/services/form/duplicates.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ClientFields } from "../_fields"
import { clientFrom } from "../_register"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ clientId: params.clientId ?? "" })

export const handle = titled<typeof loader>("companies.edit", ({ client }) => ({
  name: client.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "clients.edit")
  const [client, sectors, origins] = await Promise.all([
    api.get("/Clients/{clientId}", { path: pathOf(args) }),
    optionNames(args.request, api, "sector"),
    optionNames(args.request, api, "clientOrigin"),
  ])
  return {
    client: {
      ...client,
      sector: sectors.typed(client.sector),
      origin: origins.typed(client.origin),
    },
    sectors: sectors.suggested,
    origins: origins.suggested,
    constraints: constraintsOf(ClientChanges),
    countries: await countryChoices(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ClientChanges, {
    company: companySearch(args.request, api, clientFrom),
    city: communeSearch(api),
  })
  if (form.invalid) return form.reply()
  const before = await api.get("/Clients/{clientId}", { path: pathOf(args) })
  const proposed = await duplicatesOf(api, "clients", form, before)
  if (proposed.length > 0) return form.propose(proposed)
  const saved = await api.put("/Clients/{clientId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  const next = mergeOf("clients", form, id) ?? `../companies/${id}`
  return redirectWithToast(args, next, "companies.changed")
}

export default function EditCompanyScreen() {
  const { t } = useTranslation()
  const { client, constraints, countries, sectors, origins } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("companies.edit", { name: client.name })}
      labels="companies"
      constraints={constraints}
      defaultValue={client}
      reply={reply}
      cancelTo={`../companies/${client.id}`}
    >
      <Proposed area="clients" found={reply?.proposed} />
      <ClientFields countries={countries} sectors={sectors} origins={origins} />
    </FormScreen>
  )
}
