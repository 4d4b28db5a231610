import { createRoute } from "@hono/zod-openapi"
import { BillPreview, NewBill } from "#contract/bills"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { drawBill } from "./pdf.commands"

export const previews = area()

previews.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewBill",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: allowWithoutTransaction("bills.create"),
    request: { body: json(NewBill) },
    responses: ok(BillPreview),
  }),
  async (c) => c.json(await drawBill(c.var, c.req.valid("json")), 200),
)

previews.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/previews",
    operationId: "previewBill",
    description: "Draws a draft with what is typed in it; nothing is saved.",
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("billId"), body: json(NewBill) },
    responses: ok(BillPreview),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    return c.json(await drawBill(c.var, c.req.valid("json"), billId), 200)
  },
)
