import type { ApiParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { providerOf } from "./provider.rules"

/** Has the provider forget who was erased here (2026-12-04-refunds-and-customers-at-the-provider). Another provider than today's cannot be asked any more. */
export async function forgetCustomer(
  { payments, log }: Pick<ApiParts, "payments" | "log">,
  { provider: name, customer }: QueuedWork["paymentForget"],
): Promise<void> {
  const provider = providerOf(payments)
  if (provider?.name === name) await provider.forget(customer)
  else
    log.warn(
      { provider: name },
      "an erased person is still a customer of a provider that is not used here",
    )
}
