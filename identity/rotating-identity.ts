import { type Identity, type IdentityParts, openWithKeys } from "./identity"
import { type KeyRing, loadKeys } from "./keys"

/** The embedded OpenID provider, as the product starts it. */
export interface RotatingIdentity extends Identity {
  /** Takes the keys as they are now. */
  lookAtKeys(): Promise<void>
}

/**
 * The embedded OpenID provider, whose signing keys change while it runs (decision 021). oidc-provider
 * takes its keys when it is made and keeps everything else in the database, so that with other keys
 * another one is made, and whoever comes next is served by that.
 */
export async function createIdentity(parts: IdentityParts): Promise<RotatingIdentity> {
  const loadNoted = async () => {
    const found = await loadKeys(parts.pool)
    if (found.published)
      await parts.record?.({ kind: "keyPublished", detail: { key: found.published } })
    return found
  }
  let keys = await loadNoted()
  let current = await openWithKeys(parts, keys)
  const lookAtKeys = async () => {
    const found = await loadNoted()
    if (namesOf(found) === namesOf(keys)) return
    const before = current
    current = await openWithKeys(parts, found)
    keys = found
    parts.log.info({ keys: found.signing.map(({ kid }) => kid) }, "signing keys changed")
    await before.close()
  }
  return {
    ...current,
    listener: (request, response) => current.listener(request, response),
    accounts: new Proxy(current.accounts, {
      get: (_, name) => Reflect.get(current.accounts, name),
    }),
    lookAtKeys,
    deliverEmails: () => current.deliverEmails(),
    close: () => current.close(),
  }
}

const namesOf = ({ signing }: KeyRing) => signing.map(({ kid }) => kid).join()
