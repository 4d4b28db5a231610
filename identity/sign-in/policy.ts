import type { interactionPolicy } from "oidc-provider"
import { base, Check, Prompt } from "oidc-provider/lib/helpers/interaction_policy/index.js"

/**
 * When a page is shown: to sign up (`prompt=create`, OpenID Connect "Initiating User Registration"),
 * to sign in, and never to consent, since every client is the product's own.
 *
 * A native client's identity cannot be proved, so an open session is not enough to serve it
 * (RFC 8252 §8.6): the person signs in each time.
 */
export function ownPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base()
  policy.add(new Prompt({ name: "create", requestable: true }), 0)
  policy.get("consent")?.checks.clear()
  policy
    .get("login")
    ?.checks.add(
      new Check(
        "native_client_login",
        "native clients require the person to sign in",
        "login_required",
        ({ oidc }) => oidc.client?.applicationType === "native" && !oidc.result?.login,
      ),
    )
  return policy
}
