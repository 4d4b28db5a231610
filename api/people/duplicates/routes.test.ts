import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness, quoteFor } from "../../../tests/billing"
import cases from "../../../tests/prospect-vectors.json"
import { verifyBills } from "../../sales/bills/verification.commands"

const add = async ({ call }: TestApi, path: string, body: object) => {
  const added = await call("camille", "POST", path, body)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return added.body
}

const search = async ({ call }: TestApi, said: object) => {
  const answer = await call("camille", "POST", "/Duplicates/search", said)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as { id: string; level: string; reason: string; alias: string | null }[]
}

const merge = ({ call }: TestApi, body: object) =>
  call("camille", "POST", "/Duplicates/merges", { fields: {}, ...body })

type Pair = { a: Record<string, string>; b: Record<string, string> }

/** Numbers of the cases stand for real ones: a wrong one is not taken. */
const numbers: Record<string, string> = {
  "200000008": "552100554",
  "10000000900018": "10000000900017",
}

describe("what may be the same is proposed before it is saved, from whichever side", () => {
  const companies = cases.filter(({ group }) => group === "company_duplicate")
  test.each(companies)("$id: $note", async ({ input, expected }) => {
    const { a, b } = input as unknown as Pair
    for (const [there, typed] of [
      [a, b],
      [b, a],
    ] as const) {
      const api = await startApi()
      const said = (values: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(values).map(([key, text]) => [key, numbers[text] ?? text]),
        )
      const { id } = await add(api, "/Clients", said(there))
      const found = await search(api, { area: "clients", ...said(typed) })
      expect(found.map((each) => [each.id, each.level])).toEqual(
        expected === "none" ? [] : [[id, expected]],
      )
    }
  })

  const persons = cases.filter(({ group }) => group === "person_duplicate")
  test.each(persons)("$id: $note", async ({ input, expected }) => {
    const { a, b } = input as unknown as Pair
    for (const [there, typed] of [
      [a, b],
      [b, a],
    ] as const) {
      const api = await startApi()
      const ids = new Map<string, string>()
      const said = async ({ client, ...values }: Record<string, string>) => {
        if (client && !ids.has(client))
          ids.set(client, (await add(api, "/Clients", { name: `Société ${client}` })).id)
        return { ...values, clientId: (client && ids.get(client)) ?? null }
      }
      const { id } = await add(api, "/Contacts", await said(there))
      const found = await search(api, { area: "contacts", ...(await said(typed)) })
      expect(found.map((each) => [each.id, each.level])).toEqual(
        expected === "none" ? [] : [[id, expected]],
      )
    }
  })

  test("a slip is found wherever it is: put in, left out, replaced, swapped, once or twice", async () => {
    const api = await startApi()
    const { id } = await add(api, "/Clients", { name: "Agence Confluence" })
    const { id: short } = await add(api, "/Clients", { name: "Lumen" })
    const joined = "agenceconfluence"
    for (let at = 0; at < joined.length; at += 1) {
      const swapped = [...joined]
      swapped.splice(at, 2, ...swapped.slice(at, at + 2).reverse())
      const typed = [
        `${joined.slice(0, at)}x${joined.slice(at)}`,
        joined.slice(0, at) + joined.slice(at + 1),
        `${joined.slice(0, at)}x${joined.slice(at + 1)}`,
        swapped.join(""),
        `x${swapped.join("")}`,
        `${swapped.join("").slice(0, -2)}ec`,
      ]
      for (const name of typed)
        expect(
          (await search(api, { area: "clients", name })).map((each) => each.id),
          name,
        ).toEqual([id])
    }
    for (const name of ["Lmuen", "Lumne", "Lumenn", "Ulmen", "Lumxn"])
      expect(
        (await search(api, { area: "clients", name })).map((each) => each.id),
        name,
      ).toEqual([short])
  })

  test("never the record itself, nor one of which it was said that it is another", async () => {
    const api = await startApi()
    const one = await add(api, "/Clients", { name: "Boulangerie Martin" })
    const other = await add(api, "/Clients", { name: "Boulangerie Martin" })
    const asked = { area: "clients", id: one.id, name: one.name }
    expect((await search(api, asked)).map(({ id }) => id)).toEqual([other.id])
    expect((await api.call("camille", "GET", "/Duplicates")).body).toMatchObject({
      likely: 1,
      pairs: [{ level: "likely", reason: "name" }],
    })
    const said = { area: "clients", oneId: one.id, otherId: other.id }
    expect((await api.call("thomas", "POST", "/Duplicates/distinctions", said)).status).toBe(404)
    for (const _ of [1, 2])
      expect((await api.call("camille", "POST", "/Duplicates/distinctions", said)).status).toBe(204)
    expect(await search(api, asked)).toEqual([])
    expect((await api.call("camille", "GET", "/Duplicates")).body.pairs).toEqual([])
  })

  test("nothing of another person", async () => {
    const api = await startApi()
    await api.call("thomas", "POST", "/Clients", { name: "Agence Confluence" })
    expect(await search(api, { area: "clients", name: "Agence Confluence" })).toEqual([])
  })
})

