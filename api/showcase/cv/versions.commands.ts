import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import type { CvDetails, CvItemTexts, CvPreview, CvStep, NewCv } from "#contract/cv-versions"
import type { Language } from "#contract/values"
import type { Database } from "../../../database/client"
import { permitted } from "../../access/permitted.rules"
import { type AuditContext, recordExport } from "../../audit/commands"
import { redrawn } from "../../file-store/on-thread"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { drawCv as drawPaperOfCv, renderPaper } from "../../paper/on-thread"
import { findOffer } from "../../people/offers/queries"
import { findProfile } from "../../people/profile/queries"
import type { Context, OutsideContext } from "../../ports/context"
import { findingsIn, type PersonOfCv } from "./anonymity.rules"
import { type CvContent, contentOf } from "./content.rules"
import { listShared } from "./copies.queries"
import { type Layout, sectionsOf, stepped, unworded, worded } from "./layout.rules"
import { fileOf, type PaperOfCv, paperOf } from "./paper.rules"
import { listPublications } from "./publications.queries"
import { listFacts, listIdentifying } from "./queries"
import { shownResume } from "./shown-resume.rules"
import * as queries from "./versions.queries"

type Caller = Pick<Context, "db" | "owner" | "today" | "now" | "rights">

/** As many as one person writes applications with. */
const mostCvs = 200

/** A CV as it travels in a list. */
export const showCv = ({ layout: _, archivedAt, ...cv }: queries.CvRow) => ({
  ...cv,
  archived: archivedAt !== null,
  createdAt: cv.createdAt.toISOString(),
  changedAt: cv.changedAt.toISOString(),
})

/** A CV with all that stands in it. */
export async function readCv(caller: Caller, id: string): Promise<CvDetails> {
  const row = found(await queries.findCv(caller.db, caller.owner, id))
  const [{ sections, findings }, shownBy] = await Promise.all([
    read(caller, row),
    findShownBy(caller, id),
  ])
  return {
    ...showCv(row),
    sections: sections.map(({ kind, hidden, items }) => ({
      kind,
      hidden,
      items: items.map((item) => ({
        factId: item.factId,
        hidden: item.hidden,
        changed: item.changed,
        missing: item.missing,
        title: item.title,
        detail: [item.with, item.aside, item.dates].filter(Boolean).join(" · "),
        text: item.text,
        tasks: item.tasks,
        results: item.results,
        place: item.place || null,
        environment: item.environment,
      })),
    })),
    findings,
    shownBy,
    can: permitted(caller.rights, {
      change: "cv.edit",
      remove: "cv.delete",
      export: findings.length === 0 && "cv.export",
    }),
  }
}

/** Which copies a private link opens now, and on which pages one of them stands. */
export async function findShownBy(
  { db, owner, now }: Pick<Caller, "db" | "owner" | "now">,
  id: string,
) {
  const [shared, published] = await Promise.all([
    listShared(db, owner, id, now),
    listPublications(db, owner, id),
  ])
  return { copies: shared, places: published.map(({ place }) => place) }
}

async function read({ db, owner, today }: Omit<Caller, "rights" | "now">, cv: CvContent) {
  const [facts, profile, others] = await Promise.all([
    listFacts(db, owner),
    findProfile(db, owner),
    cv.anonymous ? listIdentifying(db, owner) : { names: [], addresses: [] },
  ])
  const person = profile ?? nobody
  const sections = contentOf(cv, facts, today)
  return {
    facts,
    person,
    sections,
    findings: findingsIn(cv, sections, { person, facts, others, digestOf }),
  }
}

const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12)

const nobody: PersonOfCv = {
  ...{ firstName: null, lastName: null, commercialName: null, email: null },
  ...{ phoneNumber: null, streetAddress: null, city: null, photoId: null },
}

export async function addCv(caller: Caller, cv: NewCv): Promise<CvDetails> {
  const { db, owner } = caller
  if ((await queries.countCvs(db, owner)) >= mostCvs)
    invalid([{ path: "name", code: `tooMany ${mostCvs}` }])
  await checkOffer(caller, cv)
  return readCv(caller, found(await queries.addCv(db, owner, cv)).id)
}

export async function changeCv(
  caller: Caller,
  id: string,
  changes: NewCv & { version: number },
): Promise<CvDetails> {
  const { db, owner } = caller
  found(await queries.findCv(db, owner, id))
  await checkOffer(caller, changes)
  const changed = await queries.changeCv(db, owner, id, changes)
  return changed ? readCv(caller, id) : stale(await readCv(caller, id))
}

async function checkOffer({ db, owner }: Caller, { offerId }: NewCv) {
  if (offerId && !(await findOffer(db, owner, offerId)))
    invalid([{ path: "offerId", code: "unknown" }])
}

