import type { Day } from "#domain/day"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"

/** Who sells and who buys, as they are today; by the VAT regime of the paper's own day. */
export async function partiesOf(context: Context, clientId: string, day: Day) {
  const { db, owner } = context
  return {
    profile: await sellerOn(context, day),
    client: found(await findClient(db, owner, clientId)),
  }
}

/** Who sells, by the VAT regime of a day. */
export async function sellerOn(
  { db, owner, person }: Pick<Context, "db" | "owner" | "person">,
  day: Day,
) {
  const profile = (await findProfile(db, owner)) ?? blank(person.email)
  return { ...profile, vatRegime: (await findVatRegime(db, owner, day)) ?? profile.vatRegime }
}
