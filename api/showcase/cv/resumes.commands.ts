import { mostFacts } from "#contract/cv"
import type { CvImport, CvImportConfirmation, NewCvImport } from "#contract/cv-resumes"
import { largestResume } from "#contract/cv-resumes"
import { NewCv } from "#contract/cv-versions"
import { same, writeResume } from "#domain/json-resume"
import { type Item, stringifyLossless } from "#domain/lossless-json"
import { type AuditContext, recordExport } from "../../audit/commands"
import { findFile } from "../../files/queries"
import { ensure, found, invalid } from "../../http/problem"
import { findProfile, patchProfile } from "../../people/profile/queries"
import type { Context, OutsideContext } from "../../ports/context"
import { nameSkills } from "../skills/queries"
import { addFact } from "./commands"
import { listFacts } from "./queries"
import {
  factFrom,
  linesOf,
  parseResume,
  partsOf,
  resumeOf,
  skillsIn,
  sourceOf,
  withoutWords,
} from "./resume.rules"
import {
  headIn,
  type PersonOfProfile,
  pickedOf,
  profileBack,
  profileIn,
  profileLinesOf,
} from "./resume-person.rules"
import * as queries from "./resumes.queries"
import { addCv, findShownBy, removeCv } from "./versions.commands"

const aDay = 86_400_000

type Caller = Pick<Context, "db" | "owner" | "today" | "now" | "rights" | "person">

/** Reads a file of JSON Resume that was sent; nothing is added before it was looked at. */
export async function beginImport(
  context: OutsideContext<"files">,
  { fileId, language }: NewCvImport,
): Promise<CvImport> {
  const { owner, now, parts, inTransaction } = context
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  const bytes = file && (await parts.files.get(file.id))
  if (!file || !bytes) return invalid([{ path: "fileId", code: "unknown" }])
  if (file.size > largestResume) return invalid([{ path: "fileId", code: "resumeTooBig" }])
  const content = textOf(bytes)
  const parsed = content === undefined ? "resumeNotJson" : parseResume(content)
  if (content === undefined || typeof parsed === "string")
    return invalid([{ path: "fileId", code: String(parsed) }])
  return inTransaction(async (db) => {
    await queries.dropAbandoned(db, owner, new Date(now.getTime() - aDay))
    const row = await queries.addResume(db, owner, { fileName: file.name, language, content })
    return show({ ...context, db }, found(row))
  })
}

/** JSON is UTF-8; what is not would be kept otherwise than it came. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export async function readImport(caller: Caller, id: string): Promise<CvImport> {
  return show(caller, found(await queries.findResume(caller.db, caller.owner, id)))
}

async function show(caller: Caller, row: queries.ResumeRow): Promise<CvImport> {
  const { db, owner, rights } = caller
  const { content, createdAt, changedAt, importedAt, undoneAt, ...kept } = row
  const { profileTaken: _, profileBefore: __, ...shown } = kept
  const isNew = importedAt === null
  const mayChange = isNew && rights.has("profile.edit")
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    lines: isNew
      ? linesOf(
          ...([fileOf(row), row.language, await listFacts(db, owner)] as const),
          await skillNamesIn(db, fileOf(row)),
        )
      : [],
    head: isNew ? headIn(fileOf(row)) : null,
    profile: mayChange ? profileLinesOf(fileOf(row), await personOf(caller)) : [],
    can: [
      ...(isNew && rights.has("cv.create") ? (["confirm"] as const) : []),
      ...(!isNew && !undoneAt && rights.has("cv.delete") ? (["undo"] as const) : []),
    ],
  }
}

const nobody: PersonOfProfile = {
  ...{ firstName: null, lastName: null, email: null, phoneNumber: null },
  ...{ streetAddress: null, postalCode: null, city: null, country: "FR" },
}

const personOf = async ({ db, owner }: Caller): Promise<PersonOfProfile> =>
  (await findProfile(db, owner)) ?? nobody

/** What the skills of a file are called here. */
async function skillNamesIn(db: Context["db"], file: Item) {
  const said = skillsIn(file)
  const names = await nameSkills(db, said)
  return new Map(said.map((skill, at) => [skill, names[at] ?? skill]))
}

/** What was read when the file came is an object. */
function fileOf({ content }: queries.ResumeRow): Item {
  const file = parseResume(content)
  if (typeof file === "string") throw new Error(`a file that was read is none: ${file}`)
  return file
}

/** Adds the lines that were chosen, all or none, and takes over what of the profile was asked for. */
export async function confirmImport(
  caller: Caller,
  id: string,
  { lines, profile, makesCv }: CvImportConfirmation,
): Promise<CvImport> {
  const { db, owner, now } = caller
  const row = found(await queries.findResume(db, owner, id))
  ensure(row.importedAt === null, "importDone")
  const parts = partsOf(fileOf(row))
  const chosen = new Set(lines)
  const facts = parts.flatMap(({ kind, part }) => {
    const { fact } = part.from && chosen.has(part.from) ? factFrom(kind, part, row.language) : {}
    return fact ? [{ fact, from: part.from }] : []
  })
  if (facts.length < chosen.size) invalid([{ path: "lines", code: "choice" }])
  checkRoom(
    facts.map(({ fact }) => fact.kind),
    await listFacts(db, owner),
  )
  // What is added first stands last, of kinds that begin with the newest.
  const isListed = (kind: string) => ["skill", "language", "interest"].includes(kind)
  const inOrder = [
    ...facts.filter(({ fact }) => isListed(fact.kind)),
    ...facts.filter(({ fact }) => !isListed(fact.kind)).reverse(),
  ]
  for (const { fact, from } of inOrder)
    await addFact({ db, owner }, fact, { resumeId: id, resumeFrom: from ?? null })
  const taken = await takeProfile(caller, fileOf(row), profile)
  const cvId = makesCv ? await makeCv(caller, row) : null
  await queries.markResume(db, owner, id, { importedAt: now, cvId, ...taken })
  return readImport(caller, id)
}

