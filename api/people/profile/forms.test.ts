import { getTableColumns } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { profiles } from "./schema"

const address = { streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon" }
const bank = { bankName: "Banque de Lyon" }
const personal = { firstName: "Camille", lastName: "Martin" }
const identity = { legalStatus: "entrepreneur", siren: "732829320", ...personal }
const period = { startsOn: "2027-01-04", endsOn: null, daysPerWeek: 3 }

const save = ({ call }: TestApi, form: string, values: object, version: number) =>
  call("camille", "PUT", `/Profile/${form}`, { ...values, version })

describe("Camille has two tabs open", () => {
  test("on two forms: both are kept", async () => {
    const api = await startApi()
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    const saves: [string, object][] = [
      ["address", address],
      ["bank", bank],
      ["personal", personal],
      ["vat", { vatRegime: "franchise" }],
      ["brand", { paperColor: "#123456" }],
      ["presentation", { hobbies: "Ski" }],
      ["expertise", { spokenLanguages: ["fr"] }],
      ["offer", { offerPrices: true }],
      ["zone", { communeId: null }],
      ["availabilities", { workAvailabilities: [period] }],
      ["professional", { legalStatus: "entrepreneur" }],
    ]
    for (const [form, values] of saves)
      expect((await save(api, form, values, version)).status, form).toBe(200)
    expect((await api.call("camille", "GET", "/Profile")).body).toMatchObject({
      ...{ ...address, ...bank, ...personal, vatRegime: "franchise", paperColor: "#123456" },
      ...{
        hobbies: "Ski",
        spokenLanguages: ["fr"],
        offerPrices: true,
        legalStatus: "entrepreneur",
      },
      workAvailabilities: [period],
    })
  })

  test.each([
    ["address", address, { ...address, city: "Paris" }],
    ["bank", bank, { bankName: "Banque de Paris" }],
    ["availabilities", { workAvailabilities: [period] }, { workAvailabilities: [] }],
    ["expertise", { spokenLanguages: ["fr"] }, { spokenLanguages: ["en"] }],
  ])("on one form, %s: the later is told what was saved meanwhile", async (form, one, other) => {
    const api = await startApi()
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    const saved = await save(api, form, one, version)
    expect(saved.status).toBe(200)
    const late = await save(api, form, other, version)
    expect(late).toMatchObject({ status: 409, body: { code: "stale", current: one } })
    // Whoever has seen it may go on.
    expect((await save(api, form, other, late.body.current.version)).status).toBe(200)
  })

  test("on forms that share a field: the first run does not undo the name that was saved meanwhile", async () => {
    const api = await startApi()
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    await save(api, "bank", bank, version)
    expect((await save(api, "identity", identity, version)).status).toBe(200)
    expect((await save(api, "personal", { firstName: "Camilla" }, version)).status).toBe(409)
    expect((await save(api, "professional", { legalStatus: "SASU" }, version)).status).toBe(409)
    expect((await save(api, "vat", { vatRegime: "normal" }, version)).status).toBe(200)
  })

  test("and says one thing by a patch: only the form that shows it is stale", async () => {
    const api = await startApi()
    const { id } = (await api.call("camille", "GET", "/Users")).body
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    const patch = [{ op: "replace", path: "/hobbies", value: "Ski" }]
    expect((await api.call("camille", "PATCH", `/Users/${id}`, patch)).status).toBe(200)
    expect((await save(api, "presentation", { hobbies: "Vélo" }, version)).status).toBe(409)
    expect((await save(api, "personal", personal, version)).status).toBe(200)
  })

  test("a version that never was is refused", async () => {
    const api = await startApi()
    expect((await save(api, "address", address, 99)).status).toBe(409)
  })
})

test("each column of a profile is of one form, or known to be of none", async () => {
  const { parts } = await startApi()
  const { rows } = await parts.pool.query<{ column: string }>(
    `select jsonb_array_elements_text(value) as "column" from jsonb_each(profile_forms())`,
  )
  const ofNone = [
    ...["owner", "version", "created_at", "changed_at", "form_versions"],
    // Said by calls of their own, each whole: nobody has them in a form that is open.
    ...["work_photo_id", "work_photo_alt", "first_run_step", "first_connection"],
  ]
  const columns = Object.values(getTableColumns(profiles)).map(({ name }) => name)
  expect([...rows.map(({ column }) => column), ...ofNone].sort()).toEqual(columns.sort())
})
