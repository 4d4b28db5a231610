import { type AreaBench, addClients, idOf } from "./area"

/** Offers in all stages, and a company with ten thousand things in its history. */
export const offers: AreaBench = {
  sizes: [100, 10_000, 100_000],
  async fill(client, owner, size) {
    await addClients(client, owner, 20)
    await client.query(
      `insert into offers (owner, title, client_id, state, tjm_ht, expected_days, expected_start, entered_at, modified_by, abort_reason)
       select $1, 'Mission ' || at, c.id,
         (array['firstContact','positioned','onWaiting','aborted','accepted'])[1 + at % 5],
         case when at % 7 > 0 then 40000 + at % 300 * 100 end, 5 + at % 40, date '2026-11-01' + (at % 200)::int,
         now() - (at % 400) * interval '1 day', $1,
         case when at % 5 = 3 then 'price' end
       from generate_series(1, $2::int) at
       join (select id, row_number() over (order by name) - 1 as place from clients where owner = $1) c
         on c.place = at % 20`,
      [owner, size],
    )
    const companyId = await idOf(
      client,
      "select id from clients where owner = $1 order by name limit 1",
      owner,
    )
    await client.query(
      `insert into notes (owner, area, record_id, kind, day, at, "from", text)
       select $1, 'clients', $2, 'call', current_date - (at % 900)::int, now() - at * interval '1 hour', 'them', 'Appel ' || at
       from generate_series(1, 10000) at`,
      [owner, companyId],
    )
    return { companyId }
  },
  asks: ({ companyId }, size) => [
    { name: "list", path: "/admin/offers?limit=50", times: 1.1 },
    { name: "board", path: "/admin/offers/board", times: 1.3 },
    // From the history of each: nobody has a hundred thousand.
    ...(size > 100 ? [] : [{ name: "figures", path: "/admin/offers/statistics" }]),
    { name: "company with a history of 10,000", path: `/admin/companies/${companyId}`, times: 1.5 },
    {
      name: "duplicates while saving",
      path: "/api/Duplicates/search",
      api: true,
      body: { area: "clients", name: "Société 57 et fil" },
    },
  ],
}
