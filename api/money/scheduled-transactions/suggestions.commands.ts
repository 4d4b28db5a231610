import type { ScheduledSuggestion } from "#contract/scheduled-transactions"
import { readyMadeCharges } from "#domain/ready-made-charges"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { showSettings } from "../treasury/settings.commands"
import { showSettings as showVatSettings } from "../vat-returns/commands"

/** The charges of a business that is taxed like this one, ready to be scheduled; nothing is kept. */
export async function suggestItems(
  context: Pick<Context, "db" | "owner" | "today">,
): Promise<ScheduledSuggestion[]> {
  const { regime, businessTax } = await showSettings(context)
  const profile = await findProfile(context.db, context.owner)
  const charges = readyMadeCharges(
    {
      taxation: regime?.taxation ?? null,
      rhythm: regime?.rhythm ?? "quarterly",
      beganOn: regime?.beganOn ?? null,
      withIncomeTax: regime?.withIncomeTax ?? false,
      vatRegime: profile?.vatRegime ?? null,
      vatDueDay: (await showVatSettings(context)).dueDay,
      businessTax,
    },
    context.today,
  )
  return charges.map(({ category, calculated, ...charge }) => ({
    ...charge,
    outcomeCategory: category,
    amountType: calculated ? "calculated" : "fixed",
    percent: calculated ? "100" : null,
    source: calculated?.source ?? null,
    period: calculated?.period ?? null,
    periodFrom: calculated?.between?.from ?? null,
    periodTo: calculated?.between?.to ?? null,
  }))
}
