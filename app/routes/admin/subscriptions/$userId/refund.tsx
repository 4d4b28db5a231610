import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SubscriptionRefund } from "#contract/subscriptions"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { formatMoney } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ userId: params.userId ?? "" })

export const handle = titled("subscriptions.refund.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscriptions.edit")
  const { id, username, bills } = await api.get("/Subscriptions/{userId}", { path: pathOf(args) })
  return {
    ...{ id, username, bills: bills.filter(({ canRefund }) => canRefund) },
    position: new URL(args.request.url).searchParams.get("bill"),
    constraints: constraintsOf(SubscriptionRefund),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SubscriptionRefund)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Subscriptions/{userId}/refunds", {
    path: pathOf(args),
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../subscriptions/${saved.data.id}`, "subscriptions.refund.done")
}

export default function RefundScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, username, bills, position, constraints } = useLoaderData<typeof loader>()
  const title = t("subscriptions.refund.of", { name: username })
  const back = `../subscriptions/${id}`
  const reply = useActionData<typeof action>()
  if (bills.length === 0 && !reply)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title={t("subscriptions.refund.none")}
          action={<ButtonLink to={back}>{t("subscriptions.refund.back")}</ButtonLink>}
        />
      </>
    )
  return (
    <FormScreen
      title={title}
      text={t("subscriptions.refund.text")}
      constraints={constraints}
      defaultValue={{ position: position ?? bills[0]?.position }}
      labels="subscriptions"
      reply={reply}
      submitLabel={t("subscriptions.refund.title")}
      cancelTo={back}
    >
      <FieldGroup>
        <SelectField
          name="position"
          label={t("subscriptions.position")}
          options={bills.map((bill) => ({
            value: String(bill.position),
            label: `${bill.number} – ${formatMoney(bill.amount, "EUR", language)}`,
          }))}
        />
        <LongTextField
          name="reason"
          label={t("subscriptions.reason")}
          hint={t("subscriptions.reasonHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
