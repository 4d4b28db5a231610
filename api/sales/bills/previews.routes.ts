import { createRoute } from "@hono/zod-openapi"
import { BillPreview, NewBill } from "#contract/bills"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok, tooOften } from "../../http/operation"
import { quota } from "../../http/quota"
import { drawBill } from "./pdf.commands"

export const previews = area()

previews.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewBill",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: [quota("previews"), allowWithoutTransaction("bills.create")] as const,
    request: { body: json(NewBill) },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => c.json(await drawBill(c.var, c.req.valid("json")), 200),
)

previews.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/previews",
    operationId: "previewBill",
    description: "Draws a draft with what is typed in it; nothing is saved.",
    middleware: [quota("previews"), allowWithoutTransaction("bills.edit")] as const,
    request: { params: idOf("billId"), body: json(NewBill) },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    return c.json(await drawBill(c.var, c.req.valid("json"), billId), 200)
  },
)
