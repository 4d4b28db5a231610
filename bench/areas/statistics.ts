import type { AreaBench } from "./area"

/** Figures of so many bills, which are kept sums. */
export const statistics: AreaBench = {
  sizes: [10_000, 100_000],
  fill: async () => ({}),
  asks: () => [
    { name: "business", path: "/admin/statistics", times: 1.2 },
    { name: "clients", path: "/admin/statistics/clients", times: 1.2 },
    { name: "payment", path: "/admin/statistics/payment", times: 1.2 },
    { name: "sales and time", path: "/admin/statistics/sales", times: 1.2 },
    { name: "dashboard", path: "/admin/dashboard" },
    { name: "treasury", path: "/admin/treasury" },
  ],
}
