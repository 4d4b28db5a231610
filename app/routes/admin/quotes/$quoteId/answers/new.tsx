import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewQuoteAnswer } from "#contract/quotes"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("quoteAnswers.of", ({ quote }) => ({
  name: quote.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.edit")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  const isOpen = ["issued", "sent", "expired"].includes(quote.status)
  if (!isOpen) throw redirect(`../quotes/${quote.id}`)
  return { quote, constraints: constraintsOf(NewQuoteAnswer) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuoteAnswer)
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  const saved = await api.post("/Quotes/{quoteId}/answers", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../quotes/${path.quoteId}`, "quoteAnswers.added")
}

/** What the client said on paper, or by word of mouth. */
export default function QuoteAnswerScreen() {
  const { t } = useTranslation()
  const { quote, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("quoteAnswers.of", { name: quote.number })}
      text={t("quoteAnswers.text")}
      constraints={constraints}
      labels="quoteAnswers"
      defaultValue={{ answer: "accepted" }}
      reply={useActionData<typeof action>()}
      cancelTo={`../quotes/${quote.id}`}
    >
      <FieldGroup title={t("quoteAnswers.one")}>
        <SelectField
          name="answer"
          label={t("quoteAnswers.one")}
          options={(["accepted", "refused"] as const).map((answer) => ({
            value: answer,
            label: t(`quotes.statuses.${answer}`),
          }))}
        />
        <TextField name="name" label={t("quoteAnswers.name")} />
        <LongTextField
          name="reason"
          label={t("quoteAnswers.reason")}
          hint={t("quoteAnswers.reasonHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
