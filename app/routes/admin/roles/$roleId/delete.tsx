import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RoleRemoval } from "#contract/roles"
import { SelectField } from "~/components/form/select-field"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { roleName } from "~/services/role-name"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ roleId: params.roleId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ role }) => ({
  name: role.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "roles.delete")
  const path = pathOf(args)
  const [role, members, builtIn, made] = await Promise.all([
    api.get("/Roles/{roleId}", { path }),
    api.get("/Roles/{roleId}/members", { path }),
    api.get("/Roles/builtIn"),
    api.get("/Roles"),
  ])
  if (!role.can.includes("remove")) throw forbidden(args)
  // Nobody becomes an administrator by the way.
  const others = [...builtIn, ...made].filter(
    ({ name, givable }) => givable && name !== role.name && name !== "admin",
  )
  return {
    role,
    members: members.map(({ username }) => username),
    replacements: others.map(({ name }) => name),
    constraints: constraintsOf(RoleRemoval),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RoleRemoval)
  if (form.invalid) return form.reply()
  const removed = await api.delete("/Roles/{roleId}", { path: pathOf(args), query: form.value })
  if (removed.problem) return form.reply(removed.problem)
  return redirectWithToast(args, "../roles", "roles.removed")
}

/** Names those who lose the role, and asks which one they get instead. */
export default function DeleteRoleScreen() {
  const { t } = useTranslation()
  const { role, members, replacements, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("screen.delete.title")}
      text={role.name}
      labels="roles"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      submitLabel={t("screen.delete.confirm")}
      danger
      cancelTo={`../roles/${role.id}`}
    >
      <Card className="grid gap-5">
        {members.length === 0 ? (
          <p className="text-muted">{t("roles.noMember")}</p>
        ) : (
          <>
            <Banner tone="warning" title={t("roles.deleteMembers", { count: members.length })}>
              {members.join(", ")}
            </Banner>
            <SelectField
              name="replacement"
              label={t("roles.replacement")}
              placeholder={t("roles.noReplacement")}
              options={replacements.map((name) => ({ value: name, label: roleName(name, t) }))}
            />
          </>
        )}
      </Card>
    </FormScreen>
  )
}