/** A CV that says at its head what the file says there, in the file's language. */
async function makeCv(caller: Caller, row: queries.ResumeRow): Promise<string> {
  const head = headIn(fileOf(row))
  if (!head) return invalid([{ path: "makesCv", code: "choice" }])
  const name =
    row.fileName
      .replace(/\.txt$/i, "")
      .replace(/\.json$/i, "")
      .slice(0, 120) || "CV"
  const cv = NewCv.parse({ ...head, name, language: row.language, otherLanguage: true })
  return found(await addCv(caller, cv)).id
}

/** Puts what was ticked into the profile; what stood there is kept, to be brought back. */
async function takeProfile(caller: Caller, file: Item, parts: CvImportConfirmation["profile"]) {
  if (parts.length === 0) return undefined
  const { db, owner, person, rights } = caller
  const now = await personOf(caller)
  const offered = new Set(profileLinesOf(file, now).map(({ part }) => part))
  if (!rights.has("profile.edit") || parts.some((part) => !offered.has(part)))
    invalid([{ path: "profile", code: "choice" }])
  const said = profileIn(file)
  const profileTaken = Object.assign({}, ...parts.map((part) => said[part])) as typeof now
  const names = Object.keys(profileTaken) as (keyof typeof now)[]
  await patchProfile(db, owner, person.email, profileTaken)
  return { profileTaken, profileBefore: pickedOf(now, names) }
}

function checkRoom(kinds: readonly (keyof typeof mostFacts)[], known: readonly { kind: string }[]) {
  for (const kind of new Set(kinds)) {
    const count = [...kinds, ...known.map((fact) => fact.kind)].filter((one) => one === kind).length
    if (count > mostFacts[kind]) invalid([{ path: "lines", code: `tooMany ${mostFacts[kind]}` }])
  }
}

/** Takes an import back, all that it added. */
export async function undoImport(caller: Caller, id: string): Promise<CvImport> {
  const { db, owner, now, person } = caller
  const row = found(await queries.findResume(db, owner, id))
  ensure(row.importedAt !== null && row.undoneAt === null, "importNotUndone")
  await queries.removeImported(db, owner, id)
  if (row.profileTaken && row.profileBefore) {
    const back = profileBack(await personOf(caller), row.profileTaken, row.profileBefore)
    if (Object.keys(back).length > 0) await patchProfile(db, owner, person.email, back)
  }
  if (row.cvId) await removeMadeCv(caller, row.cvId)
  await queries.markResume(db, owner, id, { undoneAt: now })
  return readImport(caller, id)
}

/** The CV that an import made goes with it, but for one that a link or a page shows. */
async function removeMadeCv(caller: Caller, cvId: string) {
  const { copies, places } = await findShownBy(caller, cvId)
  if (copies.length === 0 && places.length === 0) await removeCv(caller, cvId)
}

/** All facts as JSON Resume, over the file that was imported last in this language. */
export async function exportResume(
  { db, owner, now, ...acting }: Pick<Context, "db" | "owner" | "now"> & AuditContext,
  language: "fr" | "en",
): Promise<string> {
  await recordExport({ db, ...acting }, "cv")
  return (await writeFacts({ db, owner, now }, language)).file
}

/** The same for the archive of a person: a file for each language. */
export async function archivedResumes(
  asked: Pick<Context, "db" | "owner" | "now">,
): Promise<{ name: string; file: string }[]> {
  const files = []
  for (const language of ["fr", "en"] as const) {
    const { file, isEmpty } = await writeFacts(asked, language)
    if (!isEmpty) files.push({ name: `cvs/resume-${language}.json`, file })
  }
  return files
}

async function writeFacts(
  { db, owner, now }: Pick<Context, "db" | "owner" | "now">,
  language: "fr" | "en",
) {
  const [facts, imported] = await Promise.all([
    listFacts(db, owner),
    queries.listImported(db, owner),
  ])
  const sources = imported.map((row) => sourceOf({ ...row, file: fileOf(row) }))
  const base = sources.find((source) => source.language === language)
  const content = imported.find(({ id }) => id === base?.id)?.content
  const byId = new Map(sources.map((source) => [source.id, source]))
  const skills = base ? await skillNamesIn(db, base.file) : undefined
  const { resume, unread } = resumeOf(facts, base, byId, language, skills)
  const other = base ? undefined : sources[0]
  const start = base?.file ?? (other ? withoutWords(other.file) : null)
  const written = writeResume(start, resume, now.toISOString(), unread)
  // A file that was imported says whom it is of; a new one is told by the profile.
  const file = start ? written : { $schema: null, basics: await basicsOf(db, owner), ...written }
  // Where nothing says anything else, the file leaves as it came, to the byte.
  const isSame = base && content !== undefined && same(file, base.file)
  return {
    file: isSame ? content : `${stringifyLossless(file)}\n`,
    isEmpty: facts.length === 0 && !base,
  }
}

async function basicsOf(db: Context["db"], owner: Context["owner"]): Promise<Item> {
  const { streetAddress, postalCode, city, country, ...profile } =
    (await findProfile(db, owner)) ?? nobody
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ")
  const location = said({ address: streetAddress, postalCode, city, countryCode: city && country })
  return {
    ...said({ name, email: profile.email, phone: profile.phoneNumber }),
    ...(Object.keys(location).length > 0 && { location }),
  }
}

/** What is known of it. */
const said = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>
