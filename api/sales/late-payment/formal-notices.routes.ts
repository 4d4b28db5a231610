import { createRoute } from "@hono/zod-openapi"
import { StoredFile } from "#contract/files"
import { NewFormalNotice } from "#contract/late-interest"
import { allowWithoutTransaction } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { writeBillNotice, writeClientNotice } from "./formal-notice.commands"

/** The formal notice of one bill. Mounted below the bills. */
export const billNotices = area()
/** That of all that a client is late with. Mounted below the clients. */
export const clientNotices = area()

const description =
  "Writes a formal notice to pay, as a file to download or to send, and says so in each bill's history."

billNotices.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/formal-notices",
    operationId: "addBillNotice",
    description,
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("billId"), body: json(NewFormalNotice) },
    responses: created(StoredFile),
  }),
  async (c) => {
    const notice = await writeBillNotice(c.var, c.req.valid("param").billId)
    return c.json(notice, 201)
  },
)

clientNotices.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/formal-notices",
    operationId: "addClientNotice",
    description,
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewFormalNotice) },
    responses: created(StoredFile),
  }),
  async (c) => {
    const notice = await writeClientNotice(c.var, c.req.valid("param").clientId)
    return c.json(notice, 201)
  },
)
