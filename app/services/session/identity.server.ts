import { createHmac } from "node:crypto"
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose"
import { Authenticator } from "remix-auth"
import {
  OAuth2RequestError,
  OAuth2Strategy,
  UnexpectedErrorResponseBodyError,
} from "remix-auth-oauth2"
import { z } from "zod"
import { environment } from "../../../config/environment"
import { backChannel, type IdentityClient, identityClient } from "../../../config/identity"
import { cookieName, isSecure, sessionSecrets } from "./cookies.server"
import type { ServersSession, Session, Tokens } from "./session.server"
import type { StatusFrame } from "./status-frame"

const deadline = 5_000
const scopes = ["openid", "profile", "email"]
/** Specification §9: stored login-state entries expire after 60 minutes. */
export const stateLifetime = 60 * 60
export const stateCookie = () => cookieName("plume_oauth2")

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  check_session_iframe: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})

export interface SignInResult {
  person: string
  serversSession: ServersSession
  tokens: Tokens
}

/** The identity server cannot be reached or does not answer as it should. */
export class IdentityUnavailable extends Error {
  override name = "IdentityUnavailable"
}

interface IdentityServer {
  client: IdentityClient
  metadata: z.infer<typeof Discovery>
  strategy: PlumeStrategy
  authenticator: Authenticator<SignInResult>
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** How much of a refresh token's life may pass before it is exchanged for another one. */
const mostOfItsLife = 0.7

let known: Promise<IdentityServer> | undefined
let statusFrame: string | undefined

/** The identity server, discovered once; a failed try is not remembered. */
export async function identityServer(): Promise<IdentityServer> {
  known ??= discover(identityClient())
  try {
    return await known
  } catch (error) {
    known = undefined
    throw error
  }
}

async function discover(client: IdentityClient): Promise<IdentityServer> {
  const address = `${client.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`
  const metadata = await reach(async () => {
    const answer = await fetch(backChannel(address), { signal: AbortSignal.timeout(deadline) })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return Discovery.parse(await answer.json())
  })
  if (metadata.issuer !== client.issuer)
    throw new IdentityUnavailable(`${address} names another issuer: ${metadata.issuer}`)
  const keys = createRemoteJWKSet(new URL(backChannel(metadata.jwks_uri)), {
    timeoutDuration: deadline,
  })
  const strategy = new PlumeStrategy(
    {
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      authorizationEndpoint: metadata.authorization_endpoint,
      tokenEndpoint: backChannel(metadata.token_endpoint),
      tokenRevocationEndpoint:
        metadata.revocation_endpoint && backChannel(metadata.revocation_endpoint),
      redirectURI: `${environment().origin}/auth/callback`,
      scopes,
      cookie: {
        name: stateCookie(),
        maxAge: stateLifetime,
        path: "/",
        ...(isSecure() && { secure: true }),
      },
    },
    async ({ request, tokens }) => {
      const idToken = tokens.idToken()
      const answer = new URL(request.url).searchParams
      const nonce = nonceFor(answer.get("state") ?? "")
      const claims = await verifyIdToken(idToken, { client, keys, nonce })
      return {
        person: claims.sub,
        serversSession: {
          sid: typeof claims.sid === "string" ? claims.sid : null,
          state: answer.get("session_state"),
        },
        tokens: {
          accessToken: tokens.accessToken(),
          refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : null,
          idToken,
          expiresAt: tokens.accessTokenExpiresAt(),
          refreshDueAt: refreshDueAt(tokens.data),
        },
      }
    },
  )
  const authenticator = new Authenticator<SignInResult>().use(strategy, "plume")
  statusFrame = metadata.check_session_iframe
  return { client, metadata, strategy, authenticator, keys }
}

/** Adds what OpenID Connect wants beside OAuth 2: a nonce, the language, which page, for whom. */
class PlumeStrategy extends OAuth2Strategy<SignInResult> {
  protected override authorizationParams(params: URLSearchParams, request: Request) {
    params.set("nonce", nonceFor(params.get("state") ?? ""))
    const asked = new URL(request.url).searchParams
    for (const name of ["prompt", "ui_locales", "login_hint"]) {
      const value = asked.get(name)
      if (value) params.set(name, value)
    }
    return params
  }
}

/**
 * Whether an answer at the callback is the configured server's (RFC 9207): where it says that it names
 * itself, it must; where another is named, it is none of ours.
 */
export async function isOfOurServer(answer: URLSearchParams): Promise<boolean> {
  const { client, metadata } = await identityServer()
  const named = answer.get("iss")
  return named === null
    ? !metadata.authorization_response_iss_parameter_supported
    : named === client.issuer
}

/** Bound to the state, which is bound to the browser by its cookie: nothing more needs to be kept. */
function nonceFor(state: string): string {
  return createHmac("sha256", sessionSecrets()[0]).update(`nonce ${state}`).digest("base64url")
}

/** remix-auth-oauth2 takes the id token as it comes: signature, issuer, audience, time and nonce are checked here. */
export async function verifyIdToken(
  idToken: string,
  expected: {
    client: Pick<IdentityClient, "issuer" | "clientId">
    keys: Parameters<typeof jwtVerify>[1]
    nonce?: string
  },
): Promise<JWTPayload & { sub: string }> {
  const { payload } = await jwtVerify(idToken, expected.keys as IdentityServer["keys"], {
    issuer: expected.client.issuer,
    audience: expected.client.clientId,
    algorithms: ["RS256", "PS256", "ES256", "EdDSA"],
    requiredClaims: ["sub", "exp", "iat"],
    clockTolerance: 30,
  })
  if (expected.nonce !== undefined && payload.nonce !== expected.nonce)
    throw new Error("the id token answers another sign-in")
  if (Array.isArray(payload.aud) && payload.azp !== expected.client.clientId)
    throw new Error("the id token was made for another client")
  return payload as JWTPayload & { sub: string }
}

/** New tokens for a session; nothing when the identity server says that it is over. */
export async function refreshTokens(session: Session): Promise<Tokens | undefined> {
  const { strategy, client, keys } = await identityServer()
  return reach(async () => {
    try {
      const tokens = await strategy.refreshToken(session.refreshToken ?? "")
      const idToken = "id_token" in tokens.data ? tokens.idToken() : session.idToken
      if (idToken !== session.idToken) {
        const { sub } = await verifyIdToken(idToken, { client, keys })
        if (sub !== session.person) return undefined
      }
      const refreshToken = tokens.hasRefreshToken() ? tokens.refreshToken() : session.refreshToken
      return {
        accessToken: tokens.accessToken(),
        refreshToken,
        idToken,
        expiresAt: tokens.accessTokenExpiresAt(),
        // The same token again: asking once more would not make it last longer.
        refreshDueAt: refreshToken === session.refreshToken ? null : refreshDueAt(tokens.data),
      }
    } catch (error) {
      if (error instanceof OAuth2RequestError && error.code === "invalid_grant") return undefined
      throw error
    }
  })
}

/** When most of a refresh token's life will be over, where the answer says how long it is (Keycloak does). */
function refreshDueAt(answer: object): Date | null {
  const { refresh_expires_in: seconds } = answer as { refresh_expires_in?: unknown }
  return typeof seconds === "number" && seconds > 0
    ? new Date(Date.now() + seconds * 1_000 * mostOfItsLife)
    : null
}

/** The status frame's address, where the server has one; nobody waits for a server not discovered yet. */
export function statusFrameAddress(): string | undefined {
  if (!known) identityServer().catch(() => {})
  return statusFrame
}

/** What the status frame is to be asked of a session (OpenID Connect Session Management 1.0 §3.1). */
export async function statusFrameFor({ state }: ServersSession): Promise<StatusFrame | undefined> {
  const server = await identityServer().catch(() => undefined)
  const address = server?.metadata.check_session_iframe
  if (!server || !address || !state) return undefined
  return { address, message: `${server.client.clientId} ${state}` }
}

/** Ends the grant at the identity server; what cannot be reached ends by its own time. */
export async function revoke(session: Session): Promise<void> {
  const { strategy, metadata } = await identityServer()
  if (!metadata.revocation_endpoint || !session.refreshToken) return
  await within(strategy.revokeToken(session.refreshToken))
}

/** Where the browser signs out of the identity server, to come back to our first page. */
export async function signOutAddress(session: Session | undefined): Promise<string> {
  const { metadata, client } = await identityServer()
  if (!metadata.end_session_endpoint || !session) return "/"
  const url = new URL(metadata.end_session_endpoint)
  url.searchParams.set("id_token_hint", session.idToken)
  url.searchParams.set("client_id", client.clientId)
  url.searchParams.set("post_logout_redirect_uri", `${environment().origin}/`)
  return url.href
}

/** Failures of the way to the identity server, as one kind of error. */
async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await within(work())
  } catch (cause) {
    if (cause instanceof OAuth2RequestError) throw cause
    if (cause instanceof UnexpectedErrorResponseBodyError && cause.status === 401)
      throw new IdentityUnavailable("the identity server does not accept our client", { cause })
    throw new IdentityUnavailable("the identity server cannot be reached", { cause })
  }
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${deadline} ms`)), deadline)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
