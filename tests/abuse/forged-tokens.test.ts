import { base64url, exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose"
import { expect, test } from "vitest"
import { verifier } from "../../api/access/verify"
import { people } from "../api"
import { tokenOf, trusted } from "../tokens"

const camille = people.camille.id
const now = Math.floor(Date.now() / 1_000)
const right = { iss: trusted.issuer, aud: trusted.audience, sub: camille, iat: now, exp: now + 300 }
const encode = (value: object) => base64url.encode(JSON.stringify(value))
const unsigned = (header: object, claims: object = right) => `${encode(header)}.${encode(claims)}.`

/** A key of the forger's own, and its tokens that name it in every way that a header has. */
async function ownKey(header: object) {
  const { publicKey, privateKey } = await generateKeyPair("RS256")
  const jwk = await exportJWK(publicKey)
  const token = new SignJWT(right).setProtectedHeader({ alg: "RS256", ...header, jwk })
  return token.sign(privateKey)
}

async function asSecret(secret: string | Uint8Array, alg = "HS256") {
  const key = typeof secret === "string" ? new TextEncoder().encode(secret.padEnd(64)) : secret
  return new SignJWT(right).setProtectedHeader({ alg, typ: "at+jwt" }).sign(key)
}

/** The same bytes: the last of the 342 characters has four bits that mean nothing. */
const respelled = (signature: string) =>
  signature.slice(0, -1) + String.fromCharCode(signature.charCodeAt(signature.length - 1) + 1)

async function forged(): Promise<Record<string, string>> {
  const token = await tokenOf(camille)
  const [head = "", body = "", signature = ""] = token.split(".")
  const publicKey = await trusted.keys()
  const pem = await exportSPKI(publicKey)
  const claimed = (claims: Record<string, unknown>) => tokenOf(camille, { claims })
  return {
    "none, spelt otherwise": unsigned({ alg: "nOnE" }),
    "none, in capitals": unsigned({ alg: "NONE", typ: "at+jwt" }),
    "no algorithm": unsigned({ typ: "at+jwt" }),
    "an algorithm that is a list": unsigned({ alg: ["none"] }),
    "the public key as a secret, to the byte": await asSecret(new TextEncoder().encode(pem)),
    "the public key as a secret, trimmed": await asSecret(pem.trim()),
    "the public key’s JWK as a secret": await asSecret(JSON.stringify(await exportJWK(publicKey))),
    "HS512 with nothing": await asSecret("", "HS512"),
    "a key in the header": await ownKey({}),
    "a key at an address": await ownKey({ jku: "https://evil.example/jwks", kid: "a" }),
    "a certificate at an address": await ownKey({ x5u: "https://evil.example/cert" }),
    "a kid that is a path": await ownKey({ kid: "../../../../dev/null" }),
    "a kid that is a statement": await ownKey({ kid: "x' union select 'key" }),
    "a kid of 100 kB": await ownKey({ kid: "k".repeat(100_000) }),
    "a critical extension that nobody knows": unsigned({ alg: "RS256", crit: ["x"], x: 1 }),
    "an unencoded payload": unsigned({ alg: "RS256", crit: ["b64"], b64: false }),
    "a signature of zeros": `${head}.${body}.${base64url.encode(new Uint8Array(256))}`,
    "another spelling of the same signature": `${head}.${body}.${respelled(signature)}`,
    "a padded signature": `${token}==`,
    "a padded body": `${head}.${body}=.${signature}`,
    "a space in the signature": `${head}.${body}.${signature.slice(0, 9)} ${signature.slice(9)}`,
    "no signature": `${head}.${body}.`,
    "no last part": `${head}.${body}`,
    "two tokens in one": `${token}.${body}.${signature}`,
    "five parts, as if encrypted": `${head}.${body}.${signature}.${body}.${signature}`,
    "another’s body with this signature": `${head}.${encode({ ...right, sub: people.admin.id })}.${signature}`,
    "an issuer with a slash": await claimed({ iss: `${trusted.issuer}/` }),
    "an issuer in capitals": await claimed({ iss: trusted.issuer.toUpperCase() }),
    "issuers as a list": await claimed({ iss: [trusted.issuer] }),
    "an audience that begins alike": await claimed({ aud: "plume-api.evil.example" }),
    "an audience with a space": await claimed({ aud: "plume-api " }),
    "no audience": await claimed({ aud: undefined }),
    nobody: await claimed({ sub: undefined }),
    "somebody who is no id": await claimed({ sub: "admin" }),
    "several people": await claimed({ sub: [camille, people.admin.id] }),
    "roles that are a text": await claimed({ realm_access: { roles: "admin" } }),
    "a logout token, where one name is client and API": await tokenOf(camille, {
      type: "logout+jwt",
    }),
    "a token of another kind": await tokenOf(camille, { type: "secevent+jwt" }),
    "Keycloak’s ID token, where one name is client and API": await tokenOf(camille, {
      type: "JWT",
      claims: { typ: "ID" },
    }),
    "Keycloak’s refresh token": await tokenOf(camille, { type: "JWT", claims: { typ: "Refresh" } }),
    "not valid before a text": await claimed({ nbf: "always" }),
  }
}

test("A16 a token that was forged in any of these ways is refused, and none of them is an accident", async () => {
  const verify = verifier(trusted)
  await expect(verify(await tokenOf(camille))).resolves.toMatchObject({ id: camille })
  const ofKeycloak = await tokenOf(camille, { type: "JWT", claims: { typ: "Bearer" } })
  await expect(verify(ofKeycloak)).resolves.toMatchObject({ id: camille })
  for (const [how, token] of Object.entries(await forged()))
    expect([
      how,
      await verify(token).then(
        () => "let in",
        (error) => error.name,
      ),
    ]).toEqual([how, expect.stringMatching(/^(JW|JOSE|ZodError|TypeError)/)])
})
