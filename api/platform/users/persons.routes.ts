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
import { receivingPicture } from "../../files/sent-bytes"
import { area, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { changePicture, patchPerson, showInSearch } from "./person.commands"
import { factsOf, showDetails, showPublic, showRecord } from "./record.commands"
import { isFindable, promotionOf } from "./rules"

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
    const facts = await factsOf(c.var, c.req.valid("param").personId, c.var.language)
    if (isOneself(c) || c.var.rights.has("users.see")) return c.json(showDetails(c.var, facts), 200)
    found(isFindable(facts.person, c.var.now) || null)
    return c.json(showPublic(c.var, facts), 200)
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
    const { id } = await patchPerson(c.var, c.req.valid("param").personId, c.req.valid("json"))
    return c.json(showDetails(c.var, await factsOf(c.var, id, c.var.language, true)), 200)
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
    return c.json(showRecord(c.var, await showInSearch(c.var, id, value === "true")), 200)
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
    const { person, profile, said } = await factsOf(
      c.var,
      c.req.valid("param").personId,
      c.var.language,
    )
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

for (const kind of ["photo", "banner"] as const)
  persons.openapi(
    createRoute({
      method: "post",
      path: `/{personId}/${kind}`,
      operationId: kind === "photo" ? "addUserPhoto" : "addUserBanner",
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
      found(isOneself(c) || null)
      const alt = c.req.valid("query").alt ?? null
      await receivingPicture(c, (picture) => changePicture(c.var, kind, { ...picture, alt }))
      const facts = await factsOf(c.var, c.var.owner, c.var.language)
      return c.json(showDetails(c.var, facts), 200)
    },
  )
