import { createRoute } from "@hono/zod-openapi"
import { OfferDetails } from "#contract/offers"
import { allow } from "../../access/allow"
import { area, idOf, ok } from "../../http/operation"
import { takeNewestLetter } from "./letter.commands"

/** What contacts wrote by the owner's site, and what comes of it. */
export const contactLetters = area()

contactLetters.openapi(
  createRoute({
    method: "post",
    path: "/{contactId}/offer",
    operationId: "takeContactLetter",
    description:
      "Makes an offer of what the contact wrote last by the owner's site, at their company or at a prospect of their name; asked again, it is the same offer. 409 where they wrote nothing.",
    middleware: allow("contacts.see", "offers.create"),
    request: { params: idOf("contactId") },
    responses: ok(OfferDetails),
  }),
  async (c) =>
    c.json(await takeNewestLetter(c.var, c.req.valid("param").contactId, c.var.language), 200),
)
