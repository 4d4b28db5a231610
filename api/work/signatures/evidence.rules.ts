import type { ActRow, RequestRow, SignerRow } from "./queries"

/** The words of the page, in the language of the request. */
interface Words {
  title: string
  opening: string
  document: string
  sha256: string
  requested: string
  completed: string
  request: string
  verify: string
  name: string
  capacity: string
  email: string
  agreed: string
  drawing: string
  drawingSha256: string
  codeSent: string
  signed: string
  address: string
  browser: string
  language: string
  read: string
  claims: readonly string[]
}

interface Signed {
  request: RequestRow
  signers: readonly SignerRow[]
  acts: readonly ActRow[]
}

/** What the page of evidence says: nothing that is not in an act. */
export function evidenceOf({ request, signers, acts }: Signed, words: Words, address: string) {
  const fact = (label: string, value: string | null | undefined) =>
    value ? [{ label, value }] : []
  const signed = acts.filter(({ kind }) => kind === "signed")
  return {
    language: request.language,
    title: words.title,
    about: request.title,
    sender: request.senderName,
    opening: [words.opening],
    facts: [
      ...fact(words.sha256, request.sha256),
      ...fact(words.requested, moment(request.createdAt)),
      ...fact(words.completed, moment(request.closedAt)),
      ...fact(words.request, request.id),
      ...fact(words.verify, address.split("?")[0]),
    ],
    signers: signed.map((act) => {
      const signer = signers.find(({ id }) => id === act.signerId)
      return {
        name: signer?.name ?? "",
        drawing: signer?.drawing ? framed(signer.drawing, signer.drawingType ?? "image/png") : "",
        drawingText: words.drawing,
        facts: [
          ...fact(words.name, act.name),
          ...fact(words.capacity, signer?.capacity),
          ...fact(words.email, signer?.email),
          ...fact(words.drawingSha256, drawingOf(act)),
          ...fact(words.agreed, act.sentence),
          ...fact(words.read, act.sha256),
          ...fact(words.codeSent, moment(act.codeSentAt)),
          ...fact(words.signed, moment(act.at)),
          ...fact(words.address, act.address),
          ...fact(words.browser, act.browser),
          ...fact(words.language, act.language),
        ],
      }
    }),
    claims: words.claims,
    footer: `${request.title} · ${words.title}`,
  }
}

/** "2026-11-24 09:12:05 UTC": the same to every reader. */
const moment = (at: Date | null) => at && `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`

/** What the act of signing says of a drawing; nothing where there was none. */
export const drawingOf = ({ detail }: Pick<ActRow, "detail">): string | undefined => {
  const said = detail && typeof detail === "object" && "drawing" in detail ? detail.drawing : null
  return typeof said === "string" ? said : undefined
}

/** The typesetter takes pictures as text: a drawing in a frame of its own. */
const framed = (drawing: string, type: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 160" width="400" height="160"><image width="400" height="160" preserveAspectRatio="xMinYMid meet" xlink:href="data:${type};base64,${drawing}"/></svg>`
