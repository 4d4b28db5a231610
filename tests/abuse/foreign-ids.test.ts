import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { universalBusinessLanguage } from "../../api/e-invoice/ubl"
import { type Name, startApi, type TestApi } from "../api"
import { areaCases, type CallBuilder, type NamedRecord, ofAllAreas } from "../area-cases"
import { issued, openForBusiness } from "../billing"
import { Caller } from "../caller"
import { aBill } from "../frozen-bill"
import { allOperations } from "../operations"

const profile =
  (part: string, name: string): CallBuilder =>
  (id, { version }) => ["PUT", `/Profile/${part}`, { [name]: id, version }]

const note = { kind: "call", day: "2026-11-02", text: "Rappelle lundi" }

const said: Record<string, NamedRecord> = {
  "notes.record_id": {
    of: "addClient",
    by: (recordId) => ["POST", "/Notes", { ...note, area: "clients", recordId }],
  },
  "notes.file_id": {
    of: "received",
    by: (fileId, { client }) => [
      "POST",
      "/Notes",
      { ...note, area: "clients", recordId: client, fileId },
    ],
  },
  "profiles.photo_id": { of: "image", by: profile("personal", "photoId") },
  "profiles.logo_id": { of: "image", by: profile("brand", "logoId") },
  "profiles.signature_id": { of: "image", by: profile("brand", "signatureId") },
  "profiles.banner_id": { of: "image", by: profile("presentation", "bannerId") },
}

for (const [column, call] of Object.entries(ofAllAreas("columns"))) if (call) said[column] = call

/** Columns that no body says: their record is named by the path (B29), or by the product itself. */
const unsaid = [
  ...Object.entries(ofAllAreas("columns")).flatMap(([column, call]) => (call ? [] : [column])),
  "quote_answers.edition",
  ...["quote_lines", "quote_editions", "quote_answers", "quote_bills", "quote_events"].map(
    (table) => `${table}.quote_id`,
  ),
  ...["quote_links.quote_id", "quote_bills.bill_id", "notifications.quote_id"],
  ...["bill_emails.quote_id", "bill_emails.edition"],
  ...["bill_emails.timesheet_id", "bill_emails.contract_id"],
  ...["recurring_bill_dates.bill_id", "recurring_bill_dates.recurring_bill_id"],
  ...["bill_documents", "bill_emails", "bill_events", "bill_lines", "bill_payments"].map(
    (table) => `${table}.bill_id`,
  ),
  ...["bill_snapshots.bill_id", "bill_payments.reversal_of", "bill_emails.message_id"],
  ...["bill_deductions", "bill_disputes", "bill_links", "bill_reminders", "receipts"].map(
    (table) => `${table}.bill_id`,
  ),
  ...["bill_deductions.deposit_id", "bill_emails.logo_id", "bills.origin_id"],
  ...["bill_reminders.client_id", "bill_reminders.email_id", "reminder_pauses.client_id"],
  ...["bill_id", "client_id", "payment_id"].map((column) => `client_credits.${column}`),
  "receipts.client_id",
  // Written by the database, and by the file of entries.
  ...["bill_seals.bill_id", "accounting_entries.year", "accounting_entries.reverses"],
  // Of a public list, of a register that is everyone's, and of a picture that travels as itself.
  ...["profiles.commune_id", "company_members.company_id", "profiles.work_photo_id"],
  ...[
    "notifications.bill_id",
    "notifications.cause_id",
    "notifications.message_id",
    "removals.record_id",
    "contact_consents.contact_id",
    // What an import read, looked up among the caller's own files (its test sends another's), and what it made.
    "imports.file_id",
    "imports.record_ids",
  ],
]

/** A business, and of each kind that another may name the record that is asked for. */
async function openBusiness(api: TestApi, who: Name) {
  const client = (await openForBusiness(api, who)).id
  const bill = (await issued(api, client, {}, who)).id as string
  const caller = new Caller(api, who)
  const made = async ({ of, body }: NamedRecord) => {
    if (of === "image") return sendImage(api, who)
    if (of === "received") return sendBill(api, who)
    return body ? (await caller.ask<{ id: string }>(of, {}, body)).id : caller.make(of)
  }
  const [project, contract] = [await caller.make("addProject"), await caller.make("addContract")]
  return { client, bill, project, contract, made }
}

async function sendImage(api: TestApi, who: Name): Promise<string> {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const sent = await api.fetch(who, "/Uploads?name=logo.png&images=true", {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: Buffer.from(pixel, "base64"),
  })
  return ((await sent.json()) as { id: string }).id
}