async function asOwner(api: TestApi) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Everything of Camille's, table by table, but what tells of the merges themselves. */
async function dumped(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'owner'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('merges', 'idempotency_keys') order by 1`,
  )
  const dump: Record<string, string[]> = {}
  for (const { name } of rows) {
    const lines = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t`,
    )
    dump[name] = lines.rows.map(({ row }) => row).sort()
  }
  return dump
}

/** A record of each kind that names a client or a contact, twice: of the one that stays, and of the other. */
async function fill(api: TestApi, client: { id: string }, name: string) {
  const clientId = client.id
  const bill = await issued(api, clientId)
  const late = await issued(api, clientId)
  const contact = await add(api, "/Contacts", {
    name,
    clientId,
    email: `${name.toLowerCase()}@rhone.example`,
  })
  await add(api, "/Bills", draftFor(clientId))
  await add(api, "/Quotes", quoteFor(clientId))
  const day = "2026-11-01"
  await add(api, "/Contracts", { clientId, title: "Conseil", startDate: day, priceHT: 50_000 })
  await add(api, "/Offers", { title: "Refonte", clientId, contactId: contact.id })
  await add(api, "/Projects", { name: "Refonte", clientId })
  await add(api, "/Events", {
    title: "Point",
    allDay: true,
    startDate: day,
    endDate: day,
    clientId,
  })
  await add(api, "/RecurringBills", {
    ...{ title: "Maintenance", clientId },
    recurrence: { frequency: "monthly", start: "2026-12-01" },
    lines: draftFor("").lines,
  })
  for (const [area, recordId] of [
    ["clients", clientId],
    ["contacts", contact.id],
  ])
    await add(api, "/Notes", { area, recordId, kind: "call", day, text: "Rappelle lundi" })
  const paid = { amount: 600_000, paidOn: "2026-11-20", keepExcess: true }
  await add(api, `/Bills/${bill.id}/payments`, paid)
  return { bill, late, contact }
}

