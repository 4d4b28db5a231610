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

export const handle = titled<typeof loader>("timesheets.links.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const [sheet, links] = await Promise.all([
    api.get("/Timesheets/{timesheetId}", { path }),
    api.get("/Timesheets/{timesheetId}/links", { path }),
  ])
  return {
    timesheetId: sheet.id,
    name: sheet.contractTitle,
    drafting: sheet.drafting,
    links,
    days: linkDays,
    constraints: constraintsOf(NewBillLink),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillLink)
  if (form.invalid) return form.reply()
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const added = await api.post("/Timesheets/{timesheetId}/links", {
    path,
    body: form.value,
    key: form.key,
  })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../timesheets/${path.timesheetId}/links`, "privateLinks.added")
}

/** The links by which a client reads and answers a timesheet without an account. */
export default function TimesheetLinksScreen() {
  const { t } = useTranslation()
  const { timesheetId, name, drafting, ...shown } = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <PrivateLinks
      {...shown}
      title={t("timesheets.links.of", { name })}
      text={t("timesheets.links.text")}
      reply={useActionData<typeof action>()}
      recordHref={`../timesheets/${timesheetId}`}
      mayRevoke={can("timesheets.edit")}
      mayAdd={can("timesheets.edit") && !drafting}
    />
  )
}
