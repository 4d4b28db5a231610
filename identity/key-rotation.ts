import type { PoolClient } from "pg"

/** How long a key signs. */
const signsFor = "90 days"
/** How long it is published before, so that nobody who keeps the keys for a while meets one they don't know. */
const publishedBefore = "1 hour"
/**
 * How long it is published after: until nothing is used any more that it signed. Access tokens live for
 * minutes; an ID token is shown again at sign-out, by a session that may be 30 days old.
 */
const publishedAfter = "31 days"

/**
 * Brings the signing keys up to date: the next one where the last one is about to have served its time,
 * which is answered, and none that nothing refers to any more. The caller holds the lock under which
 * instances take turns.
 */
export async function rotateSigningKeys(
  client: PoolClient,
  makeKey: () => Promise<{ id: string; material: unknown }>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ isLate: boolean }>(
    `select max(signs_from) <= now() - $1::interval + $2::interval as "isLate"
     from identity.keys where purpose = 'signing'`,
    [signsFor, publishedBefore],
  )
  const published = rows[0]?.isLate ? await publishNextKey(client, makeKey) : undefined
  // Whatever is older than the newest one that signs, has signed from then on no more.
  await client.query(
    `update identity.keys set retired_at = newest.signs_from
     from (select max(signs_from) as signs_from from identity.keys
           where purpose = 'signing' and signs_from <= now()) as newest
     where purpose = 'signing' and retired_at is null and keys.signs_from < newest.signs_from`,
  )
  await client.query(
    "delete from identity.keys where purpose = 'signing' and retired_at < now() - $1::interval",
    [publishedAfter],
  )
  return published
}

async function publishNextKey(
  client: PoolClient,
  makeKey: () => Promise<{ id: string; material: unknown }>,
): Promise<string> {
  const { id, material } = await makeKey()
  await client.query(
    `insert into identity.keys (id, purpose, material, signs_from)
     values ($1, 'signing', $2, now() + $3::interval)`,
    [id, JSON.stringify(material), publishedBefore],
  )
  return id
}
