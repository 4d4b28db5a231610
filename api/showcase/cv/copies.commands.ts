import { createHash, randomUUID } from "node:crypto"
import type { CvComparison, CvCopy } from "#contract/cv-copies"
import type { Language } from "#contract/values"
import type { Database } from "../../../database/client"
import { permitted } from "../../access/permitted.rules"
import { type AuditContext, recordExport } from "../../audit/commands"
import { ensure, found, invalid } from "../../http/problem"
import type { Context, OutsideContext } from "../../ports/context"
import { compareLines } from "./comparison.rules"
import * as queries from "./copies.queries"
import type { PaperOfCv } from "./paper.rules"
import { renderCv } from "./versions.commands"

/** More than one person sends in years. */
const mostCopies = 2_000

type Caller = Pick<Context, "db" | "owner" | "rights">

export type Freezing = OutsideContext<"files"> & Omit<AuditContext, "db">

/** What is kept in the same transaction as the copy. */
type Alongside = (
  db: Database,
  copyId: string,
  papers: Record<Language, PaperOfCv>,
) => Promise<void>

/** A copy as it travels. */
export const showCopy = (
  rights: Caller["rights"],
  { fileKey: _, fileName: _name, ...copy }: queries.CvCopyRow,
): CvCopy => ({
  ...copy,
  createdAt: copy.createdAt.toISOString(),
  can: permitted(rights, { share: "cv.edit" }),
})

export async function readCopy({ db, owner, rights }: Caller, id: string): Promise<CvCopy> {
  return showCopy(rights, found(await queries.findCopy(db, owner, id)))
}

/**
 * Freezes what a CV shows today for somebody: the bytes of its PDF and its texts. An anonymous one is not frozen
 * before all that was found in it is settled.
 */
export async function addCopy(
  context: Freezing,
  cvId: string,
  recipientIn: (language: Language) => string,
  { isPublic, alongside }: { isPublic: boolean; alongside?: Alongside } = { isPublic: false },
): Promise<CvCopy> {
  const { owner, inTransaction, rights, parts, person, requestId, now } = context
  const { cv, paper, papers, resume, name, bytes } = await renderCv(context, cvId, { isPublic })
  const recipient = recipientIn(cv.language)
  const fileKey = randomUUID()
  await parts.files.put(fileKey, bytes, "application/pdf")
  try {
    return await inTransaction(async (db) => {
      if ((await queries.countCopies(db, owner)) >= mostCopies)
        invalid([{ path: "recipient", code: `tooMany ${mostCopies}` }])
      const added = await queries.addCopy(db, owner, {
        ...{ cvId, recipient, paper, resume, fileKey, fileName: name, createdAt: now },
        ...{ name: cv.name, offerId: cv.offerId, language: cv.language, anonymous: cv.anonymous },
        size: bytes.byteLength,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      })
      const { id } = found(added)
      await alongside?.(db, id, papers)
      await recordExport({ db, person, requestId }, "cv")
      return readCopy({ db, owner, rights }, id)
    })
  } catch (error) {
    await parts.files.remove(fileKey)
    throw error
  }
}

/** Lets whoever holds its link take a copy as JSON Resume, or no longer. */
export async function allowResume(caller: Caller, id: string, isAllowed: boolean): Promise<CvCopy> {
  const { db, owner } = caller
  found(await queries.findCopy(db, owner, id))
  ensure(await queries.allowResume(db, owner, id, isAllowed), "cvCopyWithoutResume")
  return readCopy(caller, id)
}

/** The bytes that were frozen. */
export async function readCopyPdf(
  {
    owner,
    inTransaction,
    parts,
  }: Pick<OutsideContext<"files">, "owner" | "inTransaction" | "parts">,
  id: string,
) {
  const copy = found(await inTransaction((db) => queries.findCopy(db, owner, id)))
  const bytes = await parts.files.get(copy.fileKey)
  if (!bytes) throw new Error(`the copy ${id} of a CV is not in the file store`)
  return { bytes, name: copy.fileName }
}

/** What a copy says that another did not, and the other way about. */
export async function compareCopies(
  caller: Caller,
  id: string,
  otherId: string,
): Promise<CvComparison> {
  const { db, owner } = caller
  const copy = await readCopy(caller, id)
  const other = await readCopy(caller, otherId)
  const papers = [id, otherId].map((one) => queries.findPaper(db, owner, one))
  const [ofCopy, ofOther] = await Promise.all(papers)
  return {
    copy,
    other,
    lines: compareLines(found(ofCopy), found(ofOther)),
  }
}
