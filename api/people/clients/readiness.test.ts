import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

test("names the businesses that lack something for electronic bills, and nobody else's", async () => {
  const api = await startApi()
  const address = { streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" }
  const add = async (client: object) => {
    const { status, body } = await api.call("camille", "POST", "/Clients", client)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  await add({ name: "Prête", siren: "552100554", ...address })
  const lacking = await add({ name: "Sans SIREN", ...address })
  const bare = await add({ name: "Acme", country: "US" })
  await add({ name: "Particulier", kind: "individual" })
  await add({ name: "Ancienne", status: "former" })
  const readiness = () => api.call("camille", "GET", "/Clients/readiness")
  expect((await readiness()).body).toEqual({
    dueFrom: "2027-09-01",
    total: 3,
    ready: 1,
    clients: [
      {
        id: bare.id,
        name: "Acme",
        missing: [
          { code: "clientElectronicAddress", path: "email" },
          { code: "clientAddress", path: "streetAddress" },
        ],
      },
      { id: lacking.id, name: "Sans SIREN", missing: [{ code: "clientSiren", path: "siren" }] },
    ],
  })
  const { id, version } = lacking
  const mended = { name: "Sans SIREN", ...address, siren: "732829320", version }
  await api.call("camille", "PUT", `/Clients/${id}`, mended)
  expect((await readiness()).body).toMatchObject({ ready: 2, clients: [{ name: "Acme" }] })
  expect((await api.call("thomas", "GET", "/Clients/readiness")).body).toMatchObject({ total: 0 })
})
