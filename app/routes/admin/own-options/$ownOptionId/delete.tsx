import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionUses } from "~/components/option/option-uses"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ ownOptionId: params.ownOptionId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "dashboard.see")
  return api.get("/OwnOptions/{ownOptionId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/OwnOptions/{ownOptionId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../own-options", "optionSets.removed")
}

export default function DeleteOwnOptionScreen() {
  const { t } = useTranslation()
  const option = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-5">
      <DeleteScreen
        name={option.name}
        consequences={t("optionSets.removeText")}
        refusal={option.can.includes("remove") ? undefined : t("errors.optionInUse")}
        reply={useActionData<typeof action>()}
        cancelTo={`../own-options/${option.id}`}
      />
      {option.uses.records > 0 ? <OptionUses list={option.list} uses={option.uses} /> : null}
    </div>
  )
}
