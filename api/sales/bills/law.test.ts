import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"
import { verifyBills } from "./verification.commands"

/*
 * What a bill must know before it may be issued, by who sells what to whom: each case through the API. One
 * seller serves them all; a case says what of the profile it needs.
 */

const lyon = { streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" }
const berlin = { streetAddress: "1 Unter den Linden", postalCode: "10117", city: "Berlin" }
const german = { name: "Werk GmbH", ...berlin, country: "DE", vatNumber: "DE136695976" }
const american = {
  name: "Works Inc.",
  streetAddress: "1 Main St",
  postalCode: "02139",
  city: "Cambridge",
  country: "US",
  email: "ap@example.com",
}
const service = { serviceName: "Conseil", quantity: "1", unitPriceHT: 100_000, vatRate: "0" }
const goods = { ...service, serviceName: "Chaises", kind: "goods" }

async function sell(vat: object = { vatRegime: "normal", vatNumber: "FR44732829320" }) {
  const api = await startApi()
  await openForBusiness(api)
  await save(api, "vat", vat)
  return api
}

async function save(api: TestApi, part: string, values: object) {
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const { status, body } = await api.call("camille", "PUT", `/Profile/${part}`, {
    ...values,
    version,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** A draft for a new client; its body. */
async function draft(api: TestApi, client: object, lines: object[], changes: object = {}) {
  const { status, body: buyer } = await api.call("camille", "POST", "/Clients", {
    name: "Atelier Rhône",
    ...lyon,
    ...client,
  })
  if (status !== 201) throw new Error(JSON.stringify(buyer))
  const { body } = await api.call(
    "camille",
    "POST",
    "/Bills",
    draftFor(buyer.id, { lines, ...changes }),
  )
  return body
}

const missing = async (...drafted: Parameters<typeof draft>) =>
  (await draft(...drafted)).missing.map(
    ({ where, path, code }: Record<string, string>) => `${where}.${path} ${code}`,
  )

const issue = (api: TestApi, { id, version }: { id: string; version: number }) =>
  api.call("camille", "POST", `/Bills/${id}/issue`, { version })

async function snapshotOf(api: TestApi, id: string) {
  const db = new pg.Client({ connectionString: api.url })
  await db.connect()
  onTestFinished(() => db.end())
  return db.query("select snapshot from bill_snapshots where bill_id = $1", [id])
}

const xmlOf = async (api: TestApi, id: string) =>
  (await api.fetch("camille", `/Bills/${id}/xml`)).text()

describe("the seller's VAT number", () => {
  test.each<[string, object, object]>([
    ["goods for the Union", german, goods],
    ["services for the Union", german, service],
    ["an export", american, goods],
    ["services abroad", american, service],
    [
      "domestic reverse charge",
      { siren: "552100554", vatNumber: "FR96552100554" },
      { ...service, vatCategory: "AE" },
    ],
  ])("is asked for %s", async (_, client, line) => {
    const api = await sell({ vatRegime: "normal" })
    expect(await missing(api, client, [line])).toEqual(["profile.vatNumber sellerVatNumber"])
  })
})

describe("domestic reverse charge", () => {
  test("asks both numbers of a business, and is not for consumers", async () => {
    const api = await sell()
    const line = { ...service, vatCategory: "AE" }
    expect(await missing(api, {}, [line])).toEqual([
      "client.siren clientSiren",
      "client.vatNumber clientVatNumber",
    ])
    expect(await missing(api, { kind: "individual" }, [line])).toContain(
      "bill.lines[0].vatCategory categoryOfBusiness",
    )
    const whole = await draft(api, { siren: "552100554", vatNumber: "FR96552100554" }, [line])
    const { status, body } = await issue(api, whole)
    expect(status).toBe(200)
    const xml = await xmlOf(api, body.id)
    expect(xml).toContain('<ram:ID schemeID="VA">FR96552100554</ram:ID>')
    expect(xml).toContain("<ram:CategoryCode>AE</ram:CategoryCode>")
  })
})

describe("a public body", () => {
  test("owes the rate of the law alone, and its longer terms are said", async () => {
    const api = await sell()
    const town = { kind: "publicBody", name: "Ville de Lyon", siren: "216901231" }
    const charged = [{ ...service, vatRate: "20" }]
    expect(await draft(api, town, charged, { penaltyRate: "15" })).toMatchObject({
      errors: [{ path: "penaltyRate", code: "penaltyOfPublicBody" }],
    })
    const late = await draft(api, town, charged, { paymentDays: 45 })
    expect(late).toMatchObject({ warnings: ["publicBodyTerms"] })
    const { body } = await issue(api, late)
    const xml = await xmlOf(api, body.id)
    expect(xml).toContain("code de la commande publique, article R2192-31")
    expect(xml).toMatch(/<ram:Content>B2B<\/ram:Content>/)
  })
})

describe("a seller in franchise", () => {
  test("bills a business of the Union by reverse charge, under both VAT numbers", async () => {
    const api = await sell({ vatRegime: "franchise" })
    expect(await missing(api, german, [service])).toEqual(["profile.vatNumber sellerVatNumber"])
    await save(api, "vat", { vatRegime: "franchise", vatNumber: "FR44732829320" })
    expect(await missing(api, { ...german, vatNumber: null }, [service])).toEqual([
      "client.vatNumber clientVatNumber",
    ])
    const { body } = await issue(api, await draft(api, german, [service]))
    const xml = await xmlOf(api, body.id)
    expect(xml).toContain("Autoliquidation / Reverse charge, article 283-2 du CGI")
    expect(xml).not.toContain("293 B")
    expect(xml).toContain("<ram:CategoryCode>AE</ram:CategoryCode>")
    expect(xml).toContain('<ram:ID schemeID="VA">FR44732829320</ram:ID>')
    // Goods, consumers and clients in France stay in franchise, without a VAT number.
    for (const [client, line] of [
      [german, goods],
      [{ ...german, kind: "individual", vatNumber: null }, service],
      [{}, service],
    ] as const) {
      const own = await xmlOf(api, (await issue(api, await draft(api, client, [line]))).body.id)
      expect(own).toContain("TVA non applicable, article 293 B du CGI")
      expect(own).not.toContain("FR44732829320")
    }
  })
})

describe("before issue", () => {
  test("a French business without a SIREN and one abroad without an address are told of", async () => {
    const api = await sell()
    const taxed = { ...service, vatRate: "20" }
    expect((await draft(api, {}, [taxed])).warnings).toEqual(["clientSiren"])
    expect((await draft(api, { siren: "552100554" }, [taxed])).warnings).toEqual([])
    const unreached = { ...american, email: null }
    expect((await draft(api, unreached, [service])).warnings).toEqual(["clientElectronicAddress"])
    expect((await draft(api, german, [taxed])).warnings).toEqual(["vatToUnionBusiness"])
    expect((await draft(api, german, [{ ...taxed, vatCategory: "S" }])).warnings).toEqual([])
    const dane = { ...german, country: "DK", vatNumber: "DK13585628" }
    const { body } = await issue(api, await draft(api, dane, [service]))
    expect(await xmlOf(api, body.id)).toContain('schemeID="0198">DK13585628<')
  })

  test.each<[string, object, object, string[]]>([
    ["5 % is no rate", {}, { vatRate: "5" }, ["bill.lines[0].vatRate vatRateUnknown"]],
    ["nor is 99 %", {}, { vatRate: "99" }, ["bill.lines[0].vatRate vatRateUnknown"]],
    ["19.6 % was one", {}, { vatRate: "19.6" }, ["bill.lines[0].vatRate vatRateUnknown"]],
    ["8.5 % is Réunion's", { country: "RE", postalCode: "97400" }, { vatRate: "8.5" }, []],
    ["8.5 % is not Lyon's", {}, { vatRate: "8.5" }, ["bill.lines[0].vatRate vatRateUnknown"]],
    ["13 % is Corsica's", { postalCode: "20000" }, { vatRate: "13" }, []],
    [
      "a rate stands beside no exemption",
      {},
      { vatRate: "20", vatCategory: "E" },
      ["bill.lines[0].vatRate rateBesideCategory"],
    ],
    [
      "a taxed line has a rate",
      {},
      { vatCategory: "S" },
      ["bill.lines[0].vatCategory categoryWithoutRate", "bill.note exemptionUnstated"],
    ],
    [
      "nothing is exported to Lyon",
      {},
      { vatCategory: "G", kind: "goods" },
      ["bill.lines[0].vatCategory categoryElsewhere"],
    ],
    [
      "nor delivered within the Union to it",
      { vatNumber: "FR96552100554" },
      { vatCategory: "K", kind: "goods" },
      ["bill.lines[0].vatCategory categoryElsewhere"],
    ],
    ["Monaco is charged French VAT", { country: "MC", postalCode: "98000" }, { vatRate: "20" }, []],
    [
      "and owes none itself",
      { country: "MC", postalCode: "98000" },
      {},
      ["bill.note exemptionUnstated"],
    ],
    [
      "goods leave for the Canaries as an export",
      { country: "ES", postalCode: "35001" },
      { kind: "goods" },
      [],
    ],
    [
      "a delivery to Berlin is not exempt by a French VAT number",
      { ...german, vatNumber: "FR96552100554" },
      { kind: "goods" },
      ["client.vatNumber clientVatNumberFrench"],
    ],
    ["goods leave for Réunion", { country: "RE", postalCode: "97400" }, { kind: "goods" }, []],
  ])("%s", async (_, client, line, lacks) => {
    const api = await sell()
    const found = await missing(api, { siren: "552100554", ...client }, [{ ...service, ...line }])
    expect(found.sort()).toEqual(lacks)
  })
})

describe("a credit note", () => {
  const credit = async (api: TestApi, billId: string) =>
    (await api.call("camille", "POST", `/Bills/${billId}/creditNotes`)).body
  const replaced = async (api: TestApi, billId: string) =>
    (await api.call("camille", "POST", `/Bills/${billId}/corrections`)).body

  test("is by the regime of its bill after it changed: 293 B stays, and so does what was charged", async () => {
    const api = await sell({ vatRegime: "franchise" })
    const before = (await issue(api, await draft(api, {}, [service]))).body
    await save(api, "vat", { vatRegime: "normal", vatNumber: "FR44732829320" })
    const taxed = (await issue(api, await draft(api, {}, [{ ...service, vatRate: "20" }]))).body
    expect(taxed.totalVat).toBe(20_000)
    const note = await credit(api, before.id)
    expect(note.missing).toEqual([])
    const typed = { ...draftFor(note.clientId, { lines: [service], version: note.version }) }
    const changed = await api.call("camille", "PUT", `/Bills/${note.id}`, {
      ...typed,
      includePenalty: false,
      note: "Bien à vous",
      reason: "Prestation annulée",
    })
    const done = await issue(api, changed.body)
    expect(done.status).toBe(200)
    const xml = await xmlOf(api, done.body.id)
    expect(xml).toContain("<ram:ExemptionReasonCode>VATEX-FR-FRANCHISE</ram:ExemptionReasonCode>")
    expect(xml).toContain("TVA non applicable, article 293 B du CGI")
    expect(xml).toContain("Prestation annulée")
    expect(xml).not.toContain("FR44732829320")
    await save(api, "vat", { vatRegime: "franchise" })
    // So is what replaces it.
    const again = await replaced(api, taxed.id)
    expect(again).toMatchObject({ missing: [], totalVat: 20_000 })
    await api.call("camille", "DELETE", `/Bills/${again.id}?version=${again.version}`)
    const back = await issue(api, await credit(api, taxed.id))
    expect(back.body).toMatchObject({ totalVat: 20_000 })
    expect(await xmlOf(api, back.body.id)).toContain("FR44732829320")
    const other = (await issue(api, await draft(api, {}, [service]))).body
    await save(api, "vat", { vatRegime: "normal", vatNumber: "FR44732829320" })
    const right = await issue(api, await replaced(api, other.id))
    expect(right.status).toBe(200)
    expect(await xmlOf(api, right.body.id)).toContain("VATEX-FR-FRANCHISE")
  })

  test("carries the parties and the exemption of its bill, and goes to no other client", async () => {
    const api = await sell()
    const untaxed = { ...service, vatCategory: "E" }
    const text = "Exonération, article 261-4-4° du CGI"
    const bill = (await issue(api, await draft(api, {}, [untaxed], { note: text }))).body
    const { body: client } = await api.call("camille", "GET", `/Clients/${bill.clientId}`)
    const { can: _, id, createdAt: __, changedAt: ___, ...fields } = client
    await api.call("camille", "PUT", `/Clients/${id}`, { ...fields, name: "Autre nom" })
    await save(api, "address", {
      streetAddress: "9 rue Neuve",
      postalCode: "13001",
      city: "Marseille",
    })
    const note = await credit(api, bill.id)
    const { body: other } = await api.call("camille", "POST", "/Clients", { name: "X", ...lyon })
    const lines = [untaxed]
    const elsewhere = draftFor(other.id, { lines, includePenalty: false, version: note.version })
    expect(
      (await api.call("camille", "PUT", `/Bills/${note.id}`, elsewhere)).body.errors,
    ).toMatchObject([{ path: "clientId", code: "clientOfOrigin" }])
    const typed = draftFor(bill.clientId, { lines, includePenalty: false, version: note.version })
    const { body: changed } = await api.call("camille", "PUT", `/Bills/${note.id}`, {
      ...typed,
      note: "Avec nos excuses",
    })
    const { body: done } = await issue(api, changed)
    const xml = await xmlOf(api, done.id)
    expect(xml).toContain(`<ram:ExemptionReason>${text}</ram:ExemptionReason>`)
    expect(xml).toContain("<ram:Name>Atelier Rhône</ram:Name>")
    expect(xml).toContain("<ram:CityName>Lyon</ram:CityName>")
    expect(xml).not.toContain("Marseille")
  })

  test("says what it says itself: a note of its bill that exempts nothing is not on it", async () => {
    const api = await sell()
    const taxed = { ...service, vatRate: "20" }
    const drafted = await draft(api, { siren: "552100554" }, [taxed], { note: "À payer vite" })
    const { body: bill } = await issue(api, drafted)
    const { body: note } = await issue(api, await credit(api, bill.id))
    expect(await xmlOf(api, bill.id)).toContain("À payer vite")
    expect(await xmlOf(api, note.id)).not.toContain("À payer vite")
    const { body: shown } = await api.call("camille", "GET", `/Bills/${note.id}`)
    expect(JSON.stringify(shown)).not.toContain("À payer vite")
    const { rows } = await snapshotOf(api, note.id)
    expect(rows[0].snapshot).not.toHaveProperty("exemption")
  })

  test("'s bill is corrected by the rates of when it was supplied, as its correction says", async () => {
    const api = await sell()
    const client = { siren: "552100554" }
    const supplied = { suppliedOn: "2013-12-01" }
    const taxed = { ...service, vatRate: "20" }
    const { body: bill } = await issue(api, await draft(api, client, [taxed], supplied))
    const { body: correction } = await api.call("camille", "POST", `/Bills/${bill.id}/corrections`)
    const { body } = await api.call("camille", "PUT", `/Bills/${correction.id}`, {
      ...draftFor(bill.clientId, { lines: [{ ...service, vatRate: "19.6" }], ...supplied }),
      version: correction.version,
    })
    expect(body.missing).toEqual([])
  })

  test("'s bill is corrected by its own rates", async () => {
    const api = await sell()
    const bill = (await issue(api, await draft(api, {}, [{ ...service, vatRate: "5.5" }]))).body
    const { body: correction } = await api.call("camille", "POST", `/Bills/${bill.id}/corrections`)
    expect(correction.missing).toEqual([])
  })
})

test("14.13 goods brought elsewhere say where, by who they are exempt there, and the trade says its insurer", async () => {
  const api = await sell()
  await save(api, "professional", {
    legalStatus: "entrepreneur",
    siren: "732829320",
    insurer: "MAAF Pro, Chaban, 79180 Chauray",
    insuranceCover: "France métropolitaine",
    approvedAssociation: true,
  })
  const brought = {
    deliveryName: "Chantier Rive gauche",
    deliveryStreetAddress: "4 rue du Port",
    deliveryPostalCode: "13002",
    deliveryCity: "Marseille",
  }
  const half = await draft(api, {}, [goods], { ...brought, deliveryCity: null })
  expect(half.errors).toMatchObject([{ path: "deliveryCity", code: "required" }])
  const client = { siren: "552100554" }
  const taxed = { ...goods, vatRate: "20" }
  const { body } = await issue(api, await draft(api, client, [taxed], brought))
  const xml = await xmlOf(api, body.id)
  const ubl = await (await api.fetch("camille", `/Bills/${body.id}/ubl`)).text()
  expect(xml).toMatch(
    /<ram:ShipToTradeParty><ram:Name>Chantier Rive gauche<.*?<ram:CityName>Marseille<.*?<ram:CountryID>FR</,
  )
  expect(ubl).toMatch(/<cac:DeliveryLocation><cac:Address>.*?4 rue du Port.*?Chantier Rive gauche/)
  for (const said of [
    "Assurance professionnelle\u00a0: MAAF Pro, Chaban, 79180 Chauray. Couverture géographique\u00a0: France métropolitaine",
    "Membre d’une association agréée",
  ]) {
    expect(xml).toContain(said)
    expect(ubl).toContain(said)
  }
  // Sold to a client in France and brought to the United States, goods are exported.
  const abroad = { ...brought, deliveryCountry: "US" }
  const exported = (await issue(api, await draft(api, client, [goods], abroad))).body
  expect(await xmlOf(api, exported.id)).toContain("<ram:CategoryCode>G</ram:CategoryCode>")
  expect(await verifyBills(api.parts)).toEqual({ bills: 2 })
})

test("14.8 beyond the franchise nothing is billed by 293 B without asking, and VAT may be charged", async () => {
  const api = await sell({ vatRegime: "franchise" })
  const large = { ...service, unitPriceHT: 4_000_000 }
  const client = { siren: "552100554" }
  expect((await issue(api, await draft(api, client, [large]))).status).toBe(200)
  const small = { ...service, unitPriceHT: 100_000 }
  expect(await missing(api, client, [small])).toEqual([])
  // The bill that goes beyond the ceiling is the first that owes VAT.
  const beyond = { ...service, unitPriceHT: 200_000 }
  const asked = await draft(api, client, [beyond])
  expect(await issue(api, asked)).toMatchObject({
    status: 409,
    body: { errors: [{ path: "bill.keepsFranchise", code: "franchiseEnded" }] },
  })
  const kept = await issue(api, await draft(api, client, [beyond], { keepsFranchise: true }))
  expect(kept.status).toBe(200)
  expect(await xmlOf(api, kept.body.id)).toContain("article 293 B")
  const taxed = { ...beyond, vatRate: "20" }
  expect(await missing(api, client, [taxed])).toEqual(["profile.vatNumber sellerVatNumber"])
  await save(api, "vat", { vatRegime: "franchise", vatNumber: "FR44732829320" })
  const { status, body } = await issue(api, await draft(api, client, [taxed]))
  expect([status, body.totalVat]).toEqual([200, 40_000])
  const xml = await xmlOf(api, body.id)
  expect(xml).not.toContain("293 B")
  expect(xml).toContain('<ram:ID schemeID="VA">FR44732829320</ram:ID>')
})

test("14.8 services for businesses abroad are no turnover of the franchise, whoever counts it", async () => {
  const api = await sell({ vatRegime: "franchise", vatNumber: "FR44732829320" })
  const abroad = { ...service, unitPriceHT: 5_000_000 }
  for (const client of [american, german])
    expect((await issue(api, await draft(api, client, [abroad]))).status).toBe(200)
  const here = { siren: "552100554" }
  expect((await issue(api, await draft(api, here, [service]))).status).toBe(200)
  const chairs = { ...goods, unitPriceHT: 50_000 }
  expect((await issue(api, await draft(api, here, [chairs]))).status).toBe(200)
  const { franchise } = (await api.call("camille", "GET", "/Dashboard")).body
  expect(franchise).toMatchObject({ standing: "within", turnover: 100_000, liableFrom: null })
  const { thresholds } = (await api.call("camille", "GET", "/Forecast/thresholds")).body
  const billed = thresholds
    .filter(({ name }: { name: string }) => name === "franchise")
    .map(({ activity, billed }: { activity: string; billed: { amount: number } }) => [
      activity,
      billed.amount,
    ])
  expect(billed).toEqual([
    ["services", 100_000],
    ["goods", 150_000],
  ])
})

test("14.12 the currency of a profile is the euro, and no other is taken", async () => {
  const api = await sell()
  const { version, currency } = (await api.call("camille", "GET", "/Profile")).body
  expect(currency).toBe("EUR")
  const bank = { iban: "FR1420041010050500013M02606", version }
  expect(
    (await api.call("camille", "PUT", "/Profile/bank", { ...bank, currency: "USD" })).body.errors,
  ).toMatchObject([{ path: "currency", code: "euroOnly" }])
  expect((await api.call("camille", "PUT", "/Profile/bank", bank)).body.currency).toBe("EUR")
})

test("a VAT regime holds from the day that was said, and not from one to come", async () => {
  const api = await sell({ vatRegime: "franchise", vatRegimeFrom: "2020-01-01" })
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const later = { vatRegime: "normal", vatRegimeFrom: "2026-12-01", version }
  expect((await api.call("camille", "PUT", "/Profile/vat", later)).body.errors).toMatchObject([
    { path: "vatRegimeFrom", code: "inFuture" },
  ])
  await save(api, "vat", { vatRegime: "normal", vatRegimeFrom: "2026-11-10", vatNumber: null })
  const on = async (releaseDate: string) =>
    (await draft(api, {}, [service], { releaseDate })).missing.map(
      ({ code }: { code: string }) => code,
    )
  expect(await on("2026-11-09")).toEqual([])
  expect(await on("2026-11-10")).toEqual(["exemptionUnstated"])
})

describe("a line", () => {
  const taxed = { ...service, vatRate: "20" }

  test("has a unit price of up to six decimals, on paper and in its XML; sums are in cents", async () => {
    const api = await sell()
    const line = { ...taxed, quantity: "10000", unitPriceHT: 3.4567 }
    const drafted = await draft(api, { siren: "552100554" }, [line])
    expect(drafted).toMatchObject({
      totalHT: 34_567,
      totalVat: 6_913,
      lines: [{ unitPriceHT: 3.4567 }],
    })
    const { body } = await issue(api, drafted)
    expect(await xmlOf(api, body.id)).toContain("<ram:ChargeAmount>0.034567</ram:ChargeAmount>")
    const ubl = await (await api.fetch("camille", `/Bills/${body.id}/ubl`)).text()
    expect(ubl).toContain('<cbc:PriceAmount currencyID="EUR">0.034567</cbc:PriceAmount>')
    expect(await verifyBills(api.parts)).toEqual({ bills: 1 })
  })

  test("C57 below zero in quantity is a rebate, which takes off no more than its rate charges", async () => {
    const api = await sell()
    const rebate = { ...taxed, serviceName: "Remise", quantity: "-1", unitPriceHT: 25_000 }
    const client = { siren: "552100554" }
    const drafted = await draft(api, client, [taxed, rebate])
    expect(drafted).toMatchObject({ totalHT: 75_000, totalVat: 15_000, totalTTC: 90_000 })
    expect(drafted.lines[1]).toMatchObject({ quantity: "-1", amountHT: -25_000 })
    const { body } = await issue(api, drafted)
    const xml = await xmlOf(api, body.id)
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>')
    expect(xml).toContain("<ram:LineTotalAmount>-250.00</ram:LineTotalAmount>")
    const refused = async (...lines: object[]) => (await draft(api, client, lines)).errors[0]
    expect(await refused(taxed, { ...rebate, quantity: "-5" })).toMatchObject({
      path: "lines[1].quantity",
      code: "rebateTooLarge",
    })
    expect(await refused(taxed, { ...rebate, vatRate: "10" })).toMatchObject({
      code: "rebateTooLarge",
    })
    expect(await refused(taxed, { ...rebate, discountRate: "5" })).toMatchObject({
      code: "notOnRebate",
    })
    const note = (await api.call("camille", "POST", `/Bills/${body.id}/creditNotes`)).body
    expect((await issue(api, note)).body).toMatchObject({ totalTTC: 90_000 })
    expect(await verifyBills(api.parts)).toEqual({ bills: 2 })
  })
})

test("14.11 a rebate on goods is of those goods, wherever they go", async () => {
  const api = await sell()
  const rebate = { ...service, serviceName: "Remise", quantity: "-1", unitPriceHT: 5_000 }
  const { body } = await issue(api, await draft(api, american, [goods, rebate]))
  const { rows } = await snapshotOf(api, body.id)
  expect(rows[0].snapshot.lines.map((line: { kind: string }) => line.kind)).toEqual([
    ...["goods", "goods"],
  ])
  expect(rows[0].snapshot.vat).toMatchObject([{ rate: "0", base: 95_000, category: "G" }])
})

test("a bill says by what its buyer knows it, when it was supplied, and what an early payment takes off", async () => {
  const api = await sell()
  const client = { siren: "552100554", siret: "55210055400013" }
  const drafted = await draft(api, client, [{ ...service, vatRate: "20" }], {
    buyerReference: "SERVICE-12",
    contractReference: "C-2026-7",
    purchaseOrder: "BC-9",
    suppliedOn: "2026-11-03",
    billingPeriodStart: null,
    billingPeriodEnd: null,
    earlyPaymentRate: "2",
    earlyPaymentDays: 10,
  })
  const { body } = await issue(api, drafted)
  const xml = await xmlOf(api, body.id)
  const ubl = await (await api.fetch("camille", `/Bills/${body.id}/ubl`)).text()
  for (const [cii, other] of [
    ["<ram:BuyerReference>SERVICE-12<", "<cbc:BuyerReference>SERVICE-12<"],
    [
      ">C-2026-7</ram:IssuerAssignedID></ram:ContractReferencedDocument>",
      ">C-2026-7</cbc:ID></cac:ContractDocumentReference>",
    ],
    [
      ">BC-9</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>",
      "<cac:OrderReference><cbc:ID>BC-9<",
    ],
    ['<udt:DateTimeString format="102">20261103<', "<cbc:ActualDeliveryDate>2026-11-03<"],
    ['<ram:GlobalID schemeID="0009">55210055400013<', '<cbc:ID schemeID="0009">55210055400013<'],
    ["2\u00a0% sous 10\u00a0jours", "2\u00a0% sous 10\u00a0jours"],
  ] as const) {
    expect(xml).toContain(cii)
    expect(ubl).toContain(other)
  }
  const half = await draft(api, client, [service], { earlyPaymentRate: "2" })
  expect(half.errors).toMatchObject([{ path: "earlyPaymentDays", code: "required" }])
})
