import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OrganismLogo } from "#contract/organisms"
import { FieldGroup } from "~/components/form/field-group"
import { ImageField } from "~/components/form/image-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("organisms.logoOf", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.edit")
  const path = { organismId: args.params.organismId ?? "" }
  const { id, name } = await api.get("/Organisms/{organismId}", { path })
  return { id, name, constraints: constraintsOf(OrganismLogo) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OrganismLogo)
  if (form.invalid) return form.reply()
  const path = { organismId: args.params.organismId ?? "" }
  const saved = await api.put("/Organisms/{organismId}/logo", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../organisms/${path.organismId}`, "organisms.changed")
}

export default function OrganismLogoScreen() {
  const { t } = useTranslation()
  const { id, name, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("organisms.logoOf", { name })}
      constraints={constraints}
      labels="organisms"
      files
      reply={useActionData<typeof action>()}
      cancelTo={`../organisms/${id}`}
    >
      <FieldGroup>
        <ImageField name="fileId" label={t("organisms.fileId")} files="../files" />
      </FieldGroup>
    </FormScreen>
  )
}
