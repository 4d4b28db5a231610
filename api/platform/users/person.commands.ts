import type { z } from "zod"
import type { UserPatch } from "#contract/users"
import { inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { recordAudit } from "../../audit/commands"
import { keepImages } from "../../files/queries"
import { type FileContext, receive } from "../../files/receive.commands"
import { found } from "../../http/problem"
import { changeFirstConnection, patchProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { type Administering, ensureOver, type Overseer } from "./oversight.commands"
import { changeOwn } from "./own-fields.commands"
import { fieldsOf, ownOf, suspensionOf } from "./patch.commands"
import * as queries from "./queries"
import { nameOf } from "./record.commands"
import { changeSuspension } from "./suspension.commands"

type Patching = Administering & Parameters<typeof changeOwn>[0]

/** Carries out a JSON Patch on someone: of their own fields themself, of a suspension whoever may edit users. */
export async function patchPerson(
  context: Patching,
  personId: string,
  patch: z.output<typeof UserPatch>,
): Promise<queries.PersonRow> {
  const { db, owner, rights } = context
  const before = found(await queries.findPerson(db, personId))
  const isOwn = before.id === owner
  if (!isOwn) ensureOver(context, before)
  const given = fieldsOf(patch, [
    ...(isOwn && rights.has("profile.edit") ? (["own"] as const) : []),
    ...(rights.has("users.edit") ? (["suspension"] as const) : []),
  ])
  const own = ownOf(given)
  const suspension = suspensionOf(given, before)
  if (suspension) {
    ensureOver(context, before)
    await changeSuspension(context, before, suspension)
  }
  if (Object.keys(own).length > 0) await changeOwn(context, own)
  return before
}

/** Says whether someone is to be found. Said again, it changes nothing, and nothing is written down. */
export async function showInSearch(
  context: Administering,
  personId: string,
  shown: boolean,
): Promise<queries.PersonRow> {
  const before = found(await queries.findPerson(context.db, personId))
  if (before.id !== context.owner) ensureOver(context, before)
  if (before.showInSearch === shown) return before
  const changed = found(await queries.changePerson(context.db, before.id, { showInSearch: shown }))
  const act = shown ? "users.shownInSearch" : "users.hiddenFromSearch"
  await recordAudit(context, act, nameOf(before))
  return changed
}

/** Puts a picture of oneself in the place of the one that there was. */
export async function changePicture(
  context: FileContext,
  kind: "photo" | "banner",
  { bytes, name, alt }: { bytes: Uint8Array; name: string; alt: string | null },
): Promise<void> {
  const { inTransaction, owner, person } = context
  const { id } = await receive(context, bytes, name, true)
  const fields =
    kind === "photo" ? { photoId: id, photoAlt: alt } : { bannerId: id, bannerAlt: alt }
  await inTransaction(async (db) => {
    await keepImages(db, owner, { image: id })
    await patchProfile(db, owner, person.email, fields)
  })
}

/** Says whether someone is at their first connection. */
export async function sayFirstConnection(
  context: Pick<Context<"pool">, "owner" | "parts"> & Overseer,
  personId: string,
  firstConnection: boolean,
): Promise<void> {
  const { pool } = context.parts
  const person = found(await queries.findPerson(reading(pool, context.owner, "people"), personId))
  const owner = ownerOfRow({ owner: person.id })
  if (owner !== context.owner) ensureOver(context, person)
  await inTransaction(pool, owner, (db) =>
    changeFirstConnection(db, owner, person.email, firstConnection),
  )
}
