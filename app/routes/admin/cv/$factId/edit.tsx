import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { factChanges } from "#contract/cv"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { skillSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { FactFields } from "../_fields"
import { languages } from "../_kind.server"
import { organismsFor } from "../_organisms.server"
import { useNameOf } from "../_say"

export const handle = titled("cv.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.edit")
  const fact = await api.get("/CV/facts/{factId}", { path: { factId: args.params.factId ?? "" } })
  const organisms = await organismsFor(api, fact.kind)
  return { fact, languages, organisms, constraints: constraintsOf(factChanges[fact.kind]) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { factId: args.params.factId ?? "" }
  const { kind } = await api.get("/CV/facts/{factId}", { path })
  const form = await readForm(args, factChanges[kind], { name: skillSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/CV/facts/{factId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../cv", "cv.changed")
}

export default function EditFactScreen() {
  const { t } = useTranslation()
  const nameOf = useNameOf()
  const { constraints, fact, languages, organisms } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("cv.edit", { name: nameOf(fact) })}
      constraints={constraints}
      defaultValue={fact}
      labels="cv"
      reply={useActionData<typeof action>()}
      cancelTo={`../cv/${fact.id}`}
    >
      <FactFields kind={fact.kind} languages={languages} organisms={organisms} />
    </FormScreen>
  )
}
