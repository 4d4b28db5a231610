import type { Provider } from "oidc-provider"

type Client = InstanceType<Provider["Client"]>

/** OpenID Connect Back-Channel Logout 1.0 §2.5; a client that does not answer holds nobody up. */
export async function sendLogoutToken(
  provider: Provider,
  client: Client,
  accountId: string,
  sid: string,
): Promise<void> {
  if (!client.backchannelLogoutUri) return
  // The method is missing from the published types.
  const { backchannelLogout } = client as unknown as {
    backchannelLogout(accountId: string, sid: string): Promise<void>
  }
  await backchannelLogout.call(client, accountId, sid).then(
    () => provider.emit("backchannel.success", undefined, client, accountId, sid),
    (error: Error) => provider.emit("backchannel.error", undefined, error, client, accountId, sid),
  )
}
