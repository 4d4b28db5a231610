import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AccessChanges } from "#contract/accesses"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { AccessFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ accessId: params.accessId ?? "" })

export const handle = titled<typeof loader>("accesses.edit", ({ access }) => ({
  name: access.email,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "accesses.edit")
  const access = await api.get("/Accesses/{accessId}", { path: pathOf(args) })
  if (!access.can.includes("change")) throw forbidden(args)
  const { id, version, email, label, extent, permissions, endsOn } = access
  return {
    access: { id, version, email, label, extent, permissions, endsOn },
    constraints: constraintsOf(AccessChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AccessChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Accesses/{accessId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accesses/${saved.data.id}`, "accesses.changed")
}

export default function EditAccessScreen() {
  const { t } = useTranslation()
  const { access, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accesses.edit", { name: access.email })}
      labels="accesses"
      constraints={constraints}
      defaultValue={access}
      reply={useActionData<typeof action>()}
      cancelTo={`../accesses/${access.id}`}
    >
      <AccessFields />
    </FormScreen>
  )
}
