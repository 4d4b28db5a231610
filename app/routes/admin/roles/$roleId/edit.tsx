import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RoleChanges } from "#contract/roles"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { PermissionMatrix } from "../_permission-matrix"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ roleId: params.roleId ?? "" })

export const handle = titled<typeof loader>("roles.edit", ({ role }) => ({ name: role.name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "roles.edit")
  const role = await api.get("/Roles/{roleId}", { path: pathOf(args) })
  if (!role.can.includes("change")) throw forbidden(args)
  return { role, constraints: constraintsOf(RoleChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RoleChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Roles/{roleId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../roles/${saved.data.id}`, "roles.changed")
}

export default function EditRoleScreen() {
  const { t } = useTranslation()
  const { role, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("roles.edit", { name: role.name })}
      labels="roles"
      constraints={constraints}
      defaultValue={role}
      reply={useActionData<typeof action>()}
      cancelTo={`../roles/${role.id}`}
    >
      <PermissionMatrix />
    </FormScreen>
  )
}
