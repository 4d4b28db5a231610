import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import type { SubscriptionDetails } from "#contract/subscription"
import type { SaveResult } from "./api.server"
import { mountOf } from "./mount"
import { redirectWithToast } from "./toast.server"

/** What the API is told of where a page of the provider of payments leads back to. */
export const returnOf = ({ request }: ActionFunctionArgs) => {
  const isSecond = mountOf(new URL(request.url).pathname) === "/ap"
  return { mount: isSecond ? ("ap" as const) : ("admin" as const) }
}

/** On to the provider's page, where one is to go; else back to the subscription, with what was said. */
export function towardsPayment(
  args: ActionFunctionArgs,
  { data, problem }: SaveResult<SubscriptionDetails>,
  { back, done }: { back: string; done: string },
): Promise<Response> | Response {
  if (problem) {
    // One button bears no field: what is wrong with what it chose is said where one is told the rest.
    const code = problem.errors?.[0]?.code ?? problem.code
    return redirectWithToast(args, back, `errors.${code}`, "error")
  }
  return data.openPage ? redirect(data.openPage.url, 303) : redirectWithToast(args, back, done)
}
