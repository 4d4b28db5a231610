import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmailFields } from "~/components/email/email-fields"
import { FormScreen } from "~/components/screen/form-screen"
import { Button } from "~/components/ui/button"
import { type Api, apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { NewQuoteEmail } from "../../../../../../contract/bill-emails"

export const handle = titled<typeof loader>("billEmail.new", ({ quote }) => ({
  name: quote.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.edit")
  const path = { quoteId: args.params.quoteId ?? "" }
  const quote = await api.get("/Quotes/{quoteId}", { path })
  // Only what is issued is sent.
  if (quote.drafting) throw redirect(`../quotes/${quote.id}`)
  const query = new URL(args.request.url).searchParams
  const { templates, ...proposed } = await api.get("/Quotes/{quoteId}/emails/proposal", {
    path,
    query: { templateId: query.get("template") ?? undefined },
  })
  const earlier = query.get("from")
  const attached = query.get("attachment")
  const copied = earlier && (await copyOf(api, quote.id, earlier))
  return {
    quote: { id: quote.id, number: quote.number },
    message: { ...proposed, ...(attached && { attachmentIds: [attached] }), ...copied },
    templates,
    constraints: constraintsOf(NewQuoteEmail),
  }
}

/** A message to begin with: one that left already, or a draft, whose place the new one takes. */
async function copyOf(api: Api, quoteId: string, emailId: string) {
  const path = { quoteId, emailId }
  const email = await api.get("/Quotes/{quoteId}/emails/{emailId}", { path })
  const { to, cc, bcc, subject, body, attachmentIds, state } = email
  const replaces = state === "draft" ? email.id : undefined
  return { to, cc, bcc, subject, body, attachmentIds, replaces, templateId: email.templateId }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuoteEmail)
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  const sent = await api.post("/Quotes/{quoteId}/emails", { path, body: form.value, key: form.key })
  if (sent.problem) return form.reply(sent.problem)
  if (form.value.draft) return redirect(`../quotes/${path.quoteId}/emails/${sent.data.id}`)
  const said = form.value.sendAt ? "billEmail.planned" : "billEmail.added"
  return redirectWithToast(args, `../quotes/${path.quoteId}`, said)
}

export default function NewQuoteEmailScreen() {
  const { t } = useTranslation()
  const { quote, message, templates, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      key={message.templateId}
      title={t("billEmail.new")}
      text={t("billEmail.text", { file: `${quote.number}.pdf` })}
      constraints={constraints}
      labels="billEmail"
      files
      defaultValue={message}
      reply={useActionData<typeof action>()}
      submitLabel={t("billEmail.send")}
      moreActions={
        <Button type="submit" name="draft" value="on" variant="secondary">
          {t("billEmail.preview")}
        </Button>
      }
      cancelTo={`../quotes/${quote.id}`}
    >
      <EmailFields templates={templates} chosen={message.templateId} />
    </FormScreen>
  )
}
