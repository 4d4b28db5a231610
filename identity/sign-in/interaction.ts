import type { Provider } from "oidc-provider"
import * as errors from "oidc-provider/lib/helpers/errors.js"
import type { Account } from "../accounts"
import type { Call } from "../answers"
import type { PageParts } from "../parts"

/** A client's authorization request, while a person signs in to answer it. */
export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>

/** Hands the person over to oidc-provider, which goes on with the client's request. */
export async function finish(
  parts: PageParts,
  c: Call,
  interaction: Interaction,
  account: Account,
  amr: string[],
) {
  const { incoming, outgoing } = c.env
  await parts.record({
    kind: "signedIn",
    accountId: account.id,
    email: account.email,
    from: parts.addressOf(c.env),
    detail: { with: amr.join(" ") },
  })
  const result = {
    [interaction.prompt.name]: {},
    login: { accountId: account.id, amr },
  }
  return c.redirect(await parts.provider.interactionResult(incoming, outgoing, result), 303)
}

/** The request that this browser has open under this address, known by its signed cookie. */
export async function openInteraction(parts: PageParts, c: Call): Promise<Interaction> {
  const interaction = await parts.provider.interactionDetails(c.env.incoming, c.env.outgoing)
  if (interaction.uid !== c.req.param("uid"))
    throw new errors.SessionNotFound("another interaction")
  return interaction
}

/** Where the answer of this request will lead to: its page's form must be let go there. */
export function targetOf(interaction: Interaction): string {
  return new URL(String(interaction.params.redirect_uri)).origin
}
