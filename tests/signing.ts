import sharp from "sharp"
import type { OutgoingMessage } from "../api/ports/mail-transport"
import type { QueuedWork } from "../api/ports/queue"
import { sealSignature } from "../api/work/signatures/final.commands"
import { sendCode, sendSignatureEmail } from "../api/work/signatures/send.commands"
import { people, startApi, type TestApi } from "./api"
import { openForBusiness } from "./billing"
import { ownerOf } from "./owner"

export const camille = ownerOf(people.camille.id)
export const ines = { name: "Inès Vasseur", email: "ines@rhone.example", capacity: "gérante" }
export const paul = { name: "Paul Roche", email: "paul@rhone.example" }

/** What a paper of Camille’s lacks at first. */
export const paperWords = {
  deliverables: "Le site, son code source et sa documentation.",
  acceptanceDays: 15,
  expenses: "Les frais de déplacement sont remboursés sur justificatif.",
  confidentialityYears: 3,
  insurance: "Assureur d’essai, police 1234",
  court: "Lyon",
  property: { kind: "none" },
}

/** Camille with a contract whose paper lacks nothing, and what her signers receive. */
export async function startSigning(replaced: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(replaced)
  const client = await openForBusiness(api)
  const { body: contract } = await api.call("camille", "POST", "/Contracts", {
    ...{ clientId: client.id, title: "Refonte du site", startDate: "2026-12-01" },
    ...{ endDate: "2027-05-31", priceHT: 52_000, noticeDays: 30 },
  })
  const paper = `/Contracts/${contract.id}/paper`
  const path = `/Contracts/${contract.id}/signatures`
  const mails: OutgoingMessage[] = []
  const parts = {
    ...api.parts,
    mail: async (message: OutgoingMessage) => {
      mails.push(message)
      return { accepted: [message.to].flat(), refused: [] }
    },
  }
  /** Does the jobs that wait, as the workers would, until none is left. */
  const work = async () => {
    for (let job = api.queued.shift(); job; job = api.queued.shift()) {
      if (job.name === "signatureEmail")
        await sendSignatureEmail(parts, camille, job.data as QueuedWork["signatureEmail"])
      if (job.name === "signatureCode")
        await sendCode(parts, camille, (job.data as QueuedWork["signatureCode"]).signerId)
      if (job.name === "signatureSeal")
        await sealSignature(parts, camille, (job.data as QueuedWork["signatureSeal"]).requestId)
    }
  }
  const fill = (more: object = {}) =>
    api.call("camille", "PUT", paper, { ...paperWords, version: 1, ...more })
  const ask = (body: object = {}) => api.call("camille", "POST", path, { signers: [ines], ...body })
  return { api, client, contract, paper, path, mails, parts, work, fill, ask }
}

type Signing = Awaited<ReturnType<typeof startSigning>>

/** The secret of the link that someone was sent last. */
export function secretOf({ mails }: Pick<Signing, "mails">, email: string): string {
  const text = mails.findLast(({ to, text }) => to === email && text.includes("/signature/"))?.text
  return /\/signature\/([\w-]+)/.exec(text ?? "")?.[1] ?? ""
}

/** The code that someone was sent last. */
export function codeOf({ mails }: Pick<Signing, "mails">, email: string): string {
  const said = mails.flatMap(({ to, text }) =>
    to === email ? [/^(\d{3}) (\d{3})$/m.exec(text)] : [],
  )
  const [, first = "", second = ""] = said.findLast(Boolean) ?? []
  return first + second
}

const browser = { "x-forwarded-for": "192.0.2.7", "user-agent": "Firefox 150" }

/** What a signer sends by their link. */
export const say = (api: TestApi, secret: string, noun: string, body: object) =>
  api.call(null, "POST", `/Public/signatures/${secret}/${noun}`, body, browser)

export const read = (api: TestApi, secret: string) =>
  api.call(null, "GET", `/Public/signatures/${secret}`)

/** Someone reads, agrees and types their code. */
export async function signAs(signing: Signing, email: string, name: string) {
  const { api, work } = signing
  const secret = secretOf(signing, email)
  const { body } = await read(api, secret)
  await say(api, secret, "codes", { name, agreed: true, sha256: body.sha256 })
  await work()
  return say(api, secret, "signatures", { code: codeOf(signing, email), sha256: body.sha256 })
}

/** The final paper of a contract that both signed, with its page of evidence and the drawing of one. */
export async function signedContract(): Promise<Uint8Array> {
  const signing = await startSigning()
  await signing.fill()
  const { body: request } = await signing.ask({})
  await signing.work()
  const ink = { width: 300, height: 100, channels: 4 as const, background: "#1a223380" }
  const drawn = await signing.api.fetch(
    null,
    `/Public/signatures/${secretOf(signing, ines.email)}/drawings`,
    {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(await sharp({ create: ink }).png().toBuffer()),
    },
  )
  if (drawn.status !== 201) throw new Error(`the drawing answered ${drawn.status}`)
  await signAs(signing, ines.email, "Inès Vasseur")
  await signing.work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await signing.work()
  const final = await signing.api.fetch("camille", `${signing.path}/${request.id}/final`)
  if (final.status !== 200) throw new Error(`the final paper answered ${final.status}`)
  return new Uint8Array(await final.arrayBuffer())
}
