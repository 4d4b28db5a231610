import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { linkDays, NewBillLink } from "#contract/bill-links"
import { PrivateLinks } from "~/components/bill/private-links"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("cvCopies.links", ({ copy }) => ({
  recipient: copy.recipient,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvCopyId: args.params.cvCopyId ?? "" }
  const [copy, links] = await Promise.all([
    api.get("/CV/copies/{cvCopyId}", { path }),
    api.get("/CV/copies/{cvCopyId}/links", { path }),
  ])
  return { copy, links, days: linkDays, constraints: constraintsOf(NewBillLink) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillLink)
  if (form.invalid) return form.reply()
  const path = { cvCopyId: args.params.cvCopyId ?? "" }
  const added = await api.post("/CV/copies/{cvCopyId}/links", {
    path,
    body: form.value,
    key: form.key,
  })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../cv/copies/${path.cvCopyId}/links`, "privateLinks.added")
}

/** The links by which somebody reads the copy of a CV without an account. */
export default function CvCopyLinksScreen() {
  const { t } = useTranslation()
  const { copy, ...shown } = useLoaderData<typeof loader>()
  const mayShare = copy.can.includes("share")
  return (
    <PrivateLinks
      {...shown}
      title={t("cvCopies.links", { recipient: copy.recipient })}
      text={t("cvCopies.linksText")}
      reply={useActionData<typeof action>()}
      recordHref={`../cv/copies/${copy.id}`}
      mayRevoke={mayShare}
      mayAdd={mayShare}
    />
  )
}
