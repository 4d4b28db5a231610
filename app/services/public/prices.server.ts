import type { LoaderFunctionArgs } from "@remix-run/node"
import type { PaymentConfig, PublicPlan } from "#contract/payment"
import { send } from "../api-send.server"

/** What using the product costs here: nothing at all, nothing yet, or a plan once the trial is over. */
export type Offer = "free" | "trial" | "plans"

const ask = (args: LoaderFunctionArgs) => send(args, undefined, "GET", "/Payment/config", {})

/** The plans on offer, for anyone. Where they cannot be asked for just now, the page says so. */
export async function findPrices(
  args: LoaderFunctionArgs,
): Promise<Pick<PaymentConfig, "means"> & { plans: PublicPlan[] }> {
  const answers = await Promise.all([ask(args), send(args, undefined, "GET", "/Public/plans", {})])
  const refused = answers.find(({ ok }) => !ok)
  if (refused) throw new Response(null, { status: refused.status === 429 ? 429 : 503 })
  const [config, plans] = await Promise.all(answers.map((answer) => answer.json()))
  return { means: (config as PaymentConfig).means, plans: plans as PublicPlan[] }
}

/** The same in a word, for pages that have more to say: they are there where the API is not. */
export async function findOffer(args: LoaderFunctionArgs): Promise<Offer> {
  const answer = await ask(args).catch((error: unknown) => {
    if (error instanceof Response) return error
    throw error
  })
  if (!answer.ok) return "trial"
  const { enabled, means } = (await answer.json()) as PaymentConfig
  if (means.length === 0) return "free"
  return enabled ? "plans" : "trial"
}
