import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OutcomeChanges } from "#contract/outcomes"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OutcomeFields } from "../_fields"

export const handle = titled<typeof loader>("outcomes.edit", ({ outcome }) => ({
  name: outcome.label,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { outcomeId: args.params.outcomeId ?? "" }
  const [outcome, accounts, kinds] = await Promise.all([
    api.get("/Outcomes/{outcomeId}", { path }),
    listAccounts(api),
    optionNames(args.request, api, "expenseKind"),
  ])
  return {
    outcome: { ...outcome, kind: kinds.typed(outcome.kind) },
    kinds: kinds.suggested,
    ...{ accounts, constraints: constraintsOf(OutcomeChanges) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OutcomeChanges)
  if (form.invalid) return form.reply()
  const path = { outcomeId: args.params.outcomeId ?? "" }
  const saved = await api.put("/Outcomes/{outcomeId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../outcomes/${saved.data.id}`, "outcomes.changed")
}

export default function EditOutcomeScreen() {
  const { t } = useTranslation()
  const { outcome, accounts, kinds, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("outcomes.edit", { name: outcome.label })}
      constraints={constraints}
      defaultValue={outcome}
      labels="outcomes"
      reply={useActionData<typeof action>()}
      cancelTo={`../outcomes/${outcome.id}`}
    >
      <OutcomeFields accounts={accounts} kinds={kinds} />
    </FormScreen>
  )
}
