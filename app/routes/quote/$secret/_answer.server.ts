import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { LinkedQuoteAnswer } from "#contract/quotes"
import { constraintsOf, readOpenForm } from "~/services/form/form.server"
import { localeOf, textOf } from "~/services/language/locale.server"
import { answerLinked, linkedQuote, privateHeaders } from "~/services/private-link.server"
import { publicAddress } from "~/services/public/public-address"

const addressOf = async ({ request, params }: LoaderFunctionArgs) =>
  publicAddress(`/quote/${params.secret ?? ""}`, await localeOf(request))

/** What the page of an answer shows; a quote that cannot be answered any more says why on its own page. */
export async function loadAnswer(args: LoaderFunctionArgs, answer: "accept" | "refuse") {
  const quote = await linkedQuote(args)
  const place = await addressOf(args)
  if (quote.state !== "open") throw redirect(place, { headers: privateHeaders })
  const t = await textOf(args.request)
  const title = t(`public:quote.${answer}.title`, { number: quote.number })
  // Browsers count an emoji twice: the limit of the reason is said, and held by the API.
  const { reason: _, ...constraints } = constraintsOf(LinkedQuoteAnswer)
  return data({ quote, place, title, constraints }, { headers: privateHeaders })
}

/** Says it to the API, and leads back to the quote. */
export async function takeAnswer(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, LinkedQuoteAnswer)
  if (form.invalid) return form.reply()
  const problem = await answerLinked(args, "quotes", form.value)
  return problem ? form.reply(problem) : redirect(await addressOf(args))
}
