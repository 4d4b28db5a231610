import type { LinkedCv } from "#contract/cv-copies"
import { inTransaction } from "../../../database/client"
import { found } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import { readCopyPdf } from "../../showcase/cv/copies.commands"
import { findAllowedResume, findPaper } from "../../showcase/cv/copies.queries"
import { readingOf } from "../../showcase/cv/paper.rules"
import { fileOfResume } from "../../showcase/cv/versions.commands"
import { findLinkSubject } from "./commands"

/** What is known of whoever holds a link: nothing but the moment. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files">
  now: Date
}

/** The copy of a CV that a private link opens: what its PDF shows, and nothing else. */
export async function readLinkedCv(visit: Visit, secret: string): Promise<LinkedCv> {
  const { owner, id } = await findLinkSubject(visit, "cvCopy", secret)
  return inTransaction(visit.parts.pool, owner, async (db) => ({
    ...readingOf(found(await findPaper(db, owner, id))),
    resumeAllowed: (await findAllowedResume(db, owner, id)) !== undefined,
  }))
}

/** The same as JSON Resume, where its owner allows it. */
export async function readLinkedResume(visit: Visit, secret: string) {
  const { owner, id } = await findLinkSubject(visit, "cvCopy", secret)
  const { resume, name } = found(
    await inTransaction(visit.parts.pool, owner, (db) => findAllowedResume(db, owner, id)),
  )
  return { file: fileOfResume(found(resume)), name: name.replace(/\.pdf$/, ".json") }
}

/** Its PDF, the bytes that were frozen. */
export async function readLinkedCvDocument(visit: Visit, secret: string) {
  const { owner, id } = await findLinkSubject(visit, "cvCopy", secret)
  const { parts } = visit
  return readCopyPdf(
    { owner, parts, inTransaction: (work) => inTransaction(parts.pool, owner, work) },
    id,
  )
}
