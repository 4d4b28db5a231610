import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("vatReturns.reopen.title")

const periodOf = async (args: LoaderFunctionArgs) => {
  const api = await apiFor(args, "treasury.edit")
  const path = { periodStart: args.params.periodStart ?? "" }
  return api.get("/VatReturns/periods/{periodStart}", { path })
}

export async function loader(args: LoaderFunctionArgs) {
  const { from, can } = await periodOf(args)
  if (!can.includes("reopen")) throw redirect(`../vat-returns/${from}`)
  return { from }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { id, from } = await periodOf(args)
  const path = { vatReturnId: id ?? "" }
  const taken = await api.delete("/VatReturns/{vatReturnId}", { path })
  if (taken.problem) return askAgain(args, taken.problem)
  return redirectWithToast(args, `../vat-returns/${from}`, "vatReturns.reopen.done")
}

/** Takes the last return back: its period is open again. */
export default function ReopenVatReturnScreen() {
  const { t } = useTranslation()
  const { from } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("vatReturns.reopen.title")}
      confirmLabel={t("vatReturns.reopen.confirm")}
      cancelTo={`../vat-returns/${from}`}
      reply={useActionData<typeof action>()}
    >
      <p>{t("vatReturns.reopen.text")}</p>
    </ConfirmPrompt>
  )
}
