import { webDatabase } from "../database.server"
import { signedCookie } from "../session/cookies.server"
import type { Session } from "../session/session.server"

/** Entries of a form, as they were posted. */
export type Entries = [name: string, value: string][]

export interface FormDraft {
  path: string
  entries: Entries
  /** Kept while one was signed in: there was nobody to take it. */
  isUnsent: boolean
}

const keptFor = 60 * 60
/** What waits for a plan, longer than any other: deciding takes its time. */
const daysForPlan = 30
const mostCharacters = 200_000

export function draftCookie() {
  return signedCookie("plume_draft", { maxAge: keptFor })
}

/**
 * Keeps a form that was posted without a session, for one hour and without passwords; returns the
 * cookie that finds it again. A known person's draft is nobody else's, whoever signs in next.
 */
export async function keepDraft(
  path: string,
  entries: Entries,
  person: string | null,
): Promise<string | undefined> {
  const id = await addDraft(path, entries, person)
  return id && draftCookie().serialize(id)
}

/**
 * Keeps a form that was refused because the subscription has ended, until a plan is chosen: beyond this session, since
 * the next sign-in finds it too.
 */
export async function keepForPlan(path: string, entries: Entries, session: Session): Promise<void> {
  await keepUnsent(path, entries, session)
  if (session.draft)
    await webDatabase().query(
      "update web.form_drafts set expires_at = now() + make_interval(days => $2) where id = $1",
      [session.draft, daysForPlan],
    )
}

/** Keeps a form that found nobody to take it, likewise: its screen shows it again in this session. */
export async function keepUnsent(path: string, entries: Entries, session: Session): Promise<void> {
  // A question that was answered yes has nothing that was typed.
  if (!entries.some(([name]) => !name.startsWith("_"))) return
  await dropDraft(session, path)
  const id = await addDraft(path, entries, session.person)
  if (!id) return
  await webDatabase().query("update web.sessions set draft = $1 where id = $2", [id, session.key])
  // The page that answers this request reads the same session.
  session.draft = id
}

async function addDraft(
  path: string,
  entries: Entries,
  person: string | null,
): Promise<string | undefined> {
  const kept = entries.filter(([name]) => !/password/i.test(name))
  const json = JSON.stringify(kept).replaceAll("\\u0000", "")
  if (json.length > mostCharacters || path.length > 2_000) return undefined
  const { rows } = await webDatabase().query<{ id: string }>(
    "insert into web.form_drafts (path, entries, person) values ($1, $2, $3) returning id",
    [path, json, person],
  )
  return rows[0]?.id
}

/** The draft that waited for this sign-in, from now on this person's; or one of theirs that waits for a plan. */
export async function claimDraft(request: Request, person: string): Promise<string | null> {
  const id: unknown = await draftCookie().parse(request.headers.get("Cookie"))
  if (typeof id !== "string" || id === "") return waitingForPlan(person)
  const { rows } = await webDatabase().query<{ id: string }>(
    `update web.form_drafts set person = $2
      where id = $1 and (person is null or person = $2) and expires_at > now() returning id`,
    [id, person],
  )
  return rows[0]?.id ?? waitingForPlan(person)
}

/** No other draft is kept for as long. */
async function waitingForPlan(person: string): Promise<string | null> {
  const { rows } = await webDatabase().query<{ id: string }>(
    `select id from web.form_drafts where person = $1 and expires_at > now() + make_interval(secs => $2)
      order by expires_at desc limit 1`,
    [person, keptFor],
  )
  return rows[0]?.id ?? null
}

/** The draft of the session, for the screen that it was typed in. */
export async function findDraft(session: Session): Promise<FormDraft | undefined> {
  if (!session.draft) return undefined
  const { rows } = await webDatabase().query<FormDraft>(
    // One that is younger than the session was not kept for want of one.
    `select path, entries, expires_at - interval '60 minutes' > $3 as "isUnsent"
      from web.form_drafts where id = $1 and person = $2 and expires_at > now()`,
    [session.draft, session.person, session.createdAt],
  )
  return rows[0]
}

/** The form was sent after all, or given up. */
export async function dropDraft(session: Session, path: string): Promise<void> {
  if (session.draft)
    await webDatabase().query("delete from web.form_drafts where id = $1 and path = $2", [
      session.draft,
      path,
    ])
}
