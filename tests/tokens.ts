import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose"

const issuer = "http://localhost:3000/identity"
const audience = "plume-api"
const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true })
const stranger = await generateKeyPair("RS256")

/** What `verifier` of api/access/verify.ts is told in tests. */
export const trusted = { issuer, audience, keys: async () => publicKey }

interface Changes {
  claims?: Record<string, unknown>
  expires?: string
  key?: CryptoKey | Uint8Array
  algorithm?: string
  type?: string
}

/** An access token of the account, as the identity server would sign it, but for the changes. */
export function tokenOf(account: string, changes: Changes = {}): Promise<string> {
  const { claims, expires = "5 minutes", key = privateKey, algorithm = "RS256" } = changes
  const { type = "at+jwt" } = changes
  return new SignJWT({
    iss: issuer,
    aud: audience,
    sub: account,
    preferred_username: `${account}@example.fr`,
    realm_access: { roles: ["freelancer"] },
    ...claims,
  })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuedAt("-1 hour")
    .setExpirationTime(expires)
    .sign(key)
}

/** Tokens that must be refused, by what is wrong with them (security A16, A17). */
export async function refusedTokens(account: string): Promise<Record<string, string | undefined>> {
  const [header, payload, signature] = (await tokenOf(account)).split(".")
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const publicText = new TextEncoder().encode(await exportSPKI(publicKey))
  return {
    "no token": undefined,
    "an empty token": "",
    "a right token with something behind it": `${await tokenOf(account)} x`,
    "a right token, twice": `${await tokenOf(account)}, Bearer ${await tokenOf(account)}`,
    "an expired token": await tokenOf(account, { expires: "-2 minutes" }),
    "a token for another audience": await tokenOf(account, { claims: { aud: "plume-web" } }),
    "a token of another issuer": await tokenOf(account, {
      claims: { iss: "https://evil.example" },
    }),
    "a token that is not valid yet": await tokenOf(account, {
      claims: { nbf: Math.floor(Date.now() / 1000) + 3600 },
    }),
    "a token without a signature (alg none)": `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    "a token signed with the public key (HS256)": await tokenOf(account, {
      algorithm: "HS256",
      key: publicText,
    }),
    "an ID token, which is for the client": await tokenOf(account, {
      claims: { aud: "plume-web", nonce: "the-nonce", realm_access: undefined },
    }),
    "a token whose key nobody knows, named by its header": await new SignJWT({
      iss: issuer,
      aud: audience,
      sub: account,
    })
      .setProtectedHeader({
        alg: "RS256",
        kid: "unknown",
        jwk: await exportJWK(stranger.publicKey),
      })
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(stranger.privateKey),
    "a token signed with another key": await tokenOf(account, { key: stranger.privateKey }),
    "a token whose account was changed": `${header}.${encode({
      ...JSON.parse(Buffer.from(payload ?? "", "base64url").toString()),
      sub: "c0000000-0000-4000-8000-00000000dead",
    })}.${signature}`,
  }
}