describe("two companies that were one", () => {
  async function twins() {
    const api = await startApi()
    const kept = await openForBusiness(api)
    const other = await add(api, "/Clients", {
      ...{ name: "Ateliers du Rhône", email: "compta@rhone.example", city: "Villeurbanne" },
      ...{ streetAddress: "2 rue du Port", postalCode: "69100", status: "active" },
    })
    const [mine, theirs] = [await fill(api, kept, "Ines"), await fill(api, other, "Paul")]
    const client = await asOwner(api)
    // What only jobs write.
    for (const [id, { late }] of [
      [kept.id, mine],
      [other.id, theirs],
    ] as const) {
      await client.query("select set_config('app.owner', $1, false)", [
        (await ownerIn(client, id)) as string,
      ])
      await client.query("insert into reminder_pauses (client_id) values ($1)", [id])
      await client.query(
        `insert into past_bills (client_id, number, day, kind, category, total_ht, vat, total_ttc)
          values ($1, $2, '2025-03-14', 'bill', 'services', 10000, 2000, 12000)`,
        [id, `P-${id.slice(0, 8)}`],
      )
      await client.query(
        "insert into subscription_clients (subscriber, client_id) values (gen_random_uuid(), $1)",
        [id],
      )
      await client.query(
        `with message as (insert into bill_emails (owner, bill_id, "to", cc, bcc, subject, body, attachment_ids, message_id, state)
            values (app_owner(), $1, '{a@b.example}', '{}', '{}', 'Rappel', '', '{}', gen_random_uuid(), 'sent') returning id)
          insert into bill_reminders (bill_id, client_id, email_id, day, days)
          select $1, $2, id, '2026-11-20', 7 from message`,
        [late.id, id],
      )
    }
    return { api, client, kept, other, mine, theirs }
  }

  const ownerIn = async (client: pg.Client, id: string) =>
    (await client.query("select owner from clients where id = $1", [id])).rows[0].owner

  test("become one, and two again as they were, whatever names them; issued bills keep every byte", async () => {
    const { api, client, kept, other, theirs } = await twins()
    const sealed = await client.query("select * from bill_snapshots order by bill_id")
    const naming = await client.query<{ name: string; named_by: string }>(
      "select * from columns_naming('clients')",
    )
    for (const { name, named_by } of naming.rows) {
      if (name === "aliases") continue
      const { rows } = await client.query(`select 1 from ${name} where ${named_by} = $1`, [
        other.id,
      ])
      expect(rows.length, `${name} names a client: let a row of it move here`).toBeGreaterThan(0)
    }
    const before = await dumped(client)

    const preview = await api.call(
      "camille",
      "GET",
      `/Duplicates/merges/preview?area=clients&keptId=${kept.id}&otherId=${other.id}`,
    )
    expect(preview.body).toMatchObject({ refused: false })
    expect(preview.body.moving).toContainEqual({ what: "bills", count: 3 })
    const chosen = { name: "other", email: "other" }
    const merged = await merge(api, {
      area: "clients",
      keptId: kept.id,
      otherId: other.id,
      fields: chosen,
    })
    expect(merged.status, JSON.stringify(merged.body)).toBe(201)
    for (const { name, named_by } of naming.rows)
      expect(
        (await client.query(`select 1 from ${name} where ${named_by} = $1`, [other.id])).rows,
        name,
      ).toEqual([])
    expect((await api.call("camille", "GET", `/Clients/${other.id}`)).status).toBe(404)
    expect((await api.call("camille", "GET", `/Clients/${kept.id}`)).body).toMatchObject({
      ...{
        name: "Ateliers du Rhône",
        email: "compta@rhone.example",
        city: "Lyon",
        siren: "552100554",
      },
    })
    expect((await api.call("camille", "GET", `/Bills/${theirs.bill.id}`)).body.clientId).toBe(
      kept.id,
    )
    expect(await client.query("select * from bill_snapshots order by bill_id")).toMatchObject({
      rows: sealed.rows,
    })
    expect(await verifyBills(api.parts)).toEqual({ bills: 4 })
    expect((await api.call("camille", "GET", "/Removals")).body).toEqual([])

    // Both are still found by what they were called.
    for (const name of ["Atelier Rhône", "Ateliers du Rhône"]) {
      const found = await api.call("camille", "GET", `/Search?q=${encodeURIComponent(name)}`)
      expect(JSON.stringify(found.body)).toContain(kept.id)
      expect(
        (await api.call("camille", "GET", `/Clients?q=${encodeURIComponent(name)}`)).body,
      ).toHaveLength(1)
      expect((await search(api, { area: "clients", name }))[0]).toMatchObject({
        id: kept.id,
        level: "likely",
      })
    }

    const undone = await api.call("camille", "POST", `/Duplicates/merges/${merged.body.id}/undoing`)
    expect(undone.body, JSON.stringify(undone.body)).toMatchObject({
      leftOver: [],
      can: [],
      otherId: other.id,
    })
    const after = await dumped(client)
    for (const name of Object.keys(before))
      if (name !== "audit_entries") expect(after[name], name).toEqual(before[name])
    expect(await verifyBills(api.parts)).toEqual({ bills: 4 })
    expect(
      (await api.call("camille", "POST", `/Duplicates/merges/${merged.body.id}/undoing`)).status,
    ).toBe(409)
  })

  test("what came since stays, and what cannot be given back is told", async () => {
    const { api, kept, other, theirs } = await twins()
    const said = { area: "clients", keptId: kept.id, otherId: other.id, fields: { email: "other" } }
    const { body: merged } = await merge(api, said)
    const since = await issued(api, kept.id)
    const note = {
      area: "clients",
      recordId: kept.id,
      kind: "call",
      day: "2026-11-20",
      text: "Depuis",
    }
    await add(api, "/Notes", note)
    // A draft of the other one that was issued since names the one that stayed.
    const drafts = (await api.call("camille", "GET", `/Bills?clientId=${kept.id}&limit=100`)).body
    const draft = drafts.find(
      (bill: { number: string | null; clientId: string }) => bill.number === null,
    )
    for (const { id, number } of drafts)
      if (number === null) {
        const { version } = (await api.call("camille", "GET", `/Bills/${id}`)).body
        expect((await api.call("camille", "POST", `/Bills/${id}/issue`, { version })).status).toBe(
          200,
        )
      }
    expect(draft).toBeDefined()
    const current = (await api.call("camille", "GET", `/Clients/${kept.id}`)).body
    const { name, siren, version } = current
    const changed = { name, siren, version, email: "neuf@rhone.example" }
    expect((await api.call("camille", "PUT", `/Clients/${kept.id}`, changed)).status).toBe(200)
    await api.call("camille", "DELETE", `/Contacts/${theirs.contact.id}`)
    const undone = await api.call("camille", "POST", `/Duplicates/merges/${merged.id}/undoing`)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(undone.body.leftOver).toEqual([
      { what: "bills", count: 1 },
      { what: "contacts", count: 1 },
      { what: "fields", count: 1 },
    ])
    expect((await api.call("camille", "GET", `/Bills/${since.id}`)).body.clientId).toBe(kept.id)
    expect((await api.call("camille", "GET", `/Clients/${kept.id}`)).body.email).toBe(
      "neuf@rhone.example",
    )
    expect((await api.call("camille", "GET", `/Bills/${theirs.bill.id}`)).body.clientId).toBe(
      other.id,
    )
    expect(await verifyBills(api.parts)).toMatchObject({ bills: 7 })
  })

  test("not where their SIRENs differ, not with what no form would take, and not after thirty days", async () => {
    const api = await startApi()
    const one = await add(api, "/Clients", { name: "Agence Confluence", siren: "732829320" })
    const two = await add(api, "/Clients", { name: "Agence Confluence", siren: "552100554" })
    const said = { area: "clients", keptId: one.id, otherId: two.id }
    expect(await merge(api, said)).toMatchObject({ status: 409, body: { code: "mergeOtherSiren" } })
    const three = await add(api, "/Clients", {
      name: "Confluence",
      country: "GB",
      postalCode: "SW1A 1AA",
    })
    const wrong = {
      area: "clients",
      keptId: one.id,
      otherId: three.id,
      fields: { postalCode: "other" },
    }
    expect(await merge(api, wrong)).toMatchObject({
      ...{ status: 422, body: { errors: [{ path: "fields.postalCode", code: "postalCode" }] } },
    })
    expect((await merge(api, { ...said, otherId: one.id })).status).toBe(404)
    expect(
      (
        await api.call("thomas", "POST", "/Duplicates/merges", {
          ...said,
          otherId: three.id,
          fields: {},
        })
      ).status,
    ).toBe(404)
    const { body: merged } = await merge(api, { ...said, otherId: three.id })
    api.setClock("2027-01-15T09:00:00Z")
    expect(
      await api.call("camille", "POST", `/Duplicates/merges/${merged.id}/undoing`),
    ).toMatchObject({
      ...{ status: 409, body: { code: "mergeNotUndone" } },
    })
  })

  test("three of them: the later merge is undone first", async () => {
    const api = await startApi()
    const [a, b, c] = await Promise.all(
      ["Une", "Deux", "Trois"].map((name) => add(api, "/Clients", { name })),
    )
    const { body: first } = await merge(api, { area: "clients", keptId: b.id, otherId: a.id })
    const { body: second } = await merge(api, { area: "clients", keptId: c.id, otherId: b.id })
    expect((await search(api, { area: "clients", name: "Une" }))[0]).toMatchObject({
      id: c.id,
      alias: "Une",
    })
    const undo = (id: string) => api.call("camille", "POST", `/Duplicates/merges/${id}/undoing`)
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { code: "mergeUndoneLater" } })
    expect((await undo(second.id)).status).toBe(200)
    expect((await search(api, { area: "clients", name: "Une" }))[0]).toMatchObject({ id: b.id })
    expect((await undo(first.id)).status).toBe(200)
    expect((await api.call("camille", "GET", "/Clients")).body).toHaveLength(3)
  })
})

