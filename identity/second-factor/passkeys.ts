import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import type { Pool } from "pg"
import type { Account } from "../accounts"
import { findSecondFactors } from "./second-factors"

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>
type AuthenticationOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>
type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]["response"]
type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]["response"]
type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]
>

/** Passkeys belong to a domain name: an installation at a bare network address has none. */
export function canHavePasskeys(origin: string): boolean {
  const { hostname } = new URL(origin)
  return !/^[\d.]+$|^\[/.test(hostname)
}

/** What the browser is asked for to make a passkey (WebAuthn Level 3 §5.4). */
export async function askForNewPasskey(
  { pool, origin }: { pool: Pool; origin: string },
  account: Account,
): Promise<RegistrationOptions> {
  const { passkeys } = await findSecondFactors(pool, account.id)
  return generateRegistrationOptions({
    rpName: "Plume",
    rpID: new URL(origin).hostname,
    userName: account.email,
    userDisplayName: account.email,
    userID: new TextEncoder().encode(account.id),
    attestationType: "none",
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  })
}

interface NewPasskey {
  accountId: string
  name: string
  challenge: string
  /** What the browser answered, as JSON. */
  answer: string
  now: Date
}

/** Keeps the passkey that the browser made, if it made it for this challenge and this origin. */
export async function addPasskey(
  { pool, origin }: { pool: Pool; origin: string },
  { accountId, name, challenge, answer, now }: NewPasskey,
): Promise<boolean> {
  const verified = await attempt(() =>
    verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponse,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const { rowCount } = await pool.query(
    `insert into identity.passkeys
       (credential_id, account_id, public_key, counter, transports, name, added_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
    [id, accountId, Buffer.from(publicKey), counter, transports, name, now],
  )
  return rowCount === 1
}

/** What the browser is asked for to use one of the account's passkeys (WebAuthn Level 3 §5.5). */
export async function askForPasskey(
  { pool, origin }: { pool: Pool; origin: string },
  accountId: string,
): Promise<AuthenticationOptions> {
  const { rows } = await pool.query<{ id: string; transports: Transports }>(
    "select credential_id as id, transports from identity.passkeys where account_id = $1",
    [accountId],
  )
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: rows,
    userVerification: "preferred",
  })
}

/** Whether one of the account's passkeys signed this challenge. A counter that goes back is refused. */
export async function verifyPasskey(
  { pool, origin }: { pool: Pool; origin: string },
  { accountId, challenge, answer, now }: Omit<NewPasskey, "name">,
): Promise<boolean> {
  const response = await attempt(async () => JSON.parse(answer) as AuthenticationResponse)
  const { rows } = await pool.query<{ publicKey: Buffer; counter: string }>(
    `select public_key as "publicKey", counter from identity.passkeys
     where account_id = $1 and credential_id = $2`,
    [accountId, String(response?.id)],
  )
  const kept = rows[0]
  if (!response || !kept) return false
  const verified = await attempt(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(kept.publicKey),
        counter: Number(kept.counter),
      },
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return false
  const { rowCount } = await pool.query(
    `update identity.passkeys set counter = $3, last_used_at = $4
     where account_id = $1 and credential_id = $2 and counter = $5`,
    [accountId, response.id, verified.authenticationInfo.newCounter, now, kept.counter],
  )
  return rowCount === 1
}

export async function removePasskey(pool: Pool, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from identity.passkeys where account_id = $1 and credential_id = $2",
    [accountId, id],
  )
  return rowCount === 1
}

/** The library throws for whatever it does not accept; to the person it is all one refusal. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
