import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  PictureUpload,
  Promotion,
  PublicUser,
  UserDetails,
  UserPatch,
  UserRecord,
} from "#contract/users"
import { isConfirmed } from "#domain/availability"
import { todayIn } from "#domain/day"
import {
  allowAnyRight,
  allowOneselfOr,
  allowWithoutTransaction,
  isOneself,
} from "../../access/allow"
import { recordAudit } from "../../audit/commands"
import { keepImages } from "../../files/queries"
import { pictureOf, receive } from "../../files/receive.commands"
import { area, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { patchProfile } from "../../people/profile/queries"
import { ensureOver } from "./oversight.commands"
import { changeOwn } from "./own-fields.commands"
import { fieldsOf, ownOf, suspensionOf } from "./patch.rules"
import * as queries from "./queries"
import { factsOf, nameOf, showDetails, showPublic, showRecord } from "./record.commands"
import { isFindable, promotionOf } from "./rules"
import { changeSuspension } from "./suspension.commands"

/** The calls about one person: themself, or whoever may. */
export const persons = area()

const personId = idOf("personId")

persons.openapi(
  createRoute({
    method: "get",
    path: "/{personId}",
    operationId: "findUserDetails",
    description:
      "All that is kept of someone, to themself and to those who may see users; to everyone else who is signed in what is public of them, where they can be found, and nothing otherwise (404).",
    middleware: allowAnyRight(),
    request: { params: personId },
    responses: ok(z.union([UserDetails, PublicUser])),
  }),
  async (c) => {
    const facts = await factsOf(c, c.req.valid("param").personId)
    if (isOneself(c) || c.var.rights.has("users.see")) return c.json(showDetails(c, facts), 200)
    found(isFindable(facts.person, c.var.now) || null)
    return c.json(showPublic(c, facts), 200)
  },
)

persons.openapi(
  createRoute({
    method: "patch",
    path: "/{personId}",
    operationId: "changeUser",
    description:
      "A JSON Patch (RFC 6902) of `add` and `replace`. Of oneself, on /firstName, /lastName, /phoneNumber, /mail, /hobbies, /howIAmDescription, /userType, /limitInterventionZone, /skills, /jobs, /communeId, /workAvailabilities, /photo, /personType, /workPhoto and /workPhotoAlt. Of anyone, with the right to edit users, on /suspendedUntil and /suspensionReason. An empty value clears. Any other path or operation is refused, and nothing changed.",
    middleware: allowOneselfOr("users.edit"),
    request: { params: personId, body: json(UserPatch) },
    responses: ok(UserDetails),
  }),
  async (c) => {
    const { db, rights } = c.var
    const before = found(await queries.findPerson(db, c.req.valid("param").personId))
    const mayEdit = rights.has("users.edit")
    if (!isOneself(c)) ensureOver(c, before)
    const given = fieldsOf(c.req.valid("json"), [
      ...(isOneself(c) && rights.has("profile.edit") ? (["own"] as const) : []),
      ...(mayEdit ? (["suspension"] as const) : []),
    ])
    const own = ownOf(given)
    const suspension = suspensionOf(given, before)
    if (suspension) {
      ensureOver(c, before)
      await changeSuspension(c, before, suspension)
    }
    if (Object.keys(own).length > 0) await changeOwn(c, own)
    return c.json(showDetails(c, await factsOf(c, before.id, true)), 200)
  },
)

persons.openapi(
  createRoute({
    method: "put",
    path: "/{personId}/showInSearch/{value}",
    operationId: "showUserInSearch",
    description:
      "Whether someone is to be found: they say so of themselves, and of anyone who may edit users.",
    middleware: allowOneselfOr("users.edit"),
    request: { params: personId.extend({ value: z.enum(["true", "false"]) }) },
    responses: ok(UserRecord),
  }),
  async (c) => {
    const { personId: id, value } = c.req.valid("param")
    const before = found(await queries.findPerson(c.var.db, id))
    if (!isOneself(c)) ensureOver(c, before)
    const showInSearch = value === "true"
    // Said again, it changes nothing, and nothing is written down.
    if (before.showInSearch === showInSearch) return c.json(showRecord(c, before), 200)
    const changed = found(await queries.changePerson(c.var.db, before.id, { showInSearch }))
    const act = showInSearch ? "users.shownInSearch" : "users.hiddenFromSearch"
    await recordAudit(c, act, nameOf(before))
    return c.json(showRecord(c, changed), 200)
  },
)

persons.openapi(
  createRoute({
    method: "get",
    path: "/promotion/{personId}",
    operationId: "findPromotion",
    description:
      "Whether someone can be promoted in the directory: each criterion, met or not, and where to see to it. Of oneself; of anyone for those who may see users.",
    middleware: allowOneselfOr("users.see"),
    request: { params: personId },
    responses: ok(Promotion),
  }),
  async (c) => {
    const { now, parts, today } = c.var
    const { person, profile, said } = await factsOf(c, c.req.valid("param").personId)
    const isAvailabilityConfirmed = said.some(({ confirmedAt, endsOn }) => {
      const confirmedOn = todayIn("Europe/Paris", confirmedAt)
      return isConfirmed({ confirmedOn }, today) && (endsOn === null || endsOn >= today)
    })
    const judged = promotionOf({ person, profile, isAvailabilityConfirmed }, now)
    return c.json(
      {
        eligible: judged.every(({ met }) => met),
        criteria: judged.map(({ criterion, met, page }) => ({
          criterion,
          met,
          link: `${parts.origin}/admin/${page}`,
        })),
      },
      200,
    )
  },
)

const pictures = {
  photo: ({ id, alt }: { id: string; alt: string | null }) => ({ photoId: id, photoAlt: alt }),
  banner: ({ id, alt }: { id: string; alt: string | null }) => ({ bannerId: id, bannerAlt: alt }),
} as const

for (const [path, fields] of Object.entries(pictures))
  persons.openapi(
    createRoute({
      method: "post",
      path: `/{personId}/${path}`,
      operationId: path === "photo" ? "addUserPhoto" : "addUserBanner",
      description:
        "Oneself: a JPEG or PNG image, as the body or as the file of a form, of 10 MB at most. It is drawn anew, without what else the file carried. `alt` says it to those who do not see it.",
      middleware: allowWithoutTransaction("profile.edit"),
      request: {
        params: personId,
        query: PictureUpload,
        body: {
          required: true,
          content: { "image/*": { schema: z.string().meta({ format: "binary" }) } },
        },
      },
      responses: ok(UserDetails),
    }),
    async (c) => {
      const { owner, person, inTransaction } = c.var
      found(isOneself(c) || null)
      const { bytes, name } = await pictureOf(c)
      const { id } = await receive(c, bytes, name, true)
      const alt = c.req.valid("query").alt ?? null
      await inTransaction(async (db) => {
        await keepImages(db, owner, { image: id })
        await patchProfile(db, owner, person.email, fields({ id, alt }))
      })
      return c.json(showDetails(c, await factsOf(c, owner)), 200)
    },
  )
