import { type AreaBench, addClients } from "./area"
import { terms } from "./terms"

/** Ten years of twelve rows a month: some twelve thousand days. */
export const timesheets: AreaBench = {
  async fill(client, owner) {
    await addClients(client, owner, 12)
    await client.query(
      `insert into contracts (owner, reference, client_id, kind, title, start_date, price_ht, unit, payment_days, end_of_month,
         renewable, billable_project, activated_on, first_terms)
       select owner, 'C-' || row_number() over (), id, 'freelance', 'Contrat ' || name, '2016-01-01', 50000, 'day', 30, false, false, true, '2016-01-01', ${terms}
       from clients where owner = $1`,
      [owner],
    )
    await client.query(
      `insert into timesheet_months (owner, month)
       select $1, to_char(month, 'YYYY-MM') from generate_series(date '2017-01-01', date '2026-12-01', interval '1 month') month`,
      [owner],
    )
    await client.query(
      `insert into timesheet_rows (owner, month_id, position, contract_id, kind, activity)
       select m.owner, m.id, row_number() over (partition by m.id order by c.title), c.id, 'billable', ''
       from timesheet_months m join contracts c on c.owner = m.owner where m.owner = $1`,
      [owner],
    )
    await client.query(
      `insert into timesheet_days (owner, row_id, day, quarters)
       select r.owner, r.id, (m.month || '-01')::date + r.position::int + at * 3, 1
       from timesheet_rows r join timesheet_months m on m.id = r.month_id, generate_series(0, 4) at
       where r.owner = $1 and (m.month || '-01')::date + r.position::int + at * 3
         < (m.month || '-01')::date + interval '1 month'`,
      [owner],
    )
    return {}
  },
  asks: () => [
    { name: "month of 12 rows", path: "/admin/timesheets/2026-10", times: 1.5, bytes: 30_000 },
    { name: "year", path: "/admin/timesheets/years/2026", times: 1.1 },
    { name: "list", path: "/admin/timesheets" },
  ],
}
