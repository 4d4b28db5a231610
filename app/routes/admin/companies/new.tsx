import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewClient } from "#contract/clients"
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
import { ClientFields } from "./_fields"
import { clientFrom } from "./_register"

const usual = { kind: "company", status: "active", country: "FR", language: "fr" }

export const handle = titled("companies.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "clients.create")
  return {
    constraints: constraintsOf(NewClient),
    countries: await countryChoices(args.request),
    sectors: (await optionNames(args.request, api, "sector")).suggested,
    origins: (await optionNames(args.request, api, "clientOrigin")).suggested,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewClient, {
    company: companySearch(args.request, api, clientFrom),
    city: communeSearch(api),
  })
  if (form.invalid) return form.reply()
  const proposed = await duplicatesOf(api, "clients", form)
  if (proposed.length > 0) return form.propose(proposed)
  const saved = await api.post("/Clients", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  const wanted = wantedBy(args.request)
  const merge = mergeOf("clients", form, id)
  const next = merge ?? (wanted ? `../${wanted}/new?clientId=${id}` : `../companies/${id}`)
  return redirectWithToast(args, next, "companies.added")
}

/** What the client is added for: the very first one, on the way to a bill or to a quote. */
function wantedBy({ url }: Request): "bills" | "quotes" | undefined {
  const asked = new URL(url).searchParams.get("for")
  return asked === "bills" || asked === "quotes" ? asked : undefined
}

export default function NewCompanyScreen() {
  const { t } = useTranslation()
  const { constraints, countries, sectors, origins } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("companies.new")}
      labels="companies"
      constraints={constraints}
      defaultValue={usual}
      reply={reply}
      submitLabel={t("companies.add")}
      cancelTo="../companies"
    >
      <Proposed area="clients" found={reply?.proposed} />
      <ClientFields countries={countries} sectors={sectors} origins={origins} />
    </FormScreen>
  )
}
