import type { Day } from "#domain/day"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"

/** Who sells and who buys, as they are today; by the VAT regime of the paper's own day. */
export async function partiesOf({ db, owner, person }: Context, clientId: string, day: Day) {
  const profile = (await findProfile(db, owner)) ?? blank(person.email)
  return {
    profile: { ...profile, vatRegime: (await findVatRegime(db, owner, day)) ?? profile.vatRegime },
    client: found(await findClient(db, owner, clientId)),
  }
}
