import type { Extension } from "../../extension/extension"
import { productActivity } from "./activity.queries"
import { productImport } from "./import.commands"
import { searchProducts } from "./queries"

export const products: Extension<"products"> = {
  activity: productActivity,
  import: productImport,
  search: async ({ db, owner, q, most, say }) =>
    (await searchProducts(db, owner, q, most)).map((product) => ({
      id: product.id,
      title: [product.name],
      detail: [
        say.money(product.sellingPrice, product.currency),
        product.sold && say.text("products.sold"),
      ],
    })),
}