test("two contacts become one, and two again as they were, whatever names them", async () => {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const kept = await add(api, "/Contacts", { name: "Léa Roux", clientId })
  const other = await add(api, "/Contacts", {
    name: "Roux Léa",
    email: "lea@voltaire.example",
    clientId,
  })
  await add(api, "/Offers", { title: "Refonte", clientId, contactId: other.id })
  const note = {
    area: "contacts",
    recordId: other.id,
    kind: "call",
    day: "2026-11-20",
    text: "Rappelle lundi",
  }
  await add(api, "/Notes", note)
  const client = await asOwner(api)
  const { rows } = await client.query("select owner from contacts where id = $1", [other.id])
  await client.query("select set_config('app.owner', $1, false)", [rows[0].owner])
  await client.query(
    `insert into contact_consents (contact_id, text, message, address_sha256) values ($1, 'Oui', 'Bonjour', 'a')`,
    [other.id],
  )
  await client.query(
    `insert into mailing_messages (contact_id, purpose, language, subject, body, state, secret)
      values ($1, 'question', 'fr', 'Puis-je ?', 'Bonjour', 'sent', repeat('s', 32))`,
    [other.id],
  )
  await client.query(
    "insert into contact_refusals (contact_id, at, how) values ($1, '2026-11-20', 'hand')",
    [other.id],
  )
  const naming = await client.query<{ name: string; named_by: string }>(
    "select * from columns_naming('contacts')",
  )
  for (const { name, named_by } of naming.rows) {
    if (name === "aliases") continue
    const named = await client.query(`select 1 from ${name} where ${named_by} = $1`, [other.id])
    expect(named.rows.length, `${name} names a contact: let a row of it move here`).toBeGreaterThan(
      0,
    )
  }
  const before = await dumped(client)
  const said = { area: "contacts", keptId: kept.id, otherId: other.id, fields: { email: "other" } }
  const { body: merged } = await merge(api, said)
  expect(merged.moved).toEqual(
    expect.arrayContaining([
      { what: "offers", count: 1 },
      { what: "notes", count: 1 },
      { what: "contact_consents", count: 1 },
    ]),
  )
  expect((await api.call("camille", "GET", `/Contacts/${kept.id}/consents`)).body).toHaveLength(1)
  expect(
    (await api.call("camille", "POST", `/Duplicates/merges/${merged.id}/undoing`)).status,
  ).toBe(200)
  const after = await dumped(client)
  for (const name of Object.keys(before))
    if (name !== "audit_entries") expect(after[name], name).toEqual(before[name])
})

