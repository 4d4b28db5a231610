import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { linkDays, NewBillLink } from "#contract/bill-links"
import { PrivateLinks } from "~/components/bill/private-links"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("privateLinks.of", ({ number }) => ({ name: number }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const [bill, links] = await Promise.all([
    api.get("/Bills/{billId}", { path }),
    api.get("/Bills/{billId}/links", { path }),
  ])
  const constraints = constraintsOf(NewBillLink)
  return { billId: bill.id, number: bill.number, links, days: linkDays, constraints }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillLink)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const added = await api.post("/Bills/{billId}/links", { path, body: form.value, key: form.key })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../bills/${path.billId}/links`, "privateLinks.added")
}

/** The links by which a client reads the bill without an account. */
export default function BillLinksScreen() {
  const { t } = useTranslation()
  const { billId, number, ...shown } = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <PrivateLinks
      {...shown}
      title={t("privateLinks.of", { name: number })}
      text={t("privateLinks.text")}
      reply={useActionData<typeof action>()}
      recordHref={`../bills/${billId}`}
      mayRevoke={can("bills.edit")}
      mayAdd={can("bills.edit") && number !== null}
    />
  )
}
