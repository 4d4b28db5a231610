import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OrganismChanges } from "#contract/organisms"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OrganismFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ organismId: params.organismId ?? "" })

export const handle = titled<typeof loader>("optionSets.edit", ({ organism }) => ({
  name: organism.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.edit")
  return {
    organism: await api.get("/Organisms/{organismId}", { path: pathOf(args) }),
    countries: await countryChoices(args.request),
    constraints: constraintsOf(OrganismChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OrganismChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Organisms/{organismId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../organisms/${saved.data.id}`, "organisms.changed")
}

export default function EditOrganismScreen() {
  const { t } = useTranslation()
  const { organism, countries, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("optionSets.edit", { name: organism.name })}
      constraints={constraints}
      defaultValue={organism}
      labels="organisms"
      reply={useActionData<typeof action>()}
      cancelTo={`../organisms/${organism.id}`}
    >
      <OrganismFields countries={countries} />
    </FormScreen>
  )
}