test("each kind asks for the rights to its own records", async () => {
  const api = await startApi()
  const one = await add(api, "/Contacts", { name: "Léa Roux", email: "lea@exemple.fr" })
  const other = await add(api, "/Contacts", { name: "Roux Léa", email: "lea@exemple.fr" })
  const said = { area: "contacts", keptId: one.id, otherId: other.id }
  const { body: done } = await merge(api, said)
  const asked = (area: string) =>
    [
      ["GET", `/Duplicates?area=${area}`],
      ["POST", "/Duplicates/search", { area, name: "Léa Roux" }],
      ["GET", `/Duplicates/merges?area=${area}`],
      ["GET", `/Duplicates/merges/preview?area=${area}&keptId=${one.id}&otherId=${other.id}`],
      ["POST", "/Duplicates/merges", { fields: {}, ...said, area }],
      ["POST", "/Duplicates/distinctions", { area, oneId: one.id, otherId: other.id }],
    ] as const
  const statuses = async (role: string, permissions: string[], area: string) => {
    await api.call("admin", "POST", "/Roles", { name: role, permissions })
    const { verify } = api.parts
    api.parts.verify = async (token) => ({
      ...(await verify(token)),
      roles: token === "admin" ? ["admin"] : [role],
    })
    const answers = []
    for (const [method, path, body] of asked(area))
      answers.push((await api.call("camille", method, path, body)).status)
    return answers
  }
  const closed = [403, 403, 403, 403, 403, 403]
  expect(await statuses("stock", ["products.see"], "contacts")).toEqual(closed)
  expect(await statuses("people", ["contacts.see"], "clients")).toEqual(closed)
  expect((await statuses("people-too", ["contacts.see"], "contacts")).slice(0, 3)).toEqual([
    200, 200, 200,
  ])
  // To see is not to merge.
  expect((await statuses("looker", ["contacts.see"], "contacts"))[4]).toBe(403)
  expect((await api.call("camille", "POST", `/Duplicates/merges/${done.id}/undoing`)).status).toBe(
    403,
  )
})
