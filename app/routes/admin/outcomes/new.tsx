import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewOutcome } from "#contract/outcomes"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { OutcomeFields } from "./_fields"

export const handle = titled("outcomes.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.create")
  const accounts = await listAccounts(api)
  const kinds = (await optionNames(args.request, api, "expenseKind")).suggested
  return { accounts, kinds, day: today(), constraints: constraintsOf(NewOutcome) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewOutcome)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Outcomes", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../outcomes/${saved.data.id}`, "outcomes.added")
}

export default function NewOutcomeScreen() {
  const { t } = useTranslation()
  const { accounts, kinds, day, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("outcomes.new")}
      constraints={constraints}
      defaultValue={{ day, category: "other", means: "card", deductibleShare: "100" }}
      labels="outcomes"
      reply={useActionData<typeof action>()}
      submitLabel={t("outcomes.add")}
      cancelTo="../outcomes"
    >
      <OutcomeFields accounts={accounts} kinds={kinds} />
    </FormScreen>
  )
}
