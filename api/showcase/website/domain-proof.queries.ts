import { Resolver } from "node:dns/promises"
import { proofName, proofText } from "#domain/site-address"
import type { ResolveTexts } from "../../ports/domain-names"

/** The resolver of this machine; a name server that does not answer is given up soon. */
export const resolveTexts: ResolveTexts = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const records = await resolver.resolveTxt(name).catch(() => [])
  return records.map((parts) => parts.join(""))
}

/** Whether whoever holds the domain says that it is for this site. */
export async function isProven(
  resolve: ResolveTexts,
  domain: string,
  token: string,
): Promise<boolean> {
  const texts = await resolve(proofName(domain))
  return texts.some((text) => text.trim() === proofText(token))
}
