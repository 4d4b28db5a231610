import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionUses } from "~/components/option/option-uses"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { listIn } from "../../_list.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ optionId: params.optionId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ nameFr }) => ({
  name: nameFr,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.delete")
  return api.get("/OptionSets/options/{optionId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/OptionSets/options/{optionId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, `../option-sets/${listIn(args)}`, "optionSets.removed")
}

export default function DeleteOptionScreen() {
  const { t } = useTranslation()
  const option = useLoaderData<typeof loader>()
  const isUsed = !option.can.includes("remove")
  return (
    <div className="grid gap-5">
      <DeleteScreen
        name={option.nameFr}
        consequences={t("optionSets.removeText")}
        refusal={isUsed ? t("errors.optionInUse") : undefined}
        reply={useActionData<typeof action>()}
        cancelTo={`../option-sets/${option.list}/${option.id}`}
      />
      {option.uses.records > 0 ? <OptionUses list={option.list} uses={option.uses} /> : null}
    </div>
  )
}