/** Another that is the same, to be made fit for another target. */
export async function duplicateCv(caller: Caller, id: string, name: string): Promise<CvDetails> {
  const { db, owner } = caller
  const row = found(await queries.findCv(db, owner, id))
  const { target: _, offerId: __, ...copied } = contentOfRow(row)
  const copy = { ...copied, name: name.slice(0, 120), target: null, offerId: null }
  return readCv(caller, found(await queries.addCv(db, owner, copy)).id)
}

function contentOfRow(row: queries.CvRow): CvContent {
  const { name, target, offerId, language, template, color, headline, summary } = row
  const { anonymous, otherLanguage, hidesExpired, showsPhoto, links, dailyRateHT, layout } = row
  return {
    ...{ name, target, offerId, language, template, color, headline, summary },
    ...{ anonymous, otherLanguage, hidesExpired, showsPhoto, links, dailyRateHT, layout },
  }
}

export async function archiveCv(
  caller: Caller,
  id: string,
  isArchived: boolean,
): Promise<CvDetails> {
  const { db, owner, now } = caller
  found(await queries.findCv(db, owner, id))
  await queries.archiveCv(db, owner, id, isArchived ? now : null)
  return readCv(caller, id)
}

export async function restoreCv(caller: Caller, id: string): Promise<CvDetails> {
  await restoreRemoved(caller.db, "cvs", id)
  return readCv(caller, id)
}

/** Moves, hides or shows a section, or an item among those of its kind. */
export async function arrangeCv(caller: Caller, id: string, step: CvStep): Promise<CvDetails> {
  const cv = found(await queries.findCv(caller.db, caller.owner, id))
  const { sections } = await read(caller, cv)
  const own = sections.find(({ items }) => items.some(({ factId }) => factId === step.factId))
  if (step.factId && !own) invalid([{ path: "factId", code: "unknown" }])
  const ids = own?.items.map(({ factId }) => factId) ?? []
  await layOut(caller, id, (layout) =>
    stepped(layout, step, { sections: sectionsOf(layout, cv.template), ids }),
  )
  return readCv(caller, id)
}

/** Words of an item that stand in this CV alone; none are “as in the facts”. */
export async function wordItem(
  caller: Caller,
  id: string,
  factId: string,
  texts: CvItemTexts,
): Promise<CvDetails> {
  const { db, owner, today } = caller
  const fact = found((await listFacts(db, owner)).find((one) => one.id === factId))
  const cv = found(await queries.findCv(db, owner, id))
  const usual = { ...cv, layout: unworded(cv.layout, factId) }
  const item = contentOf(usual, [fact], today).flatMap(({ items }) => items)[0]
  // What it says as the facts do stays theirs, and changes with them.
  const own = {
    title: texts.title === item?.title ? null : texts.title,
    text: texts.text === item?.text ? null : texts.text,
    tasks: isDeepStrictEqual(texts.tasks, item?.tasks) ? [] : texts.tasks,
    results: texts.results === item?.results ? null : texts.results,
    place: texts.place === item?.place ? null : texts.place,
    environment: isDeepStrictEqual(texts.environment, item?.environment) ? [] : texts.environment,
  }
  await layOut(caller, id, (layout) => worded(layout, factId, own))
  return readCv(caller, id)
}

/** Says that what was found in an anonymous CV may stay in it. */
export async function settleFinding(
  caller: Caller,
  id: string,
  finding: string,
): Promise<CvDetails> {
  const { findings } = await readCv(caller, id)
  ensure(
    findings.some((one) => one.id === finding),
    "cvFindingGone",
  )
  await layOut(caller, id, (layout) => ({
    ...layout,
    settled: [...(layout.settled ?? []), finding],
  }))
  return readCv(caller, id)
}

async function layOut({ db, owner }: Caller, id: string, change: (layout: Layout) => Layout) {
  const layout = found(await queries.lockLayout(db, owner, id))
  await queries.changeLayout(db, owner, id, change(layout))
}

type Outside = OutsideContext<"files"> & Omit<AuditContext, "db">

/** The CV as a PDF, to be kept by its owner. */
export async function typesetCv(context: Outside, id: string) {
  const { inTransaction, person, requestId } = context
  const { bytes, name } = await renderCv(context, id)
  await inTransaction((db) => recordExport({ db, person, requestId }, "cv"))
  return { bytes, name }
}

/** The CV as it shows, as JSON Resume, under the same condition as its PDF. */
export async function writeShownResume(
  {
    db,
    owner,
    today,
    person: acting,
    requestId,
  }: Pick<Context, "db" | "owner" | "today"> & AuditContext,
  id: string,
) {
  const cv = found(await queries.findCv(db, owner, id))
  const { sections, findings, ...about } = await read({ db, owner, today }, cv)
  ensure(findings.length === 0, "cvFindings")
  await recordExport({ db, person: acting, requestId }, "cv")
  const name = fileOf(cv, about.person).replace(/\.pdf$/, ".json")
  return { name, file: fileOfResume(shownResume(cv, sections, about)) }
}

