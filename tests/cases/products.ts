import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewProduct: () => ({ name: "Lampe d’atelier", purchasePrice: 4_000, sellingPrice: 9_000 }),
    NewProductSale: () => ({
      ...{ quantity: 1, sellingPrice: 9_000, sellingDate: "2026-11-20", version: 1 },
    }),
  },
  columns: {
    "products.image_id": {
      of: "image",
      by: (imageId) => ["POST", "/Products", { name: "Lampe", imageId }],
    },
  },
  several: [{ path: "/Products/deletions", make: ({ make }) => make("addProduct") }],
  typed: {
    path: "products",
    required: "name",
    add: { name: "Lampe d’atelier", purchasePrice: "40,00", sellingPrice: "1 234,50" },
    change: { name: "Lampe d’atelier bleue" },
    shown: "Lampe d’atelier bleue",
  },
}
