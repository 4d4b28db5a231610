import pg from "pg"

/** A table that migrations fill, with its rows as they were. */
interface Seed {
  table: string
  columns: string
  rows: string
  /** Another one as soon as a row was added, changed or removed. */
  version: string
}

const ofOurs = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and pg_relation_size(c.oid) > 0`

/** Without triggers and references: what was written for good goes too, whatever it stands on. */
const unguarded = "set local session_replication_role = replica"

/** Another value once a test made, changed or dropped a table, column, check, policy, trigger or function. */
const structure = `select concat_ws(' ', ${[
  "class",
  "attribute",
  "constraint",
  "policy",
  "trigger",
  "proc",
]
  .map((name) => `(select count(*) || '.' || sum(xmin::text::bigint) from pg_${name})`)
  .join(", ")}) as value`

const bystanders = `select count(*)::text as value from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Brings a database back to how the migrations left it. */
export class Cleaner {
  private constructor(
    private readonly client: pg.Client,
    private readonly structure: string,
    private readonly seeds: Seed[],
  ) {}

  /** Of a database that nobody has written to yet. */
  static async open(url: string): Promise<Cleaner> {
    const client = new pg.Client({ connectionString: url })
    client.on("error", () => {})
    await client.connect()
    const { rows } = await client.query<{ table: string }>(
      `select c.oid::regclass::text as table ${ofOurs}`,
    )
    const seeds: Seed[] = []
    for (const { table } of rows) seeds.push(await seedOf(client, table))
    return new Cleaner(client, await told(client, structure), seeds)
  }

  /**
   * Whether all is as it was. It is not where the structure was changed, or where others than so many connections
   * are there, who may still write.
   */
  async clean(connections: number): Promise<boolean> {
    if ((await told(this.client, bystanders)) !== String(connections)) return false
    if ((await told(this.client, structure)) !== this.structure) return false
    await this.client.query("begin")
    await this.client.query(unguarded)
    await this.client.query(emptying(this.seeds))
    for (const seed of this.seeds) await restore(this.client, seed)
    await this.client.query("commit")
    return true
  }

  async end(): Promise<void> {
    await this.client.end()
  }
}

function emptying(seeds: Seed[]): string {
  const kept = seeds.map(({ table }) => `'${table}'::regclass`).join(", ")
  return `do $$
declare
  each record;
  filled boolean;
begin
  for each in select c.oid::regclass as name ${ofOurs} and c.oid <> all (array[${kept}]::oid[])
  loop
    execute format('select exists (select from %s)', each.name) into filled;
    if filled then execute format('delete from %s', each.name); end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null;
end $$`
}

async function seedOf(client: pg.Client, table: string): Promise<Seed> {
  const columns = await told(
    client,
    `select string_agg(quote_ident(attname), ', ' order by attnum) as value from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const rows = await told(client, `select json_agg(t)::text as value from ${table} t`)
  return { table, columns, rows, version: await versionOf(client, table) }
}

async function restore(client: pg.Client, seed: Seed): Promise<void> {
  const { table, columns, rows } = seed
  if ((await versionOf(client, table)) === seed.version) return
  await client.query(`delete from ${table}`)
  await client.query(
    `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [rows],
  )
  seed.version = await versionOf(client, table)
}

const versionOf = (client: pg.Client, table: string) =>
  told(
    client,
    `select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) as value from ${table}`,
  )

async function told(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(statement)
  return rows[0]?.value ?? ""
}
