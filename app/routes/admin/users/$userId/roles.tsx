import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RoleChoice } from "#contract/users"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { roleName } from "~/services/role-name"
import { redirectWithToast } from "~/services/toast.server"
import { findRecord } from "./_record.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ userId: params.userId ?? "" })

export const handle = titled<typeof loader>("users.rolesOf", ({ person }) => ({
  name: person.username,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "users.edit")
  const [person, builtIn, made] = await Promise.all([
    findRecord(api, args),
    api.get("/Roles/builtIn"),
    api.get("/Roles"),
  ])
  if (!person.can.includes("changeRoles")) throw forbidden(args)
  // What they have may be left or taken away, also where it could not be given.
  const offered = [...builtIn, ...made].filter(
    ({ name, givable }) => givable || person.roles.includes(name),
  )
  return {
    person,
    roles: offered.map(({ name }) => name),
    constraints: constraintsOf(RoleChoice),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RoleChoice)
  if (form.invalid) return form.reply()
  const { userId } = pathOf(args)
  const saved = await api.put("/Users/userRole", { body: { userId, roles: form.value.roles } })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../users/${userId}`, "users.changed")
}

export default function UserRolesScreen() {
  const { t } = useTranslation()
  const { person, roles, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("users.rolesOf", { name: person.username })}
      text={t("users.rolesText")}
      labels="users"
      constraints={constraints}
      defaultValue={{ roles: person.roles }}
      reply={useActionData<typeof action>()}
      cancelTo={`../users/${person.id}`}
    >
      <Card>
        <MultiSelectField
          name="roles"
          label={t("users.roles")}
          options={roles.map((role) => ({ value: role, label: roleName(role, t) }))}
        />
      </Card>
    </FormScreen>
  )
}
