import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { lifeCycle } from "#domain/life-cycle"
import { people, startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { fileExchange } from "../../e-invoice/file-exchange"
import { readStatus } from "../../e-invoice/status-reader"
import { submitBill, takeStatuses } from "./commands"

const owner = ownerOf(people.camille.id)

const status = (number: string, code: string, reason = "") =>
  `<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="urn:a" xmlns:ram="urn:b" xmlns:udt="urn:c">
  <rsm:AcknowledgementDocument>
    <ram:IssueDateTime><udt:DateTimeString format="204">20261121103000</udt:DateTimeString></ram:IssueDateTime>
    <ram:ReferenceReferencedDocument>
      <ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>
      <ram:ProcessConditionCode>${code}</ram:ProcessConditionCode>
      ${reason && `<ram:SpecifiedDocumentStatus><ram:Reason>${reason}</ram:Reason></ram:SpecifiedDocumentStatus>`}
    </ram:ReferenceReferencedDocument>
  </rsm:AcknowledgementDocument>
</rsm:CrossDomainAcknowledgementAndResponse>`

async function exchange() {
  const api = await startApi()
  const folder = await mkdtemp(join(tmpdir(), "plume-platform-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const parts = { ...api.parts, platform: fileExchange(folder) }
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const incoming = async (name: string, content: string, who: string = owner) => {
    await mkdir(join(folder, "incoming", who), { recursive: true })
    await writeFile(join(folder, "incoming", who, name), content)
  }
  const events = async () =>
    (await api.call("camille", "GET", `/Bills/${bill.id}`)).body.events.map(
      ({ what }: { what: string }) => what,
    )
  return { api, folder, parts, client, bill, incoming, events }
}

test("a bill is queued once asked for, and lies in the folder as the Factur-X that it is", async () => {
  const { api, folder, parts, client, bill, events } = await exchange()
  const submit = (id: string) => api.call("camille", "POST", `/Bills/${id}/submission`)
  expect((await submit(bill.id)).status).toBe(201)
  expect(api.queued.at(-1)).toEqual({ name: "billSubmission", data: { owner, billId: bill.id } })
  await submitBill(parts, owner, bill.id)
  const pdf = await readFile(join(folder, "outgoing", owner, "F-2026-0001.pdf"))
  const stored = await api.fetch("camille", `/Bills/${bill.id}/pdf`)
  expect(pdf).toEqual(Buffer.from(await stored.arrayBuffer()))
  expect(await events()).toContain("submitted")
  expect((await submit(bill.id)).body.code).toBe("billSubmitted")
  const draft = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  expect((await submit(draft.body.id)).body.code).toBe("billDraft")
})

test("what comes back is in the history once; what cannot be read, or is of no bill, is set aside", async () => {
  const { folder, parts, incoming, events, api, bill } = await exchange()
  await incoming("1.xml", status("F-2026-0001", "205"))
  await incoming("2.xml", status("F-2026-0001", "210", "Montant contesté"))
  await incoming("3.xml", status("F-2026-0001", "205"))
  await incoming("4.xml", status("F-2026-0999", "205"))
  await incoming("5.xml", `<!DOCTYPE a>${status("F-2026-0001", "205")}`)
  await incoming("6.xml", status("F-2026-0001", "999"))
  await incoming("7.xml", status("F-2026-0001", "205"), people.thomas.id)
  await takeStatuses(parts)
  const told = (await events()).filter((what: string) =>
    Object.values<string>(lifeCycle).includes(what),
  )
  expect(told.sort()).toEqual(["approved", "refused"])
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}`)
  expect(body.events.find(({ what }: { what: string }) => what === "refused")).toMatchObject({
    at: "2026-11-21T10:30:00.000Z",
    detail: "Montant contesté",
  })
  const names = (place: string, who: string = owner) => readdir(join(folder, place, who))
  expect(await names("taken")).toEqual(["1.xml", "2.xml", "3.xml"])
  expect(await names("refused")).toEqual(["4.xml", "5.xml", "6.xml"])
  expect(await names("refused", people.thomas.id)).toEqual(["7.xml"])
  expect(await names("incoming")).toEqual([])
})

test("every code of the life cycle is read", () => {
  for (const code of Object.keys(lifeCycle))
    expect(readStatus(status("F-1", code))?.code).toBe(code)
  for (const none of ["", "<a/>", status("", "205")]) expect(readStatus(none)).toBeUndefined()
})

test("a status is read whatever its prefixes are called, and however exact its time is", () => {
  const message = (time: string, root = "CrossDomainAcknowledgementAndResponse") =>
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="urn:un:unece:uncefact:data:standard:${root}:100"
      xmlns:x="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">
    <ExchangedDocument><x:IssueDateTime><DateTimeString format="204">20261122080000</DateTimeString></x:IssueDateTime></ExchangedDocument>
    <AcknowledgementDocument><x:MultipleReferencesIndicator>false</x:MultipleReferencesIndicator><x:TypeCode>23</x:TypeCode>
      ${time && `<x:IssueDateTime><u:DateTimeString xmlns:u="urn:u" format="203">${time}</u:DateTimeString></x:IssueDateTime>`}
      <x:ReferenceReferencedDocument><x:IssuerAssignedID>F-2026-0001</x:IssuerAssignedID><x:StatusCode>47</x:StatusCode>
        <x:TypeCode>380</x:TypeCode><x:ProcessConditionCode>207</x:ProcessConditionCode>
        <x:SpecifiedDocumentStatus><x:ReasonCode>TX_TVA_ERR</x:ReasonCode><x:Reason>Taux de TVA erroné</x:Reason></x:SpecifiedDocumentStatus>
      </x:ReferenceReferencedDocument></AcknowledgementDocument></${root}>`
  const read = (time: string) => readStatus(message(time))?.at.toISOString()
  expect(readStatus(message("202611211030"))).toEqual({
    number: "F-2026-0001",
    code: "207",
    at: new Date("2026-11-21T10:30:00Z"),
    reason: "Taux de TVA erroné",
  })
  expect(read("20261121")).toBe("2026-11-21T00:00:00.000Z")
  expect(read("")).toBe("2026-11-22T08:00:00.000Z")
  expect(read("20261341")).toBe("2026-11-22T08:00:00.000Z")
  expect(readStatus(message("20261121", "CrossIndustryInvoice"))).toBeUndefined()
})
