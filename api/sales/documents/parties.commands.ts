import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Context } from "../../ports/context"

/** Who sells and who buys, as they are today. */
export async function partiesOf({ db, owner, person }: Context, clientId: string) {
  return {
    profile: (await findProfile(db, owner)) ?? blank(person.email),
    client: found(await findClient(db, owner, clientId)),
  }
}
