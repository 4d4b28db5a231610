import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionMerge } from "#contract/option-sets"
import { MergePage } from "~/components/option/merge-page"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { listIn } from "../../_list.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ optionId: params.optionId ?? "" })

export const handle = titled<typeof loader>("optionSets.merge.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.edit")
  const list = listIn(args)
  const [option, options] = await Promise.all([
    api.get("/OptionSets/options/{optionId}", { path: pathOf(args) }),
    api.get("/OptionSets/{list}/options", { path: { list } }),
  ])
  return {
    ...{ id: option.id, list, name: option.nameFr, uses: option.uses },
    into: new URL(args.request.url).searchParams.get("into"),
    others: options
      .filter((other) => other.id !== option.id && other.mergedInto === null)
      .map(({ value, nameFr }) => ({ value, name: nameFr })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OptionMerge)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const body = form.value
  const merged = await api.post("/OptionSets/options/{optionId}/merge", { path, body })
  if (merged.problem) return form.reply(merged.problem)
  const to = `../option-sets/${listIn(args)}/${path.optionId}`
  return redirectWithToast(args, to, "optionSets.merge.done")
}

/** Which value another is shown as, after what moves was counted. */
export default function MergeOptionScreen() {
  const { t } = useTranslation()
  const { id, list, ...shown } = useLoaderData<typeof loader>()
  return (
    <MergePage
      {...shown}
      title={t("optionSets.merge.of", { name: shown.name })}
      here={`../option-sets/${list}/${id}`}
      reply={useActionData<typeof action>()}
    />
  )
}
