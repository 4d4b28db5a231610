import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ accessId: params.accessId ?? "" })

export const handle = titled<typeof loader>("accesses.withdrawNamed", ({ email }) => ({
  name: email,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "accesses.delete")
  const { id, email, can } = await api.get("/Accesses/{accessId}", { path: pathOf(args) })
  if (!can.includes("withdraw")) throw forbidden(args)
  return { id, email }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const withdrawn = await api.delete("/Accesses/{accessId}", { path: pathOf(args) })
  if (withdrawn.problem) return askAgain(args, withdrawn.problem)
  return redirectWithToast(args, "../accesses", "accesses.withdrawn")
}

export default function WithdrawAccessScreen() {
  const { t } = useTranslation()
  const { id, email } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={email}
      consequences={t("accesses.withdrawText")}
      cancelTo={`../accesses/${id}`}
      reply={useActionData<typeof action>()}
    />
  )
}
