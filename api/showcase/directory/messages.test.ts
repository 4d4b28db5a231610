import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { sendDirectoryMessage } from "./send-message.commands"

const letter = {
  name: "Inès Vasseur",
  email: "ines@vasseur.example",
  message: "Bonjour,\nêtes-vous libre en mars ?",
  consent: true,
}

/** Camille, in the directory; answers the address of her page. */
async function withCamille(replaced: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(replaced)
  await api.call("camille", "GET", "/Users")
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query(
    "insert into profiles (owner, first_name, last_name, email, skills) values ($1, 'Camille', 'Roux', 'camille@roux.example', '{React}')",
    [people.camille.id],
  )
  await owner.query("update people set validated = true, show_in_search = true")
  const { body } = await api.call("camille", "GET", "/Directory")
  return { api, path: `/Public/Directory/${body.handle}/messages` }
}

async function delivered(api: TestApi): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = []
  const parts = {
    ...{ pool: api.parts.pool, clock: api.parts.clock, log: api.parts.log },
    mail: async (message: OutgoingMessage) => {
      sent.push(message)
      return { accepted: [message.to].flat(), refused: [] }
    },
  }
  for (const { name, data } of api.queued)
    if (name === "directoryMessage" && "messageId" in data)
      await sendDirectoryMessage(parts, ownerOf(data.owner), data.messageId)
  return sent
}

test("a letter reaches Camille by e-mail and as a notification, and her answer goes to its sender", async () => {
  const { api, path } = await withCamille()
  expect((await api.call(null, "POST", path, letter)).status).toBe(204)
  const [mail, ...others] = await delivered(api)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: "camille@roux.example", replyTo: letter.email })
  expect(mail?.subject).toContain(letter.name)
  expect(mail?.text).toContain(letter.message)
  const told = await api.call("camille", "GET", "/Notifications")
  expect(told.body).toMatchObject([
    { kind: "directoryMessage", parameters: { name: letter.name }, messageId: expect.any(String) },
  ])
  const kept = await api.call("camille", "GET", "/Directory/messages")
  expect(kept.body).toMatchObject([
    {
      ...letter,
      consent: expect.stringMatching(/agree|accepte/),
      sentAt: "2026-11-21T09:00:00.000Z",
    },
  ])
  expect((await api.call("thomas", "GET", "/Directory/messages")).body).toEqual([])
  // A job that is taken up again sends nothing twice.
  expect(await delivered(api)).toEqual([])
})

test("a letter can be erased for good, and its notification with it", async () => {
  const { api, path } = await withCamille()
  await api.call(null, "POST", path, letter)
  const [{ id }] = (await api.call("camille", "GET", "/Directory/messages")).body
  expect((await api.call("thomas", "DELETE", `/Directory/messages/${id}`)).status).toBe(404)
  expect((await api.call("camille", "DELETE", `/Directory/messages/${id}`)).status).toBe(204)
  expect((await api.call("camille", "GET", "/Directory/messages")).body).toEqual([])
  expect((await api.call("camille", "GET", "/Notifications")).body).toEqual([])
  // Nothing is left to send either.
  expect(await delivered(api)).toEqual([])
})

test("nothing is sent without consent, with a wrong address, or by a program", async () => {
  const { api, path } = await withCamille()
  const refusals: [object, string, string][] = [
    [{ ...letter, consent: false }, "consent", "consent"],
    [{ ...letter, consent: undefined }, "consent", "consent"],
    [{ ...letter, email: "ines@" }, "email", "email"],
    [{ ...letter, email: "a@b.fr\r\nBcc: c@d.fr" }, "email", "email"],
    [{ ...letter, name: "Inès\r\nBcc: c@d.fr" }, "name", "characters"],
    [{ ...letter, message: "a".repeat(2001) }, "message", "tooLong"],
  ]
  for (const [body, field, code] of refusals) {
    const answer = await api.call(null, "POST", path, body)
    expect(answer.status, field).toBe(422)
    expect(answer.body.errors[0], field).toMatchObject({
      path: field,
      code: expect.stringContaining(code),
    })
  }
  // Programs that fill in what nobody sees are told nothing.
  const trapped = await api.call(null, "POST", path, { ...letter, website: "https://spam.example" })
  expect(trapped.status).toBe(204)
  expect((await api.call("camille", "GET", "/Directory/messages")).body).toEqual([])
  expect(api.queued).toEqual([])
})

test("nobody writes more than five letters in ten minutes from one address", async () => {
  const { api, path } = await withCamille({ rateLimits: true })
  const statuses: number[] = []
  for (let at = 0; at < 7; at++) statuses.push((await api.call(null, "POST", path, letter)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  expect((await api.call("camille", "GET", "/Directory/messages")).body).toHaveLength(5)
})

test("one sees how one stands in the directory, and what is missing", async () => {
  const { api } = await withCamille()
  const standing = await api.call("camille", "GET", "/Directory")
  expect(standing.body).toMatchObject({
    handle: expect.stringMatching(/^camille-roux-[0-9a-f]{12}$/),
  })
  expect(standing.body.missing).toEqual([])
  await api.call("admin", "PUT", `/Users/${people.camille.id}/validate/false`)
  const later = await api.call("camille", "GET", "/Directory")
  expect(later.body).toMatchObject({ handle: null, missing: ["validated"] })
})

test("a letter becomes a contact and an offer, once, whoever presses again", async () => {
  const { api, path } = await withCamille()
  await api.call(null, "POST", path, letter)
  const [{ id }] = (await api.call("camille", "GET", "/Directory/messages")).body
  const take = () => api.call("camille", "POST", `/Directory/messages/${id}/offer`)
  const [first, second] = await Promise.all([take(), take()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body.id).toBe(first.body.id)
  const offers = (await api.call("camille", "GET", "/Offers")).body
  expect(offers).toMatchObject([
    {
      ...{ title: "Message de Inès Vasseur", description: letter.message, source: "directory" },
      ...{ clientName: letter.name, contactName: letter.name, state: "firstContact" },
    },
  ])
  expect((await api.call("camille", "GET", "/Contacts")).body).toMatchObject([
    { name: letter.name, email: letter.email, clientName: letter.name },
  ])
  // Deleted and brought back, it is still what came of the letter.
  await api.call("camille", "DELETE", `/Offers/${first.body.id}`)
  await api.call("camille", "POST", `/Offers/${first.body.id}/restoration`)
  expect((await take()).body.id).toBe(first.body.id)
  expect((await api.call("camille", "GET", "/Directory/messages")).body[0].offerId).toBe(
    first.body.id,
  )
  expect((await api.call("camille", "GET", `/Directory/messages/${id}`)).body.offerId).toBe(
    first.body.id,
  )
  expect((await api.call("thomas", "POST", `/Directory/messages/${id}/offer`)).status).toBe(404)
})
