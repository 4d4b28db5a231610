import type { z } from "zod"
import { NewProduct } from "#contract/products"
import { errorsOf } from "../../http/refuse-invalid"
import type { ImportKind, RowCells } from "../../ports/import-kind"
import { dayIn, moneyIn, plain, switchIn } from "../../spreadsheets/values.rules"
import * as queries from "./queries"
import { refusalOfSale } from "./rules"

/** Products from a file of another tool. */
export const productImport: ImportKind = {
  menu: "products",
  fields: [
    {
      name: "name",
      label: "products.name",
      required: true,
      headings: [
        ...["name", "nom", "produit", "product", "itemname", "designation", "libelle", "article"],
        ...["titre", "title", "itemproduct"],
      ],
    },
    {
      name: "purchaseDate",
      label: "products.purchaseDate",
      headings: ["purchasedate", "dateachat", "datedachat", "achatle"],
    },
    {
      name: "purchasePrice",
      label: "products.purchasePrice",
      headings: ["purchaseprice", "prixdachat", "prixachat", "cost", "cout", "itemcost"],
    },
    {
      name: "shippingFees",
      label: "products.shippingFees",
      headings: ["shippingfees", "fraisdeport", "fraisdenvoi", "shipping"],
    },
    {
      name: "advertisingCosts",
      label: "products.advertisingCosts",
      headings: ["advertisingcosts", "publicite", "fraisdepublicite", "advertising"],
    },
    {
      name: "deliveryPrice",
      label: "products.deliveryPrice",
      headings: ["deliveryprice", "livraison", "fraisdelivraison", "delivery"],
    },
    {
      name: "sellingPrice",
      label: "products.sellingPrice",
      headings: [
        ...["sellingprice", "prixdevente", "prixvente", "prixdeventettc", "price", "prix", "rate"],
        ...["prixunitaire", "unitprice", "tarif"],
      ],
    },
    {
      name: "sellingDate",
      label: "products.sellingDate",
      headings: ["sellingdate", "datedevente", "datevente", "vendule"],
    },
    {
      name: "collectedPrice",
      label: "products.collectedPrice",
      headings: ["collectedprice", "encaisse", "prixencaisse", "montantencaisse"],
    },
    { name: "sold", label: "products.sold", headings: ["sold", "vendu"] },
    { name: "color", label: "products.color", headings: ["color", "colour", "couleur"] },
    { name: "size", label: "products.size", headings: ["size", "taille"] },
  ],
  async known({ db, owner }) {
    const products = await queries.listKnownProducts(db, owner)
    return products.map((product) => ({ title: product.name, keys: keysOf(product) }))
  },
  async read({ today }, rows) {
    return rows.map((row) => {
      const read = NewProduct.safeParse(productOf(row))
      return {
        title: row.name ?? "",
        keys: read.success ? keysOf(read.data) : [],
        errors: read.success ? refusalOfSale(read.data, today) : errorsOf(read.error),
      }
    })
  },
  add: ({ db, owner }, rows) =>
    queries.addProducts(
      db,
      owner,
      rows.map((row) => NewProduct.parse(productOf(row))),
    ),
  remove: ({ db, owner }, ids) => queries.removeProducts(db, owner, [...ids]),
}

const prices = [
  ...["purchasePrice", "shippingFees", "advertisingCosts", "deliveryPrice", "sellingPrice"],
  "collectedPrice",
]

/** As the schema judges it: what cannot be read stays a text, and is refused there. */
const productOf = (row: RowCells): unknown => ({
  name: row.name ?? "",
  purchaseDate: dayIn(row.purchaseDate ?? ""),
  sellingDate: dayIn(row.sellingDate ?? ""),
  ...Object.fromEntries(prices.map((name) => [name, moneyIn(row[name] ?? "")])),
  sold: switchIn(row.sold ?? ""),
  color: row.color || null,
  size: row.size || null,
})

/** The same thing bought twice is two products: another day, size or colour tells them apart. */
const keysOf = (
  product: Pick<z.output<typeof NewProduct>, "name" | "purchaseDate" | "color" | "size">,
) => [
  [product.name, product.color ?? "", product.size ?? ""].map(plain).join(" ") +
    ` ${product.purchaseDate ?? ""}`,
]
