import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ contains }) => ({
  name: contains,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  return api.get("/LabelRules/{labelRuleId}", { path })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  const removed = await api.delete("/LabelRules/{labelRuleId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../label-rules", "labelRules.removed", {
    record: path.labelRuleId,
  })
}

export default function DeleteLabelRuleScreen() {
  const { t } = useTranslation()
  const { id, contains } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={contains}
      consequences={t("labelRules.deleteText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../label-rules/${id}`}
    />
  )
}
