import { identityClient } from "../../../config/identity"

/**
 * The identity server's page for a person's own account: password, second factors, sessions. Keycloak
 * and the embedded server both have it at `/account` below the issuer.
 */
export function accountPage(): string {
  const { issuer, accountUrl } = identityClient()
  return accountUrl ?? `${issuer.replace(/\/$/, "")}/account`
}
