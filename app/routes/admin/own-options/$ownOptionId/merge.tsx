import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionMerge } from "#contract/option-sets"
import { MergePage } from "~/components/option/merge-page"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ ownOptionId: params.ownOptionId ?? "" })

export const handle = titled<typeof loader>("optionSets.merge.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "dashboard.see")
  const { id, list, name, value, uses } = await api.get("/OwnOptions/{ownOptionId}", {
    path: pathOf(args),
  })
  const choices = await api.get("/OptionSets/choices", { query: { list } })
  return {
    ...{ id, name, uses },
    into: new URL(args.request.url).searchParams.get("into"),
    others: choices.filter((choice) => choice.suggested && choice.value !== value),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OptionMerge)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const merged = await api.post("/OwnOptions/{ownOptionId}/merge", { path, body: form.value })
  if (merged.problem) return form.reply(merged.problem)
  return redirectWithToast(args, `../own-options/${path.ownOptionId}`, "optionSets.merge.done")
}

/** Which value an addition is shown as, after what moves was counted. */
export default function MergeOwnOptionScreen() {
  const { t } = useTranslation()
  const { id, ...shown } = useLoaderData<typeof loader>()
  return (
    <MergePage
      {...shown}
      title={t("optionSets.merge.of", { name: shown.name })}
      here={`../own-options/${id}`}
      reply={useActionData<typeof action>()}
    />
  )
}
