import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FilesField } from "~/components/form/files-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TagsField } from "~/components/form/tags-field"
import { TextField } from "~/components/form/text-field"
import { formatDay, formatMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form.server"
import { textsIn } from "~/services/locale.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { type Bill, NewBillEmail } from "../../../../../../contract/bills"

export const handle = titled<typeof loader>("bills.email.new", ({ bill }) => ({
  name: bill.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Only what is issued is sent.
  if (!bill.number) throw redirect(`../bills/${bill.id}`)
  const [client, profile] = await Promise.all([
    api.get("/Clients/{clientId}", { path: { clientId: bill.clientId } }),
    api.get("/Profile"),
  ])
  const sender =
    profile.commercialName ?? [profile.firstName, profile.lastName].filter(Boolean).join(" ")
  return {
    bill: { id: bill.id, number: bill.number, clientName: bill.clientName },
    message: { to: client.email ?? "", ...messageFor(bill, client.language, sender) },
    constraints: constraintsOf(NewBillEmail),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillEmail)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const sent = await api.post("/Bills/{billId}/emails", { path, body: form.value, key: form.key })
  if (sent.problem) return form.reply(sent.problem)
  return redirectWithToast(args, `../bills/${path.billId}`, "bills.email.added")
}

export default function NewBillEmailScreen() {
  const { t } = useTranslation()
  const { bill, message, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("bills.email.new")}
      text={t("bills.email.text", { file: `${bill.number}.pdf` })}
      constraints={constraints}
      labels="bills.email"
      files
      defaultValue={message}
      reply={useActionData<typeof action>()}
      submitLabel={t("bills.email.send")}
      cancelTo={`../bills/${bill.id}`}
    >
      <Card className="grid gap-5">
        <TagsField
          name="to"
          label={t("bills.email.to")}
          hint={t("bills.email.toHint")}
          inputMode="email"
          required
        />
        <TextField name="subject" label={t("bills.email.subject")} />
        <LongTextField name="body" label={t("bills.email.body")} rows={10} />
        <FilesField
          name="attachmentIds"
          label={t("bills.email.attachments")}
          hint={t("bills.email.attachmentsHint")}
          files="../files"
        />
      </Card>
    </FormScreen>
  )
}

/** The first words of the message, in the language that the client reads. */
function messageFor(bill: Bill, language: "fr" | "en", sender: string) {
  const { t } = textsIn(language)
  const values = {
    number: bill.number,
    amount: formatMoney(bill.totalTTC, bill.currency, language),
    day: bill.dueDate ? formatDay(bill.dueDate, language, "long") : "",
    sender,
  }
  return {
    subject: t("bills.email.usualSubject", values),
    body: t("bills.email.usualBody", values),
  }
}
