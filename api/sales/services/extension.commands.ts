import type { Extension } from "../../extension/extension"
import { searchServices } from "./queries"

export const services: Extension<"services"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchServices(db, owner, q, most)).map((service) => ({
      id: service.id,
      title: [service.name],
      detail: [
        say.money(Math.round(service.unitPriceHT), service.currency),
        say.text(`bills.units.${service.unit}`),
      ],
    })),
}
