import { z } from "zod"
import { cards } from "#contract/areas"
import { BillFilter } from "#contract/bills"
import { contractStatuses, purchaseStatuses } from "#contract/choices"
import { ClientFilter } from "#contract/clients"
import { ContractFilter } from "#contract/contracts"
import { ProductFilter } from "#contract/products"
import { PurchaseFilter } from "#contract/purchases"
import { QuoteFilter } from "#contract/quotes"
import { RecurringBillFilter } from "#contract/recurring-bills"
import { billStates, quoteStatuses } from "#contract/sales-choices"
import { Day } from "#contract/values"
import { listPurchases } from "../../money/purchases/queries"
import { listBilledBusinesses, listClients } from "../../people/clients/queries"
import { readinessOf } from "../../people/clients/rules"
import { listBills } from "../../sales/bills/queries"
import { summary as billSummary } from "../../sales/bills/show.commands"
import { lateOf } from "../../sales/late-payment/interest.commands"
import { listProducts } from "../../sales/products/queries"
import { listQuotes } from "../../sales/quotes/queries"
import { summary as quoteSummary } from "../../sales/quotes/show.commands"
import { listRecurringBills } from "../../sales/recurring-bills/queries"
import { statementOf } from "../../sales/statements/commands"
import { listContracts } from "../../work/contracts/queries"
import { findRecords } from "../search/find.commands"
import { showSubscription } from "../subscription/commands"
import type { Say } from "./asked.commands"
import { findHelp, firstWords, surely, topicName } from "./help.commands"
import { findHint } from "./hints.commands"
import { link, mostRows, type Outcome, tell } from "./outcome.rules"
import { billNumbered, clientNamed } from "./resolve.commands"
import { findScreens } from "./screens.commands"
import { between, facts, limit, list, Name, ofClient, query, type Row } from "./told.commands"
import { type Tool, tool } from "./tool.commands"

/** Where records of a kind are shown. */
const screenOf = (kind: string) => cards.find(({ name }) => name === kind)?.screen ?? kind

const listBillsTool = tool({
  name: "listBills",
  text: "The bills of a state, of a client, of a period of release or of due dates.",
  needs: ["bills.see"],
  args: z.object({
    state: z.enum(billStates).optional(),
    client: Name.optional(),
    from: Day.optional(),
    to: Day.optional(),
    dueFrom: Day.optional(),
    dueTo: Day.optional(),
  }),
  async run(asked, say, { client: name, ...filter }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const wanted = BillFilter.parse({
      ...filter,
      clientId,
      limit,
      sort: filter.state === "overdue" ? "dueDate" : undefined,
    })
    const { rows, count } = await listBills(asked.db, asked.owner, wanted, asked.today)
    const shown = rows.slice(0, limit).map((row) => billRow(say, billSummary(row, asked.today)))
    const to = `bills${query({ ...filter, clientId })}`
    const { told } = list(
      say,
      filter.state ?? "bills",
      ["number", "client", "dueDate", "due"],
      shown,
      count,
      to,
    )
    return { told: { ...told, args: client?.record ? { client: client.record.name } : {} } }
  },
})

const billRow = (say: Say, bill: ReturnType<typeof billSummary>): Row => ({
  cells: [
    bill.number ?? say.text("assistant.said.draft"),
    bill.clientName,
    say.day(bill.dueDate),
    say.money(bill.number ? bill.due : bill.totalTTC, bill.currency),
  ],
  to: `bills/${bill.id}`,
})

const findBillTool = tool({
  name: "findBill",
  text: "One bill by its number: where it stands, what is due of it and when.",
  needs: ["bills.see"],
  args: z.object({ bill: Name }),
  async run(asked, say, { bill: number }) {
    const { record, outcome } = await billNumbered(asked, say, number)
    if (!record) return outcome
    const bill = billSummary(record, asked.today)
    return tell(
      "read",
      say.text("assistant.said.bill", {
        number,
        client: bill.clientName,
        status: say.text(`billStatus.${bill.status}`),
      }),
      {
        figure: say.money(bill.totalTTC, bill.currency),
        table: {
          heads: [say.text("assistant.table.what"), say.text("assistant.table.value")],
          rows: [
            [say.text("assistant.table.releaseDate"), say.day(bill.releaseDate)],
            [say.text("assistant.table.dueDate"), say.day(bill.dueDate)],
            [say.text("assistant.table.paid"), say.money(bill.paid, bill.currency)],
            [say.text("assistant.table.due"), say.money(bill.due, bill.currency)],
          ].map((cells) => ({ cells, to: null })),
          count: 4,
        },
        links: [
          link(number, `bills/${bill.id}`),
          link(bill.clientName, `companies/${bill.clientId}`),
        ],
      },
    )
  },
})

