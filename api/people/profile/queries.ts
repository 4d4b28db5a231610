import { and, asc, eq, getTableColumns, gte, ne, sql } from "drizzle-orm"
import type { Profile } from "#contract/profile"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import type { ProfileForm } from "./rules"
import { profiles, workAvailabilities } from "./schema"

const {
  owner: _,
  createdAt: __,
  changedAt: ___,
  formVersions: ____,
  ...columns
} = getTableColumns(profiles)

type Changes = Partial<
  Omit<
    typeof profiles.$inferInsert,
    "owner" | "version" | "createdAt" | "changedAt" | "formVersions"
  >
>

/** Nothing where the owner never saved anything. */
export async function findProfile(db: Database, owner: Owner) {
  const [profile] = await db.select(columns).from(profiles).where(eq(profiles.owner, owner))
  return profile
}

/** How the person is called and whether they are new here: every page asks for that, and for no more. */
export async function findNames(db: Database, owner: Owner) {
  const [found] = await names.read(db, {}, sql`from ${profiles} where ${eq(profiles.owner, owner)}`)
  return found
}

const names = projection({
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  language: profiles.language,
  firstConnection: profiles.firstConnection,
})

/** That none of the forms changed since the version of the row on which a save is based. */
const unchangedSince = (version: number, forms: readonly ProfileForm[]) =>
  and(
    gte(profiles.version, version),
    ...forms.map(
      (form) => sql`coalesce((${profiles.formVersions} ->> ${form})::int, 0) <= ${version}`,
    ),
  )

/** Whether a save of these forms that is based on a version would undo what was saved meanwhile. */
export async function isStale(
  db: Database,
  owner: Owner,
  forms: readonly ProfileForm[],
  version: number,
): Promise<boolean> {
  const [stale] = await db
    .select({ owner: profiles.owner })
    .from(profiles)
    .where(and(eq(profiles.owner, owner), sql`not (${unchangedSince(version, forms)})`))
  return stale !== undefined
}

/** Nothing is returned where one of the forms changed since the version. The first save makes the row. */
export async function changeProfile(
  db: Database,
  owner: Owner,
  email: string | null,
  forms: readonly ProfileForm[],
  { version, ...changes }: Changes & { version: number },
) {
  await begin(db, owner, email)
  const [changed] = await db
    .update(profiles)
    // The version moves on even where what was saved is kept elsewhere.
    .set({ ...changes, changedAt: sql`now()` })
    .where(and(eq(profiles.owner, owner), unchangedSince(version, forms)))
    .returning(columns)
  return changed
}

/** The language that the person chose; French until then. */
export async function findLanguage(db: Database, owner: Owner): Promise<Profile["language"]> {
  const [profile] = await db
    .select({ language: profiles.language })
    .from(profiles)
    .where(eq(profiles.owner, owner))
  return profile?.language ?? "fr"
}

/** The person's language; choosing the one that it is already changes nothing. */
export async function changeLanguage(
  db: Database,
  owner: Owner,
  email: string | null,
  language: "fr" | "en",
) {
  await begin(db, owner, email)
  await db
    .update(profiles)
    .set({ language })
    .where(and(eq(profiles.owner, owner), ne(profiles.language, language)))
}

/** Changes some fields whatever the version is: for those who say one thing at a time. */
export async function patchProfile(
  db: Database,
  owner: Owner,
  email: string | null,
  changes: Changes,
) {
  await begin(db, owner, email)
  await db
    .update(profiles)
    .set({ ...changes, changedAt: sql`now()` })
    .where(eq(profiles.owner, owner))
}

/** Says that the first-run path was finished or left; saying it again changes nothing. */
export const endFirstConnection = (db: Database, owner: Owner, email: string | null) =>
  changeFirstConnection(db, owner, email, false)

/** Sets whether the first-run path is still to come. */
export async function changeFirstConnection(
  db: Database,
  owner: Owner,
  email: string | null,
  firstConnection: boolean,
) {
  await begin(db, owner, email)
  await db
    .update(profiles)
    .set({ firstConnection })
    .where(and(eq(profiles.owner, owner), eq(profiles.firstConnection, !firstConnection)))
  return findProfile(db, owner)
}

/** Keeps where one is in the first run; saying it again changes nothing. */
export async function changeFirstRunStep(
  db: Database,
  owner: Owner,
  email: string | null,
  firstRunStep: NonNullable<Changes["firstRunStep"]>,
) {
  await begin(db, owner, email)
  await db
    .update(profiles)
    .set({ firstRunStep })
    .where(
      and(
        eq(profiles.owner, owner),
        sql`${profiles.firstRunStep} is distinct from ${firstRunStep}`,
      ),
    )
}

async function begin(db: Database, owner: Owner, email: string | null) {
  await db.insert(profiles).values({ owner, email }).onConflictDoNothing()
}

type NewAvailability = Pick<
  typeof workAvailabilities.$inferInsert,
  "startsOn" | "endsOn" | "daysPerWeek" | "confirmedAt"
>

export function listWorkAvailabilities(db: Database, owner: Owner) {
  return db
    .select()
    .from(workAvailabilities)
    .where(eq(workAvailabilities.owner, owner))
    .orderBy(asc(workAvailabilities.startsOn), asc(workAvailabilities.id))
}

/** What is said takes the place of all that was said before, as a change of that form of the profile. */
export async function replaceWorkAvailabilities(
  db: Database,
  owner: Owner,
  said: NewAvailability[],
) {
  const marked = sql`jsonb_set(${profiles.formVersions}, '{availabilities}', to_jsonb(${profiles.version} + 1))`
  await db.update(profiles).set({ formVersions: marked }).where(eq(profiles.owner, owner))
  await db.delete(workAvailabilities).where(eq(workAvailabilities.owner, owner))
  if (said.length > 0)
    await db.insert(workAvailabilities).values(said.map((one) => ({ ...one, owner })))
}

/** Says again, as of an instant, all that was said. */
export async function confirmWorkAvailabilities(db: Database, owner: Owner, confirmedAt: Date) {
  await db
    .update(workAvailabilities)
    .set({ confirmedAt })
    .where(eq(workAvailabilities.owner, owner))
}

/** To whom, in which language and about which IBAN a notice goes; nothing where the account was closed. */
export async function findIbanNotice(db: Database, owner: Owner) {
  const { rows } = await db.execute<{
    to: string | null
    language: "fr" | "en"
    iban: string | null
  }>(sql`
    select p.email as "to", f.language, f.iban
      from people p join profiles f on f.owner = p.id
     where p.id = ${owner} and p.closed_at is null`)
  return rows[0]
}
