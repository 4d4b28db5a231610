import { units } from "#contract/sales-choices"
import type { Api } from "../api.server"
import { textOf } from "../language/locale.server"
import { addHere } from "./add-here.server"
import { toCents } from "./coercion"

/** What the form of a product begins with. */
const usualProduct = { priceBy: "price", quantity: 1, sold: false, vatScheme: "none" } as const

/** Adds a service or a product from within a document, which comes back with a line of it. */
export const serviceAdding = (request: Request, api: Api) =>
  addHere({
    request,
    name: "newService",
    fields: {
      name: "services.name",
      price: "services.unitPriceHT",
      kind: undefined,
      vatRate: undefined,
    },
    told: { unitPriceHT: "price", sellingPrice: "price" },
    async save({ name, price, kind, vatRate }) {
      const t = await textOf(request)
      const unit = units.find((each) => each === kind)
      const amount = toCents(price, unit ? 6 : 2) as number | undefined
      const saved = unit
        ? await api.post("/Services", { body: { name, unit, unitPriceHT: amount as number } })
        : await api.post("/Products", {
            body: { name, sellingPrice: amount, ...usualProduct },
          })
      if (saved.problem) return saved
      const { id } = saved.data
      return {
        choices: [],
        insert: {
          list: "lines",
          over: "serviceName",
          row: {
            ...{ serviceName: saved.data.name, quantity: "1", unit: unit ?? "unit" },
            ...{ unitPriceHT: price, vatRate, ...(unit ? undefined : { productId: id }) },
          },
        },
        told: { tone: "success", title: t("services.addedAndTaken", { name: saved.data.name }) },
      }
    },
  })
