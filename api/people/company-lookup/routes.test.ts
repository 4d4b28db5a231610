import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi } from "../../../tests/api"
import { legalStatusOf } from "./rules"

const seat = {
  siret: "73282932000074",
  adresse: "8 B RUE DE LA RÉPUBLIQUE 69001 LYON",
  numero_voie: "8",
  indice_repetition: "B",
  type_voie: "RUE",
  libelle_voie: "DE LA RÉPUBLIQUE",
  code_postal: "69001",
  libelle_commune: "LYON",
  activite_principale: "62.01Z",
  etat_administratif: "A",
}
const entry = {
  siren: "732829320",
  nom_complet: "ATELIER MARTIN (AM)",
  nom_raison_sociale: "ATELIER MARTIN",
  nature_juridique: "5720",
  etat_administratif: "A",
  siege: seat,
}

/** The API beside a register of the test's own; counts what it was asked. */
async function withRegister(answer: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const api = await startApi({ companyLookupUrl: `http://127.0.0.1:${port}` })
  return { ...api, asked: () => asked }
}

const says = (...results: object[]): RequestListener => {
  return (_request, response) => response.end(JSON.stringify({ results }))
}

describe("the company look-up", () => {
  test("tells what the register knows, and asks it once a day", async () => {
    const { call, asked, setClock } = await withRegister(says(entry))
    const first = await call("camille", "GET", "/CompanyLookup/732%20829%20320")
    expect(first).toMatchObject({
      status: 200,
      body: {
        siren: "732829320",
        siret: "73282932000074",
        name: "ATELIER MARTIN",
        legalStatus: "SASU",
        vatNumber: "FR44732829320",
        activityCode: "62.01Z",
        streetAddress: "8 B RUE DE LA RÉPUBLIQUE",
        postalCode: "69001",
        city: "LYON",
        closed: false,
      },
    })
    await call("camille", "GET", "/CompanyLookup/732829320")
    expect(asked()).toBe(1)
    setClock("2026-11-22T09:00:01Z")
    await call("camille", "GET", "/CompanyLookup/732829320")
    expect(asked()).toBe(2)
  })

  test("asks nothing for a number with a wrong key", async () => {
    const { call, asked } = await withRegister(says(entry))
    for (const [number, code] of [
      ["732829321", "siren"],
      ["000000000", "siren"],
      ["73282932000075", "siret"],
      ["..%2F..%2Fadmin", "siren"],
    ])
      expect(await call("camille", "GET", `/CompanyLookup/${number}`)).toMatchObject({
        status: 422,
        body: { errors: [{ path: "sirenOrSiret", code }] },
      })
    expect(asked()).toBe(0)
  })

  test("answers the establishment that was asked for, from its whole address", async () => {
    const other = {
      siret: "73282932000082",
      adresse: "3 QUAI PERRACHE 69002 LYON",
      code_postal: "69002",
      libelle_commune: "LYON",
      etat_administratif: "F",
    }
    const { call } = await withRegister(says({ ...entry, matching_etablissements: [other] }))
    expect((await call("camille", "GET", "/CompanyLookup/73282932000082")).body).toMatchObject({
      siret: "73282932000082",
      streetAddress: "3 QUAI PERRACHE",
      closed: true,
    })
  })

  test("tells the open establishments where there are several, the seat first", async () => {
    const { call } = await withRegister(
      says({
        ...entry,
        matching_etablissements: [
          { ...seat, siret: "73282932000082", etat_administratif: "F" },
          { ...seat, siret: "73282932000090", type_voie: "QUAI", libelle_voie: "RAMBAUD" },
          seat,
        ],
      }),
    )
    const { body } = await call("camille", "GET", "/CompanyLookup/732829320")
    expect(body.establishments).toMatchObject([
      { siret: "73282932000074", isSeat: true },
      { siret: "73282932000090", isSeat: false, address: "8 B QUAI RAMBAUD 69001 LYON" },
    ])
  })

  test("leaves a register alone for as long as it asks", async () => {
    const { call, asked, setClock } = await withRegister((_request, response) =>
      response.writeHead(429, { "Retry-After": "30" }).end(),
    )
    const ask = async (siren: string) =>
      (await call("camille", "GET", `/CompanyLookup/${siren}`)).status
    setClock("2026-11-21T09:00:00Z")
    expect([await ask("732829320"), await ask("552100554")]).toEqual([503, 503])
    expect(asked()).toBe(1)
    setClock("2026-11-21T09:00:31Z")
    await ask("552100554")
    expect(asked()).toBe(2)
  })

  test("tells the person behind an entrepreneur’s business", async () => {
    const { call } = await withRegister(
      says({
        ...entry,
        nature_juridique: "1000",
        nom_complet: "CAMILLE LE GALL",
        nom_raison_sociale: null,
        dirigeants: [{ nom: "LE GALL", prenoms: "CAMILLE ANNE-LISE" }],
      }),
    )
    expect((await call("camille", "GET", "/CompanyLookup/732829320")).body).toMatchObject({
      legalStatus: "entrepreneur",
      firstName: "Camille",
      lastName: "Le Gall",
    })
  })

  test("does not know who is not in it, or not by name", async () => {
    const nobody = await withRegister(says())
    expect((await nobody.call("camille", "GET", "/CompanyLookup/732829320")).status).toBe(404)
    const hidden = { ...entry, nom_raison_sociale: null, nom_complet: "[NON-DIFFUSIBLE]" }
    const discreet = await withRegister(says(hidden))
    expect((await discreet.call("camille", "GET", "/CompanyLookup/732829320")).status).toBe(404)
  })

  const failures: Record<string, RequestListener> = {
    fails: (_request, response) => response.writeHead(500).end(),
    "is asked too often": (_request, response) =>
      response.writeHead(429, { "Retry-After": "1" }).end(),
    "leads elsewhere": (_request, response) =>
      response.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
    "answers no JSON": (_request, response) => response.end("<html>"),
    "answers another shape": (_request, response) => response.end('{"results":"none"}'),
    "never answers": () => {},
    "never ends": (_request, response) => {
      const page = " ".repeat(65_536)
      const more = () => {
        while (!response.destroyed && response.write(page));
      }
      response.on("drain", more)
      more()
    },
  }
  test.each(Object.entries(failures))(
    "E76, E77 says so when the register %s",
    async (_how, answer) => {
      const { call } = await withRegister(answer)
      expect(await call("camille", "GET", "/CompanyLookup/732829320")).toMatchObject({
        status: 503,
        body: { code: "lookupUnavailable" },
      })
    },
    // One that never ends is given up after 2 s, not waited for.
    10_000,
  )

  test("says so when there is no register", async () => {
    const { call } = await startApi()
    expect((await call("camille", "GET", "/CompanyLookup/732829320")).status).toBe(503)
  })
})

test("legal categories become the statuses of the product", () => {
  const expected = { 1000: "entrepreneur", 5498: "EURL", 5499: "SARL", 5710: "SAS", 5720: "SASU" }
  for (const [code, status] of Object.entries(expected)) expect(legalStatusOf(code)).toBe(status)
  expect(legalStatusOf("9220")).toBeNull()
})