const findQuoteTool = tool({
  name: "findQuote",
  text: "One quote by its number: where it stands and until when it can be accepted.",
  needs: ["quotes.see"],
  args: z.object({ quote: Name }),
  async run({ db, owner, today }, say, { quote: number }) {
    const { rows } = await listQuotes(db, owner, QuoteFilter.parse({ q: number, limit }), today)
    const row = rows.find((each) => each.number === number)
    if (!row)
      return tell("none", say.text("assistant.because.noSuchQuote", { number }), {
        because: "noSuchQuote",
        links: [link(say.text("shell.screens.quotes"), "quotes")],
      })
    const quote = quoteSummary(row, today)
    const values = {
      number,
      client: quote.clientName,
      status: say.text(`quotes.statuses.${quote.status}`),
      until: say.day(quote.validUntil),
    }
    return tell("read", say.text("assistant.said.quote", values), {
      figure: say.money(quote.totalTTC, quote.currency),
      links: [
        link(number, `quotes/${quote.id}`),
        link(quote.clientName, `companies/${quote.clientId}`),
      ],
    })
  },
})

/** As many as are looked through for those of some days. */
const mostFiltered = 100

const isSpan = (spans: Record<string, string | undefined>) => Object.values(spans).some(Boolean)

const isWithin = (day: string | null, from: string | undefined, to: string | undefined) =>
  (!from && !to) || (day !== null && (!from || day >= from) && (!to || day <= to))

const listQuotesTool = tool({
  name: "listQuotes",
  text: "The quotes of a state, of a client, of a period of release, or valid until a day of one.",
  needs: ["quotes.see"],
  args: z.object({
    state: z.enum(quoteStatuses).optional(),
    client: Name.optional(),
    from: Day.optional(),
    to: Day.optional(),
    validFrom: Day.optional(),
    validTo: Day.optional(),
  }),
  async run(asked, say, { state, client: name, ...spans }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const { rows, count } = await listQuotes(
      asked.db,
      asked.owner,
      QuoteFilter.parse({ state, clientId, limit: isSpan(spans) ? mostFiltered : limit }),
      asked.today,
    )
    const { from, to, validFrom, validTo } = spans
    const wanted = rows.filter(
      ({ releaseDate, validUntil }) =>
        isWithin(releaseDate, from, to) && isWithin(validUntil, validFrom, validTo),
    )
    const shown = wanted.slice(0, limit).map((row) => ({
      cells: [
        row.number ?? say.text("assistant.said.draft"),
        row.clientName,
        say.day(row.validUntil),
        say.money(row.totalTTC, row.currency),
      ],
      to: `quotes/${row.id}`,
    }))
    return between(
      say,
      list(
        say,
        "quotes",
        ["number", "client", "validUntil", "total"],
        shown,
        isSpan(spans) ? { value: wanted.length, more: rows.length > mostFiltered } : count,
        `quotes${query({ state, clientId })}`,
      ),
      from ?? validFrom,
      to ?? validTo,
    )
  },
})

const listClientsTool = tool({
  name: "listClients",
  text: "The clients, by name; those that say some words.",
  needs: ["clients.see"],
  args: z.object({ q: z.string().max(100).optional() }),
  async run({ db, owner }, say, { q }) {
    const { rows, count } = await listClients(db, owner, ClientFilter.parse({ q, limit }))
    const shown = rows
      .slice(0, limit)
      .map(({ id, name, city }) => ({ cells: [name, city ?? ""], to: `companies/${id}` }))
    return list(say, "clients", ["client", "city"], shown, count, `companies${query({ q })}`)
  },
})

