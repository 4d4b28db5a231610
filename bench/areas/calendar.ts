import { type AreaBench, addClients } from "./area"

/** Two thousand events, two hundred series of which fifty are daily since 2020, and a feed of them. */
export const calendar: AreaBench = {
  async fill(client, owner) {
    await addClients(client, owner, 20)
    const insert = `insert into events (owner, title, start_date, start_time, length, zone, color, free, rule, first_day, last_day, uid)`
    await client.query(
      `${insert}
       select $1, 'Point ' || at, day, '09:' || lpad((at % 60)::text, 2, '0'), 45, 'Europe/Paris', 'blue', false, null, day, day, 'e' || at
       from (select at, date '2026-01-01' + (at % 700)::int as day from generate_series(1, 2000) at) made`,
      [owner],
    )
    await client.query(
      `${insert}
       select $1, 'Série ' || at, day, '14:00', 30, 'Europe/Paris', 'green', false,
         jsonb_build_object('frequency', case when at <= 50 then 'daily' else 'weekly' end, 'every', 1, 'start', day::text,
           'expiry', null), day, null, 's' || at
       from (select at, date '2020-01-06' + (at % 5)::int as day from generate_series(1, 200) at) made`,
      [owner],
    )
    return {}
  },
  asks: () => [
    { name: "month", path: "/admin/calendar?view=month&on=2026-11-24", times: 1.2, bytes: 60_000 },
    { name: "week", path: "/admin/calendar?view=week&on=2026-11-24", times: 1.2, bytes: 60_000 },
    { name: "day", path: "/admin/calendar?view=day&on=2026-11-24" },
    { name: "agenda", path: "/admin/calendar?view=agenda&on=2026-11-24" },
  ],
}
