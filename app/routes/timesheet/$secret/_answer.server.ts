import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { LinkedTimesheetAnswer } from "#contract/timesheets"
import { formatMonth } from "~/components/format"
import { constraintsOf, readOpenForm } from "~/services/form/form.server"
import { localeOf, textOf } from "~/services/language/locale.server"
import { answerLinked, linkedTimesheet, privateHeaders } from "~/services/private-link.server"
import { publicAddress } from "~/services/public/public-address"

const addressOf = async ({ request, params }: LoaderFunctionArgs) =>
  publicAddress(`/timesheet/${params.secret ?? ""}`, await localeOf(request))

/** What the page of an answer shows; what cannot be answered any more says why on its own page. */
export async function loadAnswer(args: LoaderFunctionArgs, answer: "approve" | "refuse") {
  const sheet = await linkedTimesheet(args)
  const place = await addressOf(args)
  if (sheet.state !== "open") throw redirect(place, { headers: privateHeaders })
  const t = await textOf(args.request)
  const month = formatMonth(sheet.month, await localeOf(args.request))
  const title = t(`public:timesheet.${answer}.title`, { month })
  // Browsers count an emoji twice: the limit of the comment is said, and held by the API.
  const { comment: _, ...constraints } = constraintsOf(LinkedTimesheetAnswer)
  return data({ sheet, place, title, constraints }, { headers: privateHeaders })
}

/** Says it to the API, and leads back to the timesheet. */
export async function takeAnswer(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, LinkedTimesheetAnswer)
  if (form.invalid) return form.reply()
  const problem = await answerLinked(args, "timesheets", form.value)
  return problem ? form.reply(problem) : redirect(await addressOf(args))
}
