import type { AreaBench } from "./area"

const bounds = { times: 1.2, growth: 1.2 }

/** Figures of so many bills, which are kept sums. */
export const statistics: AreaBench = {
  sizes: [10_000, 100_000],
  fill: async () => ({}),
  asks: () => [
    { name: "business", path: "/admin/statistics", ...bounds },
    { name: "clients", path: "/admin/statistics/clients", ...bounds },
    { name: "payment", path: "/admin/statistics/payment", ...bounds },
    { name: "sales and time", path: "/admin/statistics/sales", ...bounds },
    { name: "dashboard", path: "/admin/dashboard" },
    { name: "treasury", path: "/admin/treasury" },
  ],
}
