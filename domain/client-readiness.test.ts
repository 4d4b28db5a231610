import { expect, test } from "vitest"
import { type ElectronicClient, missingOfClient } from "./client-readiness"

const ready: ElectronicClient = {
  kind: "company",
  siren: "552100554",
  vatNumber: null,
  email: null,
  streetAddress: "1 quai Perrache",
  postalCode: "69002",
  city: "Lyon",
  country: "FR",
}
const codes = (client: Partial<ElectronicClient>) =>
  missingOfClient({ ...ready, ...client }, "2026-11-21").map(({ code, path }) => `${code} ${path}`)

test.each<[string, Partial<ElectronicClient>, string[]]>([
  ["a French business with its SIREN", {}, []],
  ["a French business without", { siren: null, email: "a@b.fr" }, ["clientSiren siren"]],
  ["one of the Union with its VAT number", { country: "DE", vatNumber: "DE136695976" }, []],
  ["one of the Union without", { country: "DE", siren: null }, ["clientVatNumber vatNumber"]],
  ["one of Denmark", { country: "DK", siren: null, vatNumber: "DK13585628" }, []],
  ["one of Réunion without a SIREN", { country: "RE", siren: null }, ["clientSiren siren"]],
  ["one of Monaco, which has none", { country: "MC", siren: null, email: "a@b.mc" }, []],
  ["one of the Canaries", { country: "ES", postalCode: "35001", siren: null, email: "a@b.es" }, []],
  ["one of elsewhere with an e-mail", { country: "US", siren: null, email: "ap@b.com" }, []],
  ["one of elsewhere without", { country: "US", siren: null }, ["clientElectronicAddress email"]],
  ["a business without a town", { city: " " }, ["clientAddress city"]],
  ["a private person", { kind: "individual", siren: null, city: null }, []],
])("%s", (_, client, lacks) => {
  expect(codes(client)).toEqual(lacks)
})