const findClientTool = tool({
  name: "findClient",
  text: "One client by name, with their bills that are not settled.",
  needs: ["clients.see", "bills.see"],
  args: z.object({ client: Name }),
  async run(asked, say, { client: name }) {
    const { record, outcome } = await clientNamed(asked, say, name)
    if (!record) return outcome
    const filter = BillFilter.parse({ clientId: record.id, state: "unpaid", limit })
    const { rows } = await listBills(asked.db, asked.owner, filter, asked.today)
    const shown = rows.map((row) => billRow(say, billSummary(row, asked.today)))
    const heads = ["number", "client", "dueDate", "due"].map((head) =>
      say.text(`assistant.table.${head}`),
    )
    return tell("read", say.text("assistant.said.client", { client: record.name }), {
      args: { client: record.name },
      table:
        shown.length > 0 ? { heads, rows: shown.slice(0, mostRows), count: shown.length } : null,
      links: [
        link(record.name, `companies/${record.id}`),
        link(say.text("assistant.said.statement"), `companies/${record.id}/statement`),
      ],
    })
  },
})

const findClientDetailsTool = tool({
  name: "findClientDetails",
  text: "How one reaches a client: e-mail, telephone, address, SIREN.",
  needs: ["clients.see"],
  args: z.object({ client: Name }),
  async run(asked, say, { client: name }) {
    const { record, outcome } = await clientNamed(asked, say, name)
    if (!record) return outcome
    const { email, phoneNumber, streetAddress, postalCode, city, siren, siret, vatNumber } = record
    const address = [streetAddress, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean)
    const known: [label: string, value: string | null][] = [
      ["assistant.table.email", email],
      ["companies.phoneNumber", phoneNumber],
      ["assistant.screens.address", address.join(", ") || null],
      ["companies.siren", siren],
      ["companies.siret", siret],
      ["companies.vatNumber", vatNumber],
    ]
    const rows = known.flatMap(([label, value]): [string, string][] =>
      value ? [[say.text(label), value]] : [],
    )
    const sentence = email ? "assistant.said.details" : "assistant.said.noEmail"
    return tell("read", say.text(sentence, { client: record.name }), {
      args: { client: record.name },
      table: facts(say, rows),
      links: [link(record.name, `companies/${record.id}`)],
    })
  },
})

const findReadinessTool = tool({
  name: "findClientReadiness",
  text: "Which businesses lack what for electronic bills.",
  needs: ["clients.see"],
  args: z.object({}),
  async run({ db, owner }, say) {
    const { clients, total, ready, dueFrom } = readinessOf(await listBilledBusinesses(db, owner))
    const rows = clients.map(({ id, name, missing }) => ({
      cells: [name, missing.map((field) => say.text(`companies.${field}`)).join(", ")],
      to: `companies/${id}`,
    }))
    return tell(
      "read",
      say.text("assistant.lists.readiness", { ready, total, day: say.day(dueFrom) }),
      {
        figure: String(total - ready),
        table:
          rows.length > 0
            ? {
                heads: [say.text("assistant.table.client"), say.text("assistant.table.missing")],
                rows: rows.slice(0, mostRows),
                count: total - ready,
              }
            : null,
        links: [link(say.text("shell.screens.companies"), "companies")],
      },
    )
  },
})

const readStatementTool = tool({
  name: "readStatement",
  text: "A client's account: what they owe today, what of it is late.",
  needs: ["bills.see", "clients.see"],
  args: z.object({ client: Name }),
  async run(asked, say, { client: name }) {
    const { record, outcome } = await clientNamed(asked, say, name)
    if (!record) return outcome
    const { due, overdue, open } = await statementOf(asked, record.id, {})
    const rows = open.map((bill) => ({
      cells: [bill.number, say.day(bill.dueDate), say.money(bill.due)],
      to: `bills/${bill.billId}`,
    }))
    const heads = ["number", "dueDate", "due"].map((head) => say.text(`assistant.table.${head}`))
    return tell(
      "read",
      say.text("assistant.said.owes", { client: record.name, overdue: say.money(overdue) }),
      {
        args: { client: record.name },
        figure: say.money(due),
        table:
          rows.length > 0 ? { heads, rows: rows.slice(0, mostRows), count: rows.length } : null,
        links: [link(say.text("assistant.said.statement"), `companies/${record.id}/statement`)],
      },
    )
  },
})