async function sendBill(api: TestApi, who: Name, number = "F-2026-0042"): Promise<string> {
  const sent = await api.fetch(who, "/Uploads?name=facture.xml", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: universalBusinessLanguage(aBill({ number })),
  })
  return ((await sent.json()) as { id: string }).id
}

async function asOwner<Row extends pg.QueryResultRow>(api: TestApi, statement: string) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  onTestFinished(() => client.end())
  return (await client.query<Row>(statement)).rows
}

test("B31 every column that names a record takes none of someone else's", async () => {
  const api = await startApi()
  const foreign = await openBusiness(api, "camille")
  const own = await openBusiness(api, "thomas")
  const columns = await asOwner<{ name: string }>(
    api,
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
        and (a.attname ~ '_ids?$' or a.attnum in (select unnest(f.conkey) from pg_constraint f
              where f.contype = 'f' and f.conrelid = c.oid))
        and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'owner')
        and a.attname <> 'owner'
        -- What the database makes itself, nobody can say.
        and a.attgenerated = '' order by 1`,
  )
  expect(columns.map(({ name }) => name)).toEqual([...Object.keys(said), ...unsaid].sort())
  const answerTo = async (by: CallBuilder, id: string) => {
    const { version } = (await api.call("thomas", "GET", "/Profile")).body
    return api.call("thomas", ...by(id, { ...own, version }))
  }
  for (const [column, named] of Object.entries(said)) {
    const refused = await answerTo(named.by, await foreign.made(named))
    expect([404, 422], `${column}: ${refused.status}`).toContain(refused.status)
    // The call is a right one but for the id.
    const taken = await answerTo(named.by, await own.made(named))
    expect([200, 201, 202], `${column}: ${JSON.stringify(taken.body)}`).toContain(taken.status)
  }
})

const several = areaCases.flatMap((cases) => cases.several ?? [])

test("B32 the calls for several records at once are those that are tried here", () => {
  const known = allOperations().filter(({ body }) =>
    ["Selection", "NewPayments"].includes(body?.schema ?? ""),
  )
  expect(known.map(({ path }) => path).sort()).toEqual(
    several.map(({ path }) => `/api${path}`).sort(),
  )
})

test.each(several)("B32 one foreign id in ten: all stay as they are ($path)", async (call) => {
  const { path, rest = {} } = call
  const list = path.slice(0, path.lastIndexOf("/"))
  const api = await startApi()
  for (const who of ["camille", "thomas"] as const) await openForBusiness(api, who)
  const make = (who: "camille" | "thomas") => call.make(new Caller(api, who))
  const own: string[] = []
  for (let count = 0; count < 9; count++) own.push(await make("thomas"))
  const foreign = await make("camille")
  const state = async () => [
    (await api.call("thomas", "GET", list)).body,
    (await api.call("camille", "GET", list)).body,
  ]
  const before = await state()
  const ask = (ids: string[]) => api.call("thomas", "POST", path, { ids, ...rest })
  for (const other of [foreign, crypto.randomUUID()])
    expect((await ask([...own.slice(0, 4), other, ...own.slice(4)])).status).toBe(404)
  expect(await state()).toEqual(before)
  const whole = await ask(own)
  expect(whole.body.done?.toSorted(), JSON.stringify(whole.body)).toEqual(own.toSorted())
})

/** Calls that make a bill of another one. */
const conversions = ["duplicates", "creditNotes", "corrections"]

test.each(conversions)("B33 %s are not made of someone else's bill", async (noun) => {
  const api = await startApi()
  const foreign = await openBusiness(api, "camille")
  const own = await openBusiness(api, "thomas")
  const bills = async () => [
    (await api.call("thomas", "GET", "/Bills")).body,
    (await api.call("camille", "GET", "/Bills")).body,
  ]
  const before = await bills()
  const make = (id: string) => api.call("thomas", "POST", `/Bills/${id}/${noun}`)
  const [refused, missing] = [await make(foreign.bill), await make(crypto.randomUUID())]
  expect(refused.status).toBe(404)
  expect({ ...refused.body, instance: "" }).toEqual({ ...missing.body, instance: "" })
  expect(await bills()).toEqual(before)
  expect((await make(own.bill)).status).toBe(201)
})

test("B33 the calls that make one bill of another are those that are tried here", () => {
  // They say nothing but which bill; to write one off says the same, and makes none.
  const makers = allOperations().filter(
    ({ id, path, body }) =>
      /^add/.test(id) && /^\/api\/Bills\/\{billId\}\/\w+$/.test(path) && !body,
  )
  expect(makers.map(({ path }) => path.split("/").at(-1)).sort()).toEqual(
    [...conversions, "writeOff"].sort(),
  )
})
