import { type AreaBench, addClients, idOf } from "./area"
import { terms } from "./terms"

/** Contracts of ten amendments each. */
export const contracts: AreaBench = {
  sizes: [100, 10_000],
  async fill(client, owner, size) {
    await addClients(client, owner, 20)
    await client.query(
      `insert into contracts (owner, reference, client_id, kind, title, start_date, price_ht, unit, payment_days, end_of_month,
         renewable, billable_project, activated_on, budget_days, first_terms)
       select $1, 'C-' || at, c.id, 'freelance', 'Contrat ' || at, '2020-01-01', 50000, 'day', 30, false, false, true, '2020-01-01', 200, ${terms}
       from generate_series(1, $2::int) at
       join (select id, row_number() over (order by name) - 1 as place from clients where owner = $1) c
         on c.place = at % 20`,
      [owner, size],
    )
    await client.query(
      `insert into contract_amendments (owner, contract_id, number, effective_on, changes, activated_on, applied)
       select c.owner, c.id, at, date '2020-06-01' + at * 180, jsonb_build_object('priceHT', 50000 + at * 500), date '2020-06-01', true
       from contracts c, generate_series(1, 10) at where c.owner = $1`,
      [owner],
    )
    const contractId = await idOf(
      client,
      "select id from contracts where owner = $1 limit 1",
      owner,
    )
    return { contractId }
  },
  asks: ({ contractId }) => [
    { name: "list", path: "/admin/contracts?limit=50", times: 1.1 },
    { name: "page", path: `/admin/contracts/${contractId}`, times: 1.5 },
  ],
}
