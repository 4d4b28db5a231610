import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import type { Accounts } from "../../ports/accounts"

const email = { to: ["compta@exemple.fr"], subject: "Votre facture", body: "Bonjour" }

/** Camille, whose token says whether she has confirmed her address. */
const camille = (emailConfirmed: boolean | undefined) => async () => ({
  id: ownerOf("00000000-0000-4000-8000-00000000c0de"),
  username: "camille",
  email: "camille@example.fr",
  roles: ["freelancer"],
  emailConfirmed,
  issuedAt: new Date(Date.now() + 2_000),
})

const looks = (isConfirmed: boolean): Accounts => {
  const agrees = async () => {}
  return {
    setRoles: agrees,
    addRole: agrees,
    removeRole: agrees,
    refuseRefresh: agrees,
    endSessions: agrees,
    remove: agrees,
    emailConfirmed: async () => isConfirmed,
  }
}

test.each([
  ["fr", "Il réduit d’autant la facture F-2026-0001. Vous n’avez rien à payer pour cet avoir."],
  [
    "en",
    "It reduces bill F-2026-0001 by that amount. There is nothing to pay for this credit note.",
  ],
])(
  "a credit note says in %s what it takes back, and asks for no payment",
  async (language, said) => {
    const api = await startApi()
    const { id: clientId } = await openForBusiness(api)
    const { body: client } = await api.call("camille", "GET", `/Clients/${clientId}`)
    const { can: _, id: __, createdAt: ___, changedAt: ____, ...fields } = client
    await api.call("camille", "PUT", `/Clients/${clientId}`, { ...fields, language })
    const bill = await issued(api, clientId)
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    const { version } = draft
    await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version })
    const { body } = await api.call("camille", "GET", `/Bills/${draft.id}/emails/proposal`)
    expect(body.subject).toContain("A-2026-0001")
    expect(body.body).toContain(said)
    expect(body.body).not.toMatch(/à régler|to be paid/)
    const { to, ...words } = email
    const sent = { to, subject: body.subject || words.subject, body: body.body }
    const { status } = await api.call("camille", "POST", `/Bills/${draft.id}/emails`, sent)
    expect(status).toBe(201)
  },
)

test.each([
  ["not confirmed", { verify: camille(false), accounts: looks(false), sendsMail: true }, 409],
  ["not confirmed, where no mail leaves", { verify: camille(false), accounts: looks(false) }, 201],
  [
    "confirmed after the token",
    { verify: camille(false), accounts: looks(true), sendsMail: true },
    201,
  ],
  ["confirmed", { verify: camille(true), sendsMail: true }, 201],
  ["of a server that says nothing", { verify: camille(undefined), sendsMail: true }, 201],
])("a bill of someone whose address is %s", async (_name, parts, expected) => {
  const api = await startApi(parts)
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const sent = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, email)
  expect(sent.status).toBe(expected)
  if (expected === 409) expect(sent.body.code).toBe("emailUnconfirmed")
})