const findLateInterestTool = tool({
  name: "findLateInterest",
  text: "What a late bill costs its client by today: interest and the indemnity.",
  needs: ["bills.see"],
  args: z.object({ bill: Name }),
  async run(asked, say, { bill: number }) {
    const { record, outcome } = await billNumbered(asked, say, number)
    if (!record) return outcome
    const late = await lateOf(asked, record)
    const links = [link(number, `bills/${record.id}`)]
    if (!late || late.interest + late.indemnity === 0)
      return tell("read", say.text("assistant.said.notLate", { number }), { links })
    const rows = [
      [say.text("assistant.table.due"), say.money(late.due)],
      [say.text("assistant.table.interest"), say.money(late.interest)],
      [say.text("assistant.table.indemnity"), say.money(late.indemnity)],
    ].map((cells) => ({ cells, to: null }))
    const heads = [say.text("assistant.table.what"), say.text("assistant.table.amount")]
    return tell("read", say.text("assistant.said.late", { number, days: late.days }), {
      figure: say.money(late.interest + late.indemnity),
      table: { heads, rows, count: rows.length },
      links,
    })
  },
})

const listPurchasesTool = tool({
  name: "listPurchases",
  text: "The bills that one received from suppliers, of a state.",
  needs: ["purchases.see"],
  args: z.object({ state: z.enum(purchaseStatuses).optional() }),
  async run({ db, owner, today }, say, { state }) {
    const of = (its: typeof state) =>
      listPurchases(db, owner, PurchaseFilter.parse({ state: its, limit }), today)
    const late =
      state === "toPay" ? await of("late") : { rows: [], count: { value: 0, more: false } }
    const found = await of(state)
    // What is late is still to be paid.
    const rows = [...late.rows, ...found.rows]
    const count = {
      value: late.count.value + found.count.value,
      more: late.count.more || found.count.more,
    }
    const shown = rows.slice(0, limit).map(({ id, supplierName, number, totalTTC, currency }) => ({
      cells: [supplierName ?? "–", number ?? "–", say.money(totalTTC ?? 0, currency ?? "EUR")],
      to: `purchases/${id}`,
    }))
    return list(
      say,
      "purchases",
      ["supplier", "number", "total"],
      shown,
      count,
      `purchases${query({ state })}`,
    )
  },
})

const listProductsTool = tool({
  name: "listProducts",
  text: "The products: all, sold ones, or those that are not sold yet.",
  needs: ["products.see"],
  args: z.object({ sold: z.enum(["true", "false"]).optional() }),
  async run({ db, owner }, say, { sold }) {
    const { rows, count } = await listProducts(db, owner, ProductFilter.parse({ sold, limit }))
    const shown = rows.slice(0, limit).map(({ id, name, sellingPrice, currency }) => ({
      cells: [name, sellingPrice === null ? "–" : say.money(sellingPrice, currency)],
      to: `products/${id}`,
    }))
    return list(say, "products", ["product", "price"], shown, count, `products${query({ sold })}`)
  },
})

const listContractsTool = tool({
  name: "listContracts",
  text: "The contracts of a state, of a client, or that end on some days.",
  needs: ["contracts.see"],
  args: z.object({
    state: z.enum(contractStatuses).optional(),
    client: Name.optional(),
    endsFrom: Day.optional(),
    endsTo: Day.optional(),
  }),
  async run(asked, say, { state, client: name, endsFrom, endsTo }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const { rows, count } = await listContracts(
      asked.db,
      asked.owner,
      ContractFilter.parse({ state, clientId, limit: endsTo ? mostFiltered : limit }),
      asked.today,
    )
    const wanted = rows.filter(({ runsUntil }) => isWithin(runsUntil, endsFrom, endsTo))
    const shown = wanted.slice(0, limit).map(({ id, title, clientName, runsUntil }) => ({
      cells: [title, clientName, say.day(runsUntil)],
      to: `contracts/${id}`,
    }))
    return between(
      say,
      list(
        say,
        "contracts",
        ["title", "client", "until"],
        shown,
        endsTo ? { value: wanted.length, more: rows.length > mostFiltered } : count,
        `contracts${query({ state, clientId })}`,
      ),
      endsFrom,
      endsTo,
    )
  },
})

const listRecurringTool = tool({
  name: "listRecurringBills",
  text: "The bills that are made by themselves at their dates.",
  needs: ["bills.see"],
  args: z.object({}),
  async run({ db, owner }, say) {
    const { rows, count } = await listRecurringBills(
      db,
      owner,
      RecurringBillFilter.parse({ limit }),
    )
    const shown = rows.slice(0, limit).map(({ id, title, clientName, nextOn }) => ({
      cells: [title, clientName, say.day(nextOn)],
      to: `recurring-bills/${id}`,
    }))
    return list(say, "recurringBills", ["title", "client", "next"], shown, count, "recurring-bills")
  },
})

