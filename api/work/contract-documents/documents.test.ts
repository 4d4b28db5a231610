import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { notifyDocuments } from "./notices.commands"

async function withContract(changes: object = {}) {
  const api = await startApi()
  api.setClock("2026-11-25T09:00:00Z")
  const made = async (path: string, body: object) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const client = await made("/Clients", { kind: "company", name: "Atelier Rhône" })
  const contract = await made("/Contracts", {
    ...{ clientId: client.id, title: "Régie", startDate: "2026-11-25", priceHT: 52_000 },
    ...{ budgetDays: "100", ...changes },
  })
  await made(`/Contracts/${contract.id}/activation`, { version: contract.version })
  const upload = async (name: string, content: string) => {
    const sent = await api.fetch("camille", `/Uploads?name=${name}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: content,
    })
    return ((await sent.json()) as { id: string }).id
  }
  const add = async (document: object) =>
    made(`/Contracts/${contract.id}/documents`, {
      fileId: await upload("document.txt", "Attestation"),
      ...document,
    })
  const path = `/Contracts/${contract.id}/documents`
  const list = async () => (await api.call("camille", "GET", path)).body
  return { api, contract, path, list, add, upload, made }
}

test("an attestation of vigilance serves six months, and the checks say which it covers", async () => {
  const { list, add } = await withContract()
  const days = async () =>
    (await list()).vigilance.map((check: { day: string; documentId: string | null }) => [
      check.day,
      check.documentId,
    ])
  expect(await days()).toEqual([
    ["2026-11-25", null],
    ["2027-05-25", null],
  ])
  const first = await add({ kind: "vigilance", issuedOn: "2026-11-20" })
  expect(first).toMatchObject({ servesUntil: "2027-05-19", state: "valid" })
  expect(await days()).toEqual([
    ["2026-11-25", first.id],
    ["2027-05-25", null],
  ])
})

test("another version stands in the place of the one before, which stays as it was", async () => {
  const { api, path, list, add } = await withContract()
  const first = await add({ kind: "insurance", issuedOn: "2026-01-01", expiresOn: "2026-12-31" })
  expect(first.state).toBe("valid")
  const next = { kind: "insurance", issuedOn: "2027-01-01", expiresOn: "2027-12-31" }
  const second = await add({ ...next, previousId: first.id })
  const { documents } = await list()
  expect(documents.map(({ id, latest }: { id: string; latest: boolean }) => [id, latest])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  const changed = await api.call("camille", "PUT", `${path}/${first.id}`, {
    ...{ kind: "insurance", issuedOn: "2026-01-02", fileId: first.fileId, version: 1 },
  })
  expect(changed).toMatchObject({ status: 409, body: { code: "documentRenewed" } })
  const twice = await api.call("camille", "POST", path, {
    ...next,
    ...{ fileId: first.fileId, previousId: first.id },
  })
  expect(twice).toMatchObject({ status: 409, body: { code: "documentRenewed" } })
  const odd = await api.call("camille", "POST", path, {
    ...{ kind: "insurance", issuedOn: "2027-01-01", expiresOn: "2026-12-31" },
    fileId: first.fileId,
  })
  expect(odd).toMatchObject({
    status: 422,
    body: { errors: [{ path: "expiresOn", code: "expiryBeforeIssue" }] },
  })
})

test("what was deleted with its contract comes back with it", async () => {
  const api = await startApi()
  const { contract, list, add } = await draft(api)
  await add({ kind: "order", issuedOn: "2026-11-01" })
  expect((await api.call("camille", "DELETE", `/Contracts/${contract.id}`)).status).toBe(204)
  await api.call("camille", "POST", `/Contracts/${contract.id}/restoration`)
  expect((await list()).documents).toHaveLength(1)
})

async function draft(api: TestApi) {
  const client = (await api.call("camille", "POST", "/Clients", { kind: "company", name: "Rhône" }))
    .body
  const { body: contract } = await api.call("camille", "POST", "/Contracts", {
    ...{ clientId: client.id, title: "Régie", startDate: "2026-11-25", priceHT: 52_000 },
  })
  const sent = await api.fetch("camille", "/Uploads?name=bon.txt", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: "Bon de commande",
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  const path = `/Contracts/${contract.id}/documents`
  const add = (document: object) => api.call("camille", "POST", path, { ...document, fileId })
  return { contract, add, list: async () => (await api.call("camille", "GET", path)).body }
}

test("a link shows the documents that were chosen, to whoever holds it, and no other", async () => {
  const { api, contract, add } = await withContract()
  const order = await add({ kind: "order", issuedOn: "2026-11-01" })
  const secret = await add({ kind: "confidentiality", issuedOn: "2026-11-01" })
  const links = `/Contracts/${contract.id}/documentLinks`
  const none = await api.call("camille", "POST", links, { documentIds: [], days: 30 })
  expect(none).toMatchObject({ status: 422, body: { errors: [{ path: "documentIds" }] } })
  const { body: link } = await api.call("camille", "POST", links, {
    documentIds: [order.id],
    days: 30,
  })
  const opened = `/Public/documents/${link.address.split("/").at(-1)}`
  const { body: seen } = await api.call(null, "GET", opened)
  expect(seen.documents).toMatchObject([{ id: order.id, kind: "order", sha256: order.sha256 }])
  const file = await api.fetch(null, `${opened}/files/${order.id}`)
  expect(await file.text()).toBe("Attestation")
  expect((await api.fetch(null, `${opened}/files/${secret.id}`)).status).toBe(404)
  await api.call("camille", "DELETE", `${links}/${link.id}`)
  expect((await api.call(null, "GET", opened)).status).toBe(404)
  // Another person has neither the documents nor the links.
  expect((await api.call("thomas", "GET", links)).status).toBe(404)
})

test("a document that ends is told of 30 and 7 days before and on the day, an attestation that is due too", async () => {
  const { api, add } = await withContract()
  await add({ kind: "vigilance", issuedOn: "2026-11-20" })
  await add({ kind: "insurance", issuedOn: "2026-01-01", expiresOn: "2027-03-31" })
  const told = async () =>
    (await api.call("camille", "GET", "/Notifications")).body.map(
      ({ kind, createdAt }: { kind: string; createdAt: string }) => [kind, createdAt.slice(0, 10)],
    )
  for (const day of ["2027-02-28", "2027-03-01", "2027-03-02", "2027-03-24", "2027-03-31"]) {
    api.setClock(`${day}T09:00:00Z`)
    await Promise.all([notifyDocuments(api.parts), notifyDocuments(api.parts)])
  }
  expect(await told()).toEqual([
    ["contractDocumentEnds", "2027-03-31"],
    ["contractDocumentEnds", "2027-03-24"],
    ["contractDocumentEnds", "2027-03-01"],
  ])
  for (const day of ["2027-04-24", "2027-04-25", "2027-05-25", "2027-05-26"]) {
    api.setClock(`${day}T09:00:00Z`)
    await notifyDocuments(api.parts)
  }
  expect((await told()).filter(([kind]: string[]) => kind === "vigilanceDue")).toEqual([
    ["vigilanceDue", "2027-05-25"],
    ["vigilanceDue", "2027-04-25"],
  ])
})
