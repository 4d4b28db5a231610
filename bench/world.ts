import type pg from "pg"

/**
 * Gives a person `count` bills of three lines over the last years, straight into the tables: the
 * triggers that keep totals and refuse changes are passed over, and the totals written once at the end.
 * Nine in ten are issued; of these four in five are paid.
 */
export async function fillBills(database: pg.Pool, owner: string, count: number): Promise<void> {
  const client = await database.connect()
  try {
    await client.query(
      "begin; set local session_replication_role = replica; set local statement_timeout = 0",
    )
    await client.query("select set_config('app.owner', $1, true)", [owner])
    await client.query(clients, [owner])
    await client.query(bills, [owner, count])
    await client.query(lines, [owner])
    await client.query(totals, [owner])
    await client.query("commit")
    await client.query("analyze clients, bills, bill_lines, bill_totals")
  } finally {
    client.release()
  }
}

const clients = `
  insert into clients (owner, kind, name, status, street_address, postal_code, city, country, language)
  select $1, 'company', 'Société ' || chr(65 + at) || ' et fils', 'active', at || ' rue de la Paix',
    '75002', 'Paris', 'FR', 'fr'
  from generate_series(0, 19) as at`

const bills = `
  insert into bills (owner, client_id, client_name, release_date, due_date, payment_days, include_vat,
    include_penalty, include_logo, include_signature, total_ht, total_vat, total_ttc, services,
    series, year, sequence, number, issued_at, sent_at, paid, collected)
  select $1, client.id, client.name, day, day + 30, 30, true, true, false, false,
    ht, ht / 5, ht + ht / 5, 'Développement, Conseil, Formation',
    case when issued then 'F' end,
    case when issued then extract(year from day)::int end,
    case when issued then at end,
    case when issued then 'F-' || extract(year from day) || '-' || lpad(at::text, 6, '0') end,
    case when issued then day::timestamptz end,
    case when issued then day::timestamptz end,
    case when issued and at % 5 > 0 then ht + ht / 5 else 0 end,
    case when issued and at % 5 > 0 then ht + ht / 5 else 0 end
  from (
    select at, (date '2023-01-01' + (at * 1400 / $2)::int) as day, at % 10 > 0 as issued,
      (10000 + at % 977 * 500)::bigint as ht
    from generate_series(1, $2::bigint) as at
  ) as made
  join (select id, name, row_number() over (order by name) - 1 as place from clients where owner = $1) as client
    on client.place = at % 20`

const lines = `
  insert into bill_lines (owner, bill_id, position, service_name, quantity, unit, unit_price_ht, vat_rate, amount_ht)
  select owner, id, at, (array['Développement', 'Conseil', 'Formation'])[at + 1], 1, 'day',
    total_ht / 3, 20, total_ht / 3
  from bills, generate_series(0, 2) as at where owner = $1`

const totals = `
  insert into bill_totals (owner, month, state, count, total_ht, total_ttc, paid, due, deducted_ht, deducted_ttc)
  select owner, coalesce(date_trunc('month', release_date)::date, '-infinity'), standing,
    count(*), sum(total_ht), sum(total_ttc), sum(paid), sum(due), 0, 0
  from bills where owner = $1 group by 1, 2, 3`
