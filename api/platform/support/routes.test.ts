import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { sendSupportAnswer } from "./answer-mail.commands"
import { tellOfRequest } from "./notice.commands"
import { sendSupportReceipt } from "./receipt.commands"

const note = { email: "claire@exemple.fr", subject: "Accès", message: "Je ne peux plus entrer." }

/** Sends every mail that is queued, in its order. */
async function mailsOf(api: TestApi, queued = [...api.queued]): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    sent.push(message)
    return { accepted: [String(message.to)], refused: [] }
  }
  const parts = { ...api.parts, mail }
  for (const { name, data } of queued) {
    if (name === "supportReceipt" && "messageId" in data && "owner" in data)
      await sendSupportReceipt(parts, people.nobody.id, data.messageId ?? "")
    if (name === "supportAnswer" && "entryId" in data) await sendSupportAnswer(parts, data.entryId)
  }
  return sent
}

test("a stranger writes signed out, is answered in one conversation, answers by the link, and waits anew", async () => {
  const api = await startApi()
  // Whoever answers has been there.
  await api.call("admin", "GET", "/Users")
  await api.call(null, "POST", "/Users/support-message", note)
  const [request] = (await api.call("admin", "GET", "/SupportRequests")).body
  const answer = { text: "C’est réparé.", treat: true, version: request.version }
  const path = `/SupportRequests/${request.id}`
  expect((await api.call("admin", "POST", `${path}/answers`, answer)).status).toBe(201)
  expect((await api.call("admin", "GET", "/SupportRequests")).body).toEqual([])
  // Of two who answer at once the second reads the first's answer.
  const second = await api.call("admin", "POST", `${path}/answers`, answer)
  expect(second.status).toBe(409)
  expect(second.body.current.entries[0].text).toBe("C’est réparé.")
  await api.call("admin", "POST", `${path}/notes`, { text: "À surveiller." })

  const [receipt, mail] = await mailsOf(api)
  expect(mail?.references).toEqual([receipt?.messageId])
  expect(mail?.subject).toBe(`Re: ${receipt?.subject}`)
  const secret = /\/support\/([\w-]+)/.exec(mail?.text ?? "")?.[1]
  const linked = await api.call(null, "GET", `/Public/support/${secret}`)
  expect(linked.body.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    "answer",
    "treated",
  ])
  const reply = { text: "Merci !" }
  expect((await api.call(null, "POST", `/Public/support/${secret}/replies`, reply)).status).toBe(
    201,
  )
  const [again] = (await api.call("admin", "GET", "/SupportRequests")).body
  expect(again).toMatchObject({ id: request.id, treatedAt: null })
  const { body: thread } = await api.call("admin", "GET", path)
  expect(thread.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["answer", "treated", "note", "reply", "opened"],
  ])
  // What was said later is found too.
  for (const word of ["merci", "réparé", "surveiller"]) {
    const found = await api.call("admin", "GET", `/SupportRequests?q=${encodeURIComponent(word)}`)
    expect(found.body, word).toMatchObject([{ id: request.id }])
  }

  for (const { name, data } of api.queued)
    if (name === "supportNotice" && "reference" in data)
      await tellOfRequest(api.parts, people.admin.id, data)
  const told = (await api.call("admin", "GET", "/Notifications")).body
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
    "supportWritten",
    "supportWritten",
  ])
})

test("a request is its writer’s, and to nobody else but those who answer; another’s link opens nothing", async () => {
  const api = await startApi()
  await api.call("camille", "POST", "/Users/support-message", { message: "Une question" })
  const [own] = (await api.call("camille", "GET", "/Support")).body
  expect((await api.call("thomas", "GET", `/Support/${own.id}`)).status).toBe(404)
  expect((await api.call("thomas", "GET", `/SupportRequests/${own.id}`)).status).toBe(403)
  expect((await api.call(null, "GET", `/Public/support/${"a".repeat(40)}`)).status).toBe(404)
  const long = { text: "a".repeat(1001) }
  expect((await api.call("camille", "POST", `/Support/${own.id}/replies`, long)).status).toBe(422)
  await api.call("admin", "POST", `/SupportRequests/${own.id}/notes`, { text: "Pour nous" })
  const read = await api.call("camille", "GET", `/Support/${own.id}`)
  expect(read.body.entries).toEqual([])
})

test("an answer comes by mail as its reader prefers: at once but in quiet hours, with a digest, or not at all", async () => {
  const api = await startApi()
  await api.call("admin", "GET", "/Users")
  await api.call("camille", "GET", "/Profile")
  await api.call("camille", "POST", "/Users/support-message", note)
  const [request] = (await api.call("admin", "GET", "/SupportRequests")).body
  const answer = async () => {
    const path = `/SupportRequests/${request.id}`
    const { version } = (await api.call("admin", "GET", path)).body
    const said = { text: "C’est réparé.", treat: false, version }
    expect((await api.call("admin", "POST", `${path}/answers`, said)).status).toBe(201)
    const before = api.queued.length
    const sent = await mailsOf(api, api.queued.slice(before - 1))
    return { sent: sent.length, later: api.queued.slice(before).map(({ name }) => name) }
  }
  const prefer = async (email: string) => {
    const path = "/Notifications/preferences"
    const { quietFrom, quietTo, version } = (await api.call("camille", "GET", path)).body
    const preferences = { supportAnswered: { app: "now", email } }
    await api.call("camille", "PUT", path, { quietFrom, quietTo, version, preferences })
  }
  api.setClock("2026-11-23T10:00:00Z")
  expect(await answer()).toEqual({ sent: 1, later: [] })
  await prefer("weekly")
  expect(await answer()).toEqual({ sent: 0, later: [] })
  await prefer("now")
  api.setClock("2026-11-23T21:30:00Z")
  expect(await answer()).toEqual({ sent: 0, later: ["supportAnswer"] })
  api.setClock("2026-11-24T07:00:00Z")
  expect(await mailsOf(api, api.queued.slice(-1))).toHaveLength(1)
})

test("whoever asked with an account finds the answer in their bell, once", async () => {
  const api = await startApi()
  await api.call("admin", "GET", "/Users")
  await api.call("camille", "GET", "/Profile")
  await api.call("camille", "POST", "/Users/support-message", note)
  const [request] = (await api.call("admin", "GET", "/SupportRequests")).body
  const answer = { text: "C’est réparé.", treat: true, version: request.version }
  await api.call("admin", "POST", `/SupportRequests/${request.id}/answers`, answer)
  await mailsOf(api)
  await mailsOf(api)
  const told = (await api.call("camille", "GET", "/Notifications")).body
  expect(told).toMatchObject([
    { kind: "supportAnswered", parameters: { supportRequestId: request.id } },
  ])
})
