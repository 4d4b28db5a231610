import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { newFacts } from "#contract/cv"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { skillSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { FactFields } from "./_fields"
import { kindIn, languages } from "./_kind.server"
import { organismsFor } from "./_organisms.server"

export const handle = titled("cv.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.create")
  const kind = kindIn(args.request)
  const organisms = await organismsFor(api, kind)
  return { kind, languages, organisms, constraints: constraintsOf(newFacts[kind]) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, newFacts[kindIn(args.request)], { name: skillSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.post("/CV/facts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../cv", "cv.added")
}

export default function NewFactScreen() {
  const { t } = useTranslation()
  const { kind, constraints, languages, organisms } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t(`cv.adds.${kind}`)}
      constraints={constraints}
      defaultValue={kind === "mission" ? { missionKind: "mission" } : {}}
      labels="cv"
      reply={useActionData<typeof action>()}
      submitLabel={t("cv.add")}
      cancelTo="../cv"
    >
      <FactFields kind={kind} languages={languages} organisms={organisms} />
    </FormScreen>
  )
}
