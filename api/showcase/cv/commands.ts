import type { FactMove, NewFact } from "#contract/cv"
import { mostFacts } from "#contract/cv"
import { keepFiles } from "../../files/queries"
import { ensure, found, invalid } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import { findSkillKind, nameSkills } from "../skills/queries"
import * as queries from "./queries"
import { namesOf, proofOf } from "./rules"

type Caller = Pick<Context, "db" | "owner">

/** Where in a file a fact was read, or what it takes the place of. */
type Source = { resumeId: string; resumeFrom: string | null } | { renewsId: string }

export async function addFact({ db, owner }: Caller, typed: NewFact, source?: Source) {
  const { count, first, last } = await queries.measureFacts(db, owner, typed.kind)
  const most = mostFacts[typed.kind]
  if (count >= most) invalid([{ path: fieldNaming(typed), code: `tooMany ${most}` }])
  const fact = await named({ db, owner }, typed)
  // The newest work stands first; what is enumerated is added at the end.
  const place = ["skill", "language", "interest"].includes(fact.kind) ? last + 1 : first - 1
  const row = rowOf(fact)
  const origin = source && ("renewsId" in source ? source : { ...source, resumeRead: row.content })
  return found(await queries.addFact(db, owner, { ...row, ...origin, place }))
}

/** Nothing is returned where the version is not the current one. */
export async function changeFact(
  { db, owner }: Caller,
  id: string,
  { version, ...typed }: NewFact & { version: number },
) {
  const current = found(await queries.findFact(db, owner, id))
  if (current.kind !== typed.kind) invalid([{ path: "kind", code: "choice" }])
  const fact = await named({ db, owner }, typed, id)
  return {
    current,
    changed: await queries.changeFact(db, owner, id, version, rowOf(fact)),
  }
}

/** The next certification in the place of one that ends; the old one is kept as it was, and renewed once. */
export async function renewCertification(caller: Caller, id: string, renewal: NewFact) {
  const renewed = found(await queries.findFact(caller.db, caller.owner, id))
  ensure(renewed.kind === "certification", "notRenewable")
  ensure(renewed.renewedById === null, "certificationRenewed")
  return addFact(caller, renewal, { renewsId: id })
}

/** One place up or down among those of its kind; the first does not go further up. */
export async function moveFact({ db, owner }: Caller, id: string, { direction }: FactMove) {
  const { kind } = found(await queries.findFact(db, owner, id))
  const ids = (await queries.listFacts(db, owner, kind)).map((fact) => fact.id)
  const at = ids.indexOf(id)
  const to = Math.max(0, Math.min(ids.length - 1, at + (direction === "up" ? -1 : 1)))
  await queries.orderFacts(db, owner, ids.toSpliced(at, 1).toSpliced(to, 0, id))
  return found(await queries.findFact(db, owner, id))
}

export async function restoreFact({ db, owner }: Caller, id: string) {
  await restoreRemoved(db, "cv_facts", id)
  return found(await queries.findFact(db, owner, id))
}

/** A skill by the name that it has here; one that is there already, by whatever name, is refused. */
async function named<Typed extends NewFact>(
  { db, owner }: Caller,
  typed: Typed,
  but?: string,
): Promise<Typed> {
  await keepFiles(db, owner, { proofId: proofOf(typed) })
  if (typed.kind !== "skill" && typed.kind !== "language") return typed
  const [name = ""] = typed.kind === "skill" ? await nameSkills(db, [typed.name]) : [typed.code]
  if (await queries.isTaken(db, owner, { kind: typed.kind, title: name, but }))
    invalid([
      typed.kind === "skill"
        ? { path: "name", code: `skillKnown ${name}` }
        : { path: "code", code: "languageKnown" },
    ])
  if (typed.kind !== "skill") return typed
  return { ...typed, name, type: typed.type ?? (await findSkillKind(db, name)) }
}

function rowOf(fact: NewFact) {
  const { kind, ...rest } = fact
  const { proofId: _, ...content } = { proofId: null, ...rest }
  return {
    kind,
    content: content as queries.FactRow["content"],
    proofId: proofOf(fact),
    ...namesOf(fact),
  }
}

function fieldNaming({ kind }: NewFact): string {
  const fields = { skill: "name", language: "code", study: "diplomaFr", interest: "nameFr" }
  return kind in fields ? fields[kind as keyof typeof fields] : "titleFr"
}
