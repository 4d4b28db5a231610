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
  missingOfClient({ ...ready, ...client }).map(({ code, path }) => `${code} ${path}`)

test.each<[string, Partial<ElectronicClient>, string[]]>([
  ["a French business with its SIREN", {}, []],
  ["a French business without", { siren: null, email: "a@b.fr" }, ["clientSiren siren"]],
  ["one of the Union with its VAT number", { country: "DE", vatNumber: "DE136695976" }, []],
  ["one of the Union without", { country: "DE" }, ["clientVatNumber vatNumber"]],
  ["one of elsewhere with an e-mail", { country: "US", siren: null, email: "ap@b.com" }, []],
  ["one of elsewhere without", { country: "US" }, ["clientElectronicAddress email"]],
  ["a business without a town", { city: " " }, ["clientAddress city"]],
  ["a private person", { kind: "individual", siren: null, city: null }, []],
])("%s", (_, client, lacks) => {
  expect(codes(client)).toEqual(lacks)
})
