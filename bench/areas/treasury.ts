import type { AreaBench } from "./area"

/** An account of so many movements, fed by hand, and a purse of expenses. */
export const treasury: AreaBench = {
  sizes: [100, 100_000],
  async fill(client, owner, size, call) {
    const { id } = await call("POST", "/Accounts", {
      name: "Compte courant",
      openedOn: "2020-01-01",
      openingBalance: 0,
    })
    await client.query(
      `insert into outcomes (owner, day, label, amount, category, means, account_id)
       select $1, date '2020-01-01' + (at % 2500)::int, 'Dépense ' || at, 1000 + at % 900, 'travel', 'card', $2
       from generate_series(1, $3::int) at`,
      [owner, id, size],
    )
    return {}
  },
  asks: () => [
    { name: "outcomes", path: "/admin/outcomes?limit=50", times: 1.1 },
    { name: "incomes", path: "/admin/incomes?limit=50", times: 1.1 },
    { name: "what is yours to spend", path: "/admin/treasury" },
  ],
}
