import type { Configuration, KoaContextWithOIDC } from "oidc-provider"
import * as errors from "oidc-provider/lib/helpers/errors.js"
import { Provider } from "oidc-provider/lib/provider.js"
import type { Pool } from "pg"
import { findAccount } from "./accounts"
import { postgresAdapter } from "./adapter"
import { audience, ownClients } from "./clients"
import { signingRing } from "./cookie-signatures"
import { answerErrors, nameMissingPages } from "./errors"
import type { KeyRing } from "./keys"
import { rememberDevices } from "./sessions"
import { ownPolicy } from "./sign-in/policy"
import { signOut, skipEmptySignOut } from "./sign-out"

const minute = 60
const day = 24 * 60 * minute

/** The API as a resource (RFC 8707); its audience in tokens is the short name `plume-api`. */
const api = "urn:plume:api"
const scopes = "openid profile email"

export interface ProviderParts {
  pool: Pool
  /** The public address of the product, without a trailing slash. */
  origin: string
  /** Where this process listens: calls to ourselves don't go through the public address. */
  port: number
  keys: KeyRing
  clock(): Date
}

/** oidc-provider, unpatched, in the product's configuration. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(`${parts.origin}/identity`, configuration(parts))
  // The listener sets the forwarded headers itself, to the configured origin: see identity.ts.
  provider.proxy = true
  provider.use(withoutCors)
  provider.use(nameMissingPages)
  provider.use(nameResponseModes)
  provider.use(skipEmptySignOut)
  provider.use(rememberDevices(parts.pool, parts.clock))
  return provider
}

/**
 * No page of another site reads anything here: the web tier and programs call from outside of browsers. oidc-provider
 * lets everyone's pages read what is public, and answers each preflight (ASVS 3.4.2).
 */
async function withoutCors(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next()
  for (const name of Object.keys(ctx.response.headers))
    if (name.toLowerCase().startsWith("access-control-")) ctx.remove(name)
}

/** What our clients may ask for: oidc-provider names all that it knows (OAuth 2.0 Security, ASVS 10.4.12). */
async function nameResponseModes(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  if (ctx.oidc?.route === "discovery")
    ctx.body = { ...(ctx.body as object), response_modes_supported: ["query"] }
}

function configuration({ pool, origin, port, keys }: ProviderParts): Configuration {
  return {
    adapter: postgresAdapter(pool),
    clients: ownClients(origin, keys.clientSecret),
    jwks: { keys: keys.signing as { kty: string }[] },
    cookies: cookies(keys.cookies, origin.startsWith("https:")),
    responseTypes: ["code"],
    allowOmittingSingleRegisteredRedirectUri: false,
    scopes: scopes.split(" "),
    claims: {
      openid: ["sub", "preferred_username", "email"],
      profile: ["preferred_username", "locale"],
      email: ["email", "email_verified"],
    },
    // Access tokens are for the API alone, so there is no userinfo: claims stand in the ID token.
    conformIdTokenClaims: false,
    clientAuthMethods: ["client_secret_basic", "client_secret_post", "none"],
    enabledJWA: { idTokenSigningAlgValues: ["RS256"] },
    // RFC 9700 §2.1.1: for confidential clients too.
    pkce: { required: () => true },
    features: features(),
    interactions: {
      policy: ownPolicy(),
      url: (_ctx, interaction) => `/identity/interaction/${interaction.uid}`,
    },
    discovery: {
      prompt_values_supported: ["none", "login", "create"],
      ui_locales_supported: ["fr", "en"],
    },
    findAccount: async (_ctx, id) => {
      const account = await findAccount(pool, id)
      return account && { accountId: account.id, claims: () => claimsOf(account) }
    },
    loadExistingGrant,
    // Both clients refresh without the offline_access scope, for as long as the session lasts.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    // At each use: a stolen token then shows at the next one (RFC 9700 §4.14.2).
    rotateRefreshToken: true,
    extraTokenClaims: async (ctx, token) => tokenClaims(pool, ctx, token),
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      Grant: 30 * day,
      RefreshToken: 30 * day,
      Session: 30 * day,
    },
    clientBasedCORS: () => false,
    fetch: (url, options) => fetchFrom(String(url), options, { origin, port }),
    renderError: answerErrors,
  }
}

function features(): Configuration["features"] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    backchannelLogout: { enabled: true },
    introspection: { enabled: true, allowedPolicy: ownTokensOnly },
    revocation: { enabled: true, allowedPolicy: ownTokensOnly },
    rpInitiatedLogout: { enabled: true, ...signOut },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => api,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        // There is no other: a token that was asked for another one is not given this one's (RFC 8707 §2).
        if (resource !== api) throw new errors.InvalidTarget()
        return {
          scope: scopes,
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: 5 * minute,
          jwt: { sign: { alg: "RS256" } },
        }
      },
    },
  }
}

/** Under https the cookies bear the prefixes that bind them to it (RFC 6265bis §4.1.3). */
function cookies(keys: string[], isSecure: boolean): Configuration["cookies"] {
  const flags = { httpOnly: true, sameSite: "lax", secure: isSecure, signed: true } as const
  const path = isSecure ? "__Secure-" : ""
  return {
    keys: signingRing(keys),
    long: flags,
    short: flags,
    names: {
      session: `${isSecure ? "__Host-" : ""}plume_identity`,
      interaction: `${path}plume_interaction`,
      resume: `${path}plume_resume`,
    },
  }
}

/** Our own clients are granted what they may ask for, without a question. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope(scopes)
  // Of the API's tokens too: an answer that names no scope at all is no OAuth (RFC 6749 §3.3, §5.1).
  grant.addResourceScope(api, scopes)
  await grant.save()
  return grant
}

type Token = Parameters<NonNullable<Configuration["extraTokenClaims"]>>[1]

/**
 * Roles as Keycloak writes them, so that the API reads one shape from both identity servers, and when the
 * person signed in (RFC 9068 §2.2.1): a token that was refreshed says when that was, not when it was made.
 */
async function tokenClaims(pool: Pool, { oidc }: KoaContextWithOIDC, token: Token) {
  const account = "accountId" in token ? await findAccount(pool, token.accountId) : undefined
  if (!account) return undefined
  return {
    azp: token.clientId,
    auth_time: (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.authTime,
    preferred_username: account.email,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    realm_access: { roles: account.roles },
  }
}

function claimsOf(account: NonNullable<Awaited<ReturnType<typeof findAccount>>>) {
  return {
    sub: account.id,
    preferred_username: account.email,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    locale: account.locale,
  }
}

async function ownTokensOnly(
  { oidc }: KoaContextWithOIDC,
  _client: unknown,
  token: { clientId?: string },
): Promise<boolean> {
  return token.clientId === oidc.client?.clientId
}

/**
 * The provider's own calls refuse addresses of private networks, whoever asks for them. Ours to the
 * product itself, on 127.0.0.1, is the one that may go there.
 */
function fetchFrom(
  url: string,
  options: RequestInit | undefined,
  { origin, port }: { origin: string; port: number },
) {
  if (!url.startsWith(`${origin}/`)) return fetch(url, options)
  const own: RequestInit & { dispatcher?: unknown } = { ...options }
  delete own.dispatcher
  return fetch(`http://127.0.0.1:${port}${url.slice(origin.length)}`, own)
}
