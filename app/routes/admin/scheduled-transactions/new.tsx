import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { NewScheduledTransaction, type ScheduledSuggestion } from "#contract/scheduled-transactions"
import { FormScreen } from "~/components/screen/form-screen"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { choicesFor, withDates } from "./_choices.server"
import { ScheduledTransactionFields } from "./_fields"
import { type FormWithDates, Preview, PreviewButton } from "./_preview"

export const handle = titled("scheduledTransactions.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.create")
  const [choices, suggestions] = await Promise.all([
    choicesFor(api),
    api.get("/ScheduledTransactions/suggestions"),
  ])
  const name = new URL(args.request.url).searchParams.get("suggestion")
  return {
    ...choices,
    suggested: suggestions.find((each) => each.name === name),
    names: suggestions.map((each) => each.name),
    day: today(),
    constraints: constraintsOf(NewScheduledTransaction),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewScheduledTransaction)
  if (form.invalid) return form.reply()
  if (form.previews) return withDates(api, form, form.value)
  const saved = await api.post("/ScheduledTransactions", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  return redirectWithToast(args, `../scheduled-transactions/${id}`, "scheduledTransactions.added")
}

export default function NewScheduledTransactionScreen() {
  const { t } = useTranslation()
  const { accounts, items, suggested, names, day, constraints } = useLoaderData<typeof loader>()
  const reply: FormWithDates | undefined = useActionData<typeof action>()
  return (
    <>
      <Preview preview={reply?.dates} />
      <Suggestions names={names} chosen={suggested?.name} />
      <FormScreen
        key={suggested?.name}
        title={t("scheduledTransactions.new")}
        text={t("scheduledTransactions.newText")}
        constraints={constraints}
        defaultValue={{
          ...{ operation: "outcome", mode: "needsValidation", amountType: "fixed" },
          ...{ outcomeCategory: "other", shift: "none", expectedDelay: 0, periodFrom: day },
          trigger: "date",
          recurrence: { frequency: "monthly", every: 1, start: day },
          ...(suggested && beginWith(suggested, t)),
        }}
        labels={["scheduledTransactions", "recurrence"]}
        reply={reply}
        submitLabel={t("scheduledTransactions.add")}
        moreActions={<PreviewButton />}
        cancelTo="../scheduled-transactions"
      >
        <ScheduledTransactionFields accounts={accounts} items={items} />
      </FormScreen>
    </>
  )
}

/** A suggestion as the fields of the form. */
function beginWith(suggested: ScheduledSuggestion, t: TFunction) {
  const { name, amount, percent, source, period, periodFrom, periodTo, ...fields } = suggested
  return {
    ...fields,
    ...{ title: t(`scheduledTransactions.suggestions.${name}`) },
    ...(amount !== null && { amount }),
    ...(percent !== null && { percent, source, period }),
    ...(periodFrom !== null && { periodFrom, periodTo }),
    recurrence: { ...fields.recurrence, every: 1 },
  }
}

interface SuggestionsProps {
  names: readonly ScheduledSuggestion["name"][]
  chosen?: string
}

/** What one may begin with: a link each, as the form is then another. */
function Suggestions({ names, chosen }: SuggestionsProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t("scheduledTransactions.suggested")}
      className="mb-4 flex w-full max-w-3xl flex-wrap items-center gap-2"
    >
      <span className="text-muted">{t("scheduledTransactions.suggested")}</span>
      {names.map((name) => (
        <ButtonLink
          key={name}
          to={`?suggestion=${name}`}
          variant="outline"
          aria-current={name === chosen ? "true" : undefined}
        >
          {t(`scheduledTransactions.suggestions.${name}`)}
        </ButtonLink>
      ))}
    </nav>
  )
}
