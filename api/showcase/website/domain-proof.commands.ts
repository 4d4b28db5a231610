import { ensure } from "../../http/problem"
import type { OutsideContext } from "../../ports/context"
import { isProven } from "./domain-proof.queries"
import { changeWebsite, claimAddress } from "./queries"
import { readSite } from "./site.commands"

/** Asks the domain name system whether the owner's domain is theirs, and has it lead to their site if so. */
export async function proveDomain({
  inTransaction,
  now,
  owner,
  parts,
  person,
}: OutsideContext<"operatorHost" | "resolveTexts">): Promise<boolean> {
  const who = { email: person.email, operatorHost: parts.operatorHost }
  const { website } = await inTransaction((db) => readSite(db, owner, who))
  const { domain, domainToken, version } = website
  ensure(domain !== null, "domainNone")
  const proven = await isProven(parts.resolveTexts, domain, domainToken)
  if (proven)
    await inTransaction(async (db) => {
      ensure(await claimAddress(db, owner, "domain", domain), "domainTaken")
      const kept = await changeWebsite(db, owner, version, { domainProvenAt: now })
      ensure(kept !== undefined, "inFlight")
    })
  return proven
}
