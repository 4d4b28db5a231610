import { createHash } from "node:crypto"
import { addDays, todayIn } from "#domain/day"
import { savePlaces } from "../../api/people/communes/queries"
import type { ApiParts } from "../../api/ports/parts"
import type { Person } from "../../api/ports/person"
import { inTransaction } from "../client"
import { ownerOfRow } from "../owner-of-row"
import { callerOf } from "./caller"
import { camillesPage, communes, directory, letter, type StoryPerson } from "./directory"

type Page = Readonly<Omit<StoryPerson, "firstName" | "lastName" | "kept">>

interface DirectoryParts {
  parts: ApiParts
  camille: Person
  /** Who validates them. */
  admin: Person
}

/**
 * Fills the public directory of the story: people of several trades and towns, who said what they do, how
 * far they go and when they are free, and three whom nobody is to find. They have no account to sign in with.
 */
export async function createDirectory({ parts, camille, admin }: DirectoryParts): Promise<void> {
  const places = communes.map(([code, name, postalCodes, latitude, longitude]) => ({
    ...{ code, name, postalCodes: [...postalCodes], latitude, longitude },
  }))
  await inTransaction(parts.pool, camille.id, (db) => savePlaces(db, places))
  const tellOf = teller(parts, admin)
  await tellOf(camille, camillesPage)
  for (const { firstName, lastName, kept, ...page } of directory) {
    const email = `${firstName}.${lastName}@exemple.fr`
      .normalize("NFD")
      .replace(/[^\w.@-]/g, "")
      .toLowerCase()
    const person = { ...camille, id: ownerOfRow({ owner: idOf(email) }), email, username: email }
    await tellOf(person, page, { firstName, lastName, mail: email }, kept)
  }
  await tellLetter(parts, camille)
}

/** Someone found Camille in the directory, where her profile is told, and wrote to her. */
async function tellLetter(parts: ApiParts, camille: Person): Promise<void> {
  const day = addDays(todayIn("Europe/Paris", parts.clock()), -1)
  const call = callerOf(parts, camille, () => new Date(`${day}T14:20:00Z`))
  const { handle } = await call("GET", "/Directory")
  if (handle) await call("POST", `/Public/Directory/${handle}/messages`, letter)
}

/** Everyone tells of themselves at their own day; the administrator validates them today. */
function teller(parts: ApiParts, admin: Person) {
  const today = todayIn("Europe/Paris", parts.clock())
  const jobs = new Map<string, string>()
  return async (person: Person, page: Page, name = {}, kept?: StoryPerson["kept"]) => {
    const day = addDays(today, -(page.saidAgo ?? 0))
    const own = callerOf(parts, person, () => new Date(`${day}T09:00:00Z`))
    const administration = callerOf(parts, admin, () => new Date(`${today}T09:30:00Z`))
    if (jobs.size === 0) for (const { title, id } of await own("GET", "/Jobs")) jobs.set(title, id)
    await own("GET", "/Profile")
    const { free, skills } = page
    const chosen = page.jobs.map((title) => jobs.get(title) ?? title)
    const starts = addDays(today, free?.in ?? 0)
    const fields = {
      ...name,
      howIAmDescription: page.about,
      skills,
      jobs: chosen,
      communeId: page.commune,
      limitInterventionZone: page.reach,
      workAvailabilities: free
        ? [
            {
              startsOn: starts,
              endsOn: free.for ? addDays(starts, free.for) : null,
              daysPerWeek: free.days,
            },
          ]
        : [],
    }
    const patch = Object.entries(fields).map(([path, value]) => ({
      ...{ op: "replace", path: `/${path}`, value },
    }))
    await own("PATCH", `/Users/${person.id}`, patch)
    const { version } = await own("GET", "/Profile")
    const expertise = { jobs: chosen, skills, spokenLanguages: page.languages, version }
    await own("PUT", "/Profile/expertise", expertise)
    if (kept !== "hidden") await own("PUT", `/Users/${person.id}/showInSearch/true`)
    if (kept !== "unvalidated") await administration("PUT", `/Users/${person.id}/validate/true`)
    if (kept === "suspended")
      await administration("PATCH", `/Users/${person.id}`, [
        { op: "replace", path: "/suspendedUntil", value: `${addDays(today, 60)}T00:00:00Z` },
        {
          op: "replace",
          path: "/suspensionReason",
          value: "Avis clients en cours de vérification",
        },
      ])
  }
}

/** The same person at each telling. */
function idOf(email: string): string {
  const digits = createHash("sha256").update(email).digest("hex")
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