const findSubscriptionTool = tool({
  name: "findSubscription",
  text: "Where one's own subscription stands, and when its trial ends.",
  needs: ["subscription.see"],
  args: z.object({}),
  async run(asked, say) {
    if (asked.owner !== asked.person.id)
      return tell("none", say.text("assistant.because.notAllowed"), { because: "notAllowed" })
    const { state, isLimited, trialEndsOn, renewsOn, endsOn } = await showSubscription(asked)
    const day = state === "freeTrial" ? trialEndsOn : (endsOn ?? renewsOn)
    const links = [link(say.text("shell.screens.subscription"), "subscription")]
    if (!isLimited || !day) return tell("read", say.text("assistant.said.unlimited"), { links })
    return tell("read", say.text(`assistant.subscription.${state}`), {
      figure: say.day(day),
      links,
    })
  },
})

const searchTool = tool({
  name: "search",
  text: "Records of every kind that say some words.",
  needs: [],
  args: z.object({ q: z.string().trim().min(1).max(100) }),
  async run({ db, owner, person, today, rights, language }, say, { q }) {
    const results = await findRecords({ db, owner, person, today }, { q, rights, language })
    if (results.length === 0)
      return tell("none", say.text("assistant.because.nothingFound", { q }), {
        because: "nothingFound",
      })
    const rows = results.slice(0, mostRows).map(({ kind, id, title, detail }) => ({
      cells: [title, detail ?? ""],
      to: `${screenOf(kind)}/${id}`,
    }))
    return tell("read", say.text("assistant.said.found", { q }), {
      figure: String(results.length),
      table: {
        heads: [say.text("assistant.table.record"), say.text("assistant.table.detail")],
        rows,
        count: results.length,
      },
      links: [link(say.text("assistant.said.wholeList"), `search${query({ q })}`)],
    })
  },
})

const findHelpTool = tool({
  name: "findHelp",
  text: "What the help, or the screens themselves, say about a subject, in the person's language.",
  needs: [],
  args: z.object({ topic: z.string().trim().min(1).max(2000) }),
  async run({ language, rights }, say, { topic }): Promise<Outcome> {
    const { page, nearness, nearest } = findHelp(language, topic)
    const links = nearest.map(({ title, topic: its }) => link(title, `help/${its}`))
    const hint = findHint(language, topic, rights)
    const isSure = Math.max(nearness, hint?.nearness ?? 0) >= surely
    // What is only near is not said as if it were the answer.
    const said = (text: string) => (isSure ? text : `${say.text("assistant.said.nearest")} ${text}`)
    if (hint && hint.nearness > nearness && (isSure || nearness > 0)) {
      const text = say.text("assistant.said.hint", { name: hint.title, text: hint.text })
      return tell("help", said(text), {
        args: { topic: hint.title },
        links: [link(hint.screen, hint.to), ...links.slice(0, 3)],
      })
    }
    if (!page)
      return tell("none", say.text("assistant.because.outOfScope"), {
        because: "outOfScope",
        links,
        args: {},
      })
    const words = firstWords(page.body) || page.description
    const title = isSure ? "" : `${say.own(page.title)}${say.text("assistant.said.colon")}`
    return tell("help", said(`${title}${words}`), { args: { topic: topicName(page.topic) }, links })
  },
})

const openScreenTool = tool({
  name: "openScreen",
  text: "The address of a screen, by its name.",
  needs: [],
  args: z.object({ screen: z.string().trim().min(1).max(2000) }),
  async run({ rights, language }, say, { screen }) {
    const { one, near } = findScreens(screen, rights, language)
    const links = near.map(({ name, to }) => link(name, to))
    if (!one)
      return tell("none", say.text("assistant.because.noSuchScreen"), {
        because: "noSuchScreen",
        links,
      })
    return tell("read", say.text("assistant.said.screen", { name: say.own(one.name) }), {
      args: { screen: one.to },
      links: [link(one.name, one.to)],
    })
  },
})

export const reads: readonly Tool[] = [
  listBillsTool,
  findBillTool,
  findQuoteTool,
  listQuotesTool,
  listClientsTool,
  findClientTool,
  findClientDetailsTool,
  findReadinessTool,
  readStatementTool,
  findLateInterestTool,
  listPurchasesTool,
  listProductsTool,
  listContractsTool,
  listRecurringTool,
  findSubscriptionTool,
  searchTool,
  findHelpTool,
  openScreenTool,
]
