import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewRole } from "#contract/roles"
import { FieldGroup } from "~/components/form/field-group"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { PermissionMatrix } from "./_permission-matrix"

export const handle = titled("roles.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "roles.create")
  return { constraints: constraintsOf(NewRole) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewRole)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Roles", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../roles/${saved.data.id}`, "roles.added")
}

export default function NewRoleScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("roles.new")}
      labels="roles"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      submitLabel={t("roles.add")}
      cancelTo="../roles"
    >
      <FieldGroup>
        <TextField
          name="name"
          label={t("roles.name")}
          hint={t("roles.nameHint")}
          autoComplete="off"
        />
      </FieldGroup>
      <PermissionMatrix />
    </FormScreen>
  )
}