export const fileOfResume = (resume: object): string => `${JSON.stringify(resume, null, 2)}\n`

/**
 * The PDF of a CV, and what it says in each language; an anonymous one does not leave before all that was found in it
 * is settled. One for everybody to read says how to reach its person nowhere.
 */
export async function renderCv(
  {
    owner,
    today,
    inTransaction,
    parts,
  }: Omit<OutsideContext<"files">, "now" | "rights" | "person">,
  id: string,
  { isPublic }: { isPublic: boolean } = { isPublic: false },
) {
  const { cv, papers, resume, name, photoId } = await inTransaction(async (db) => {
    const cv = found(await queries.findCv(db, owner, id))
    const said = async (language: Language) => {
      // Own words are of the CV's language: in the other one the facts speak for themselves. Of one that says nobody's
      // name, what was put in other words stays so.
      const isOther = language !== cv.language && !cv.anonymous
      const worded = { ...cv, language, ...(isOther && { layout: { ...cv.layout, texts: {} } }) }
      const { sections, findings, ...about } = await read({ db, owner, today }, worded)
      ensure(findings.length === 0, "cvFindings")
      const paper = paperOf(worded, sections, { ...about, today })
      return {
        paper: isPublic ? { ...paper, contact: [] } : paper,
        resume: shownResume(worded, sections, about),
        person: about.person,
      }
    }
    const own = await said(cv.language)
    const other = isPublic ? await said(cv.language === "fr" ? "en" : "fr") : own
    const papers =
      cv.language === "fr" ? { fr: own.paper, en: other.paper } : { fr: other.paper, en: own.paper }
    const { resume, person } = own
    return { cv, papers, resume, name: fileOf(cv, person), photoId: person.photoId }
  })
  const paper = papers[cv.language]
  const photo = await photoOf({ owner, parts }, paper, photoId)
  const bytes = await renderPaper(owner, "cv", paper, "ua-1", photo)
  return { cv, paper, papers, resume, name, bytes }
}

/** Removes a CV that nobody reads by a link or on a page; the facts and the copies of it stay. */
export async function removeCv(
  { db, owner, now }: Pick<Context, "db" | "owner" | "now">,
  id: string,
): Promise<void> {
  found(await queries.findCv(db, owner, id))
  const { copies, places } = await findShownBy({ db, owner, now }, id)
  ensure(copies.length === 0, "cvShared")
  ensure(!places.includes("site"), "cvOnSite")
  ensure(places.length === 0, "cvInDirectory")
  found(await queries.removeCv(db, owner, id))
}

/** As many pixels a side as a photo is printed with. */
const photoSide = 600

/** The photo that a paper shows, small enough to be sent with it; one that is gone is left out. */
async function photoOf(
  { owner, parts }: Pick<OutsideContext<"files">, "owner" | "parts">,
  paper: PaperOfCv,
  photoId: string | null,
): Promise<Uint8Array | undefined> {
  const bytes = paper.photo && photoId ? await parts.files.get(photoId) : undefined
  return bytes && redrawn(owner, bytes, bytes[0] === 0xff ? "image/jpeg" : "image/png", photoSide)
}

/** The CV as a picture, to be looked at by its owner. */
export async function drawCv(context: OutsideContext<"files">, id: string) {
  return drawn(context, async (db) => found(await queries.findCv(db, context.owner, id)))
}

/** Where a CV has more pages than one, only one that is meant to have no other says what is on them. */
async function drawn(
  { owner, today, inTransaction, parts }: OutsideContext<"files">,
  find: (db: Database) => Promise<CvContent>,
): Promise<CvPreview> {
  const { paper, photoId } = await inTransaction(async (db) => {
    const cv = await find(db)
    const { sections, findings: _, ...about } = await read({ db, owner, today }, cv)
    return { paper: paperOf(cv, sections, { ...about, today }), photoId: about.person.photoId }
  })
  const photo = await photoOf({ owner, parts }, paper, photoId)
  const { svg, beyond } = await drawPaperOfCv(owner, paper, photo)
  return { svg, beyond: paper.template === "onePage" ? beyond : [] }
}

/** What is typed of a CV, drawn with what stands in it; nothing is saved. */
export async function drawTypedCv(context: OutsideContext<"files">, typed: NewCv, id?: string) {
  return drawn(context, async (db) => {
    const known = id ? found(await queries.findCv(db, context.owner, id)) : undefined
    return { ...typed, layout: known?.layout ?? {} }
  })
}
