import { found } from "../../http/problem"
import { renderAmendment } from "../../paper/amendment"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import type { OutsideContext } from "../../ports/context"
import { showAmendmentOf } from "./amendment.commands"
import { findContract } from "./queries"

/** An amendment on paper. No transaction is open while it is typeset. */
export async function typesetAmendment(
  { owner, today, inTransaction }: OutsideContext,
  contractId: string,
  id: string,
): Promise<{ bytes: Uint8Array; number: number }> {
  const agreement = await inTransaction(async (db) => {
    const contract = found(await findContract(db, owner, contractId))
    return {
      contract,
      amendment: await showAmendmentOf({ db, owner, today }, contract.id, id),
      client: found(await findClient(db, owner, contract.clientId)),
      profile: await findProfile(db, owner),
    }
  })
  const bytes = await renderAmendment(owner, agreement)
  return { bytes, number: agreement.amendment.number }
}
