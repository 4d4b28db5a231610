import { createRoute } from "@hono/zod-openapi"
import type { z } from "zod"
import {
  NewProduct,
  NewProductSale,
  Product,
  ProductChanges,
  ProductDetails,
  ProductFilter,
  ProductProfit,
  ProductYear,
} from "#contract/products"
import { Outcome, Selection } from "#contract/selection"
import { marginRateOf } from "#domain/product-price"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { keepImages } from "../../files/queries"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { ensure, found, foundAll, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findNames, keepOption } from "../../platform/options/keep.commands"
import { refuseSale, sellProduct, showProfit } from "./commands"
import * as queries from "./queries"
import { exported, priced, productActs, registered } from "./rules"

export const products = area()

type NewProductFields = Pick<z.output<typeof NewProduct>, "color" | "size">
type Row = NonNullable<Awaited<ReturnType<typeof queries.findProduct>>>

/** A row as it travels. */
const show = (row: Row): Product => ({
  ...row,
  marginRate: marginRateOf(row, row.margin),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** The same alone, as its caller finds it. */
const details = (c: Call, row: Row): ProductDetails => ({
  ...show(row),
  can: productActs(c.var.rights, row),
})

/** What was typed, with the values that its colour and its size are kept by. */
const kept = async <Typed extends NewProductFields>(c: Call, product: Typed): Promise<Typed> => ({
  ...product,
  color: await keepOption(c.var, "productColor", product.color),
  size: await keepOption(c.var, "productSize", product.size),
})

products.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listProducts",
    middleware: allow("products.see"),
    request: { query: ProductFilter },
    responses: listed(Product),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listProducts(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

products.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportProducts",
    middleware: allow("products.export"),
    request: { query: ProductFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportProducts(db, owner, c.req.valid("query"))
    await recordExport(c.var, "products")
    const colorOf = await findNames(c.var, "productColor", c.var.language)
    const sizeOf = await findNames(c.var, "productSize", c.var.language)
    const named = rows.map((row) => ({ ...row, color: colorOf(row.color), size: sizeOf(row.size) }))
    return answerCsv(c, "products", exported, named)
  },
)

products.openapi(
  createRoute({
    method: "get",
    path: "/profit",
    operationId: "readProductProfit",
    description:
      "What products brought in a year, month by month and by how long they lay, and what is in stock by its age.",
    middleware: allow("products.see"),
    request: { query: ProductYear },
    responses: ok(ProductProfit),
  }),
  async (c) => c.json(await showProfit(c.var, c.req.valid("query").year), 200),
)

products.openapi(
  createRoute({
    method: "get",
    path: "/register",
    operationId: "exportPurchaseRegister",
    description: "What was bought to be sold in a year, as sellers have to keep it (CGI 50-0, 5).",
    middleware: allow("products.export"),
    request: { query: ProductYear },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.listBought(db, owner, c.req.valid("query").year)
    await recordExport(c.var, "products")
    return answerCsv(c, "registre-achats", registered, rows)
  },
)

products.openapi(
  createRoute({
    method: "get",
    path: "/{productId}",
    operationId: "findProduct",
    middleware: allow("products.see"),
    request: { params: idOf("productId") },
    responses: ok(ProductDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(
      details(c, found(await queries.findProduct(db, owner, c.req.valid("param").productId))),
      200,
    )
  },
)

products.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addProduct",
    middleware: allow("products.create"),
    request: { body: json(NewProduct) },
    responses: created(ProductDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const product = await kept(c, c.req.valid("json"))
    refuseSale(product, c.var.today)
    await keepImages(db, owner, { imageId: product.imageId })
    return c.json(details(c, found(await queries.addProduct(db, owner, priced(product)))), 201)
  },
)

products.openapi(
  createRoute({
    method: "put",
    path: "/{productId}",
    operationId: "changeProduct",
    middleware: allow("products.edit"),
    request: { params: idOf("productId"), body: json(ProductChanges) },
    responses: ok(ProductDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { productId } = c.req.valid("param")
    const changes = await kept(c, c.req.valid("json"))
    refuseSale(changes, c.var.today)
    const current = found(await queries.findProduct(db, owner, productId))
    await keepImages(db, owner, { imageId: changes.imageId })
    const changed = await queries.changeProduct(db, owner, productId, {
      ...priced(changes),
      version: changes.version,
    })
    return c.json(details(c, changed ?? stale(details(c, current))), 200)
  },
)

products.openapi(
  createRoute({
    method: "post",
    path: "/{productId}/sales",
    operationId: "sellProduct",
    description:
      "Sells some pieces of a product, or all of them: those of a lot become a product of their own, with their share of its costs.",
    middleware: allow("products.edit"),
    request: { params: idOf("productId"), body: json(NewProductSale) },
    responses: created(ProductDetails),
  }),
  async (c) => {
    const { productId } = c.req.valid("param")
    return c.json(details(c, await sellProduct(c.var, productId, c.req.valid("json"))), 201)
  },
)

products.openapi(
  createRoute({
    method: "delete",
    path: "/{productId}",
    operationId: "removeProduct",
    middleware: allow("products.delete"),
    request: { params: idOf("productId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const { productId } = c.req.valid("param")
    const { sold } = found(await queries.findProduct(db, owner, productId))
    ensure(!sold, "productSoldStays")
    found(await queries.removeProduct(db, owner, productId))
    return c.body(null, 204)
  },
)

products.openapi(
  createRoute({
    method: "post",
    path: "/{productId}/restoration",
    operationId: "restoreProduct",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("products.delete"),
    request: { params: idOf("productId") },
    responses: ok(ProductDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { productId } = c.req.valid("param")
    await restoreRemoved(db, "products", productId)
    return c.json(details(c, found(await queries.findProduct(db, owner, productId))), 200)
  },
)

products.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeProducts",
    description:
      "Removes what was not sold; 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("products.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const sold = await queries.listSoldAmong(db, owner, ids)
    const done = await queries.removeProducts(db, owner, ids)
    foundAll(ids, [...done, ...sold.map(({ id }) => id)])
    const refused = sold.map((product) => ({ ...product, code: "productSoldStays" }))
    return c.json({ done, refused }, 200)
  },
)
