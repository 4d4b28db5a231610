import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import type { LinkedBill } from "#contract/bill-links"
import type { LinkedDocuments } from "#contract/contract-documents"
import type { LinkedCv } from "#contract/cv-copies"
import type { LinkedMailing } from "#contract/mailings"
import type { LinkedUnsubscription } from "#contract/notifications"
import type { Problem } from "#contract/problem"
import type { LinkedQuote } from "#contract/quotes"
import type { LinkedSignature, SignatureVerdict } from "#contract/signatures"
import type { OwnSupportRequest } from "#contract/support"
import type { LinkedTimesheet } from "#contract/timesheets"
import { send, sendOpen } from "./api-send.server"
import { entriesOf } from "./form/form-body.server"

/** What a private link opens, as the API's addresses name it. */
type DocumentKind = "bills" | "quotes" | "timesheets" | "cvs"
type LinkKind = DocumentKind | "documents" | "mailings" | "signatures" | "support"

/** What a link that opens nothing leads to, and whatever the API says else against it. */
async function answerTo(
  args: LoaderFunctionArgs,
  opened: LinkKind,
  path: string,
  query?: { edition: string },
): Promise<Response> {
  const secret = args.params.secret ?? ""
  const answer = await send(args, undefined, "GET", `/Public/${opened}/{secret}${path}`, {
    path: { secret },
    query,
    isDocument: path !== "",
  })
  if (answer.ok) return answer
  throw refusalOf(answer)
}

/** The bill of a private link, for whoever holds it: nobody's session is asked for. */
export async function linkedBill(args: LoaderFunctionArgs): Promise<LinkedBill> {
  return (await answerTo(args, "bills", "")).json() as Promise<LinkedBill>
}

/** The quote of a private link. */
export async function linkedQuote(args: LoaderFunctionArgs): Promise<LinkedQuote> {
  return (await answerTo(args, "quotes", "")).json() as Promise<LinkedQuote>
}

/** What a signer reads and may do by their link. */
export async function linkedSignature(args: LoaderFunctionArgs): Promise<LinkedSignature> {
  return (await answerTo(args, "signatures", "")).json() as Promise<LinkedSignature>
}

/** Whether a file was signed here, by its SHA-256. */
export async function verdictOn(
  args: LoaderFunctionArgs,
  sha256: string,
): Promise<SignatureVerdict> {
  const answer = await send(args, undefined, "GET", "/Public/signatures/verification", {
    query: { sha256 },
  })
  if (!answer.ok) throw refusalOf(answer)
  return (await answer.json()) as SignatureVerdict
}

/** The timesheet of a private link. */
export async function linkedTimesheet(args: LoaderFunctionArgs): Promise<LinkedTimesheet> {
  return (await answerTo(args, "timesheets", "")).json() as Promise<LinkedTimesheet>
}

/** The copy of a CV that a private link opens. */
export async function linkedCv(args: LoaderFunctionArgs): Promise<LinkedCv> {
  return (await answerTo(args, "cvs", "")).json() as Promise<LinkedCv>
}

/** The documents of a contract that a private link shows. */
export async function linkedDocuments(args: LoaderFunctionArgs): Promise<LinkedDocuments> {
  return (await answerTo(args, "documents", "")).json() as Promise<LinkedDocuments>
}

/** The file of one of them, to keep. */
export const linkedDocumentFile = async (args: LoaderFunctionArgs): Promise<Response> =>
  kept(
    await answerTo(args, "documents", `/files/${encodeURIComponent(args.params.documentId ?? "")}`),
  )

/** Who wrote the message of a private link, and what was answered. */
export async function linkedMailing(args: LoaderFunctionArgs): Promise<LinkedMailing> {
  return (await answerTo(args, "mailings", "")).json() as Promise<LinkedMailing>
}

/** What somebody asked of support, and what was answered. */
export async function linkedSupport(args: LoaderFunctionArgs): Promise<OwnSupportRequest> {
  return (await answerTo(args, "support", "")).json() as Promise<OwnSupportRequest>
}

/** A file that came with it, to keep. */
export const linkedSupportFile = async (args: LoaderFunctionArgs): Promise<Response> =>
  kept(
    await answerTo(
      args,
      "support",
      `/files/${encodeURIComponent(args.params.supportFileId ?? "")}`,
    ),
  )

/** They write again; what the API says against it, if anything. */
export const replyToSupportByLink = (args: LoaderFunctionArgs, body: object) =>
  sayByLink(args, "support", "replies", body)

/** Which mails a link ends; another kind than that of its secret has none. */
export async function linkedUnsubscription(
  args: LoaderFunctionArgs,
): Promise<LinkedUnsubscription> {
  const answer = await send(args, undefined, "GET", "/Public/unsubscriptions/{about}/{secret}", {
    path: unsubscriptionOf(args),
  })
  if (!answer.ok) throw refusalOf(answer)
  return (await answer.json()) as LinkedUnsubscription
}

/** No more mails of this kind. */
export async function unsubscribeByLink(args: LoaderFunctionArgs): Promise<void> {
  const said = await sendOpen(args, undefined, "/Public/unsubscriptions/{about}/{secret}", {
    path: unsubscriptionOf(args),
  })
  if (!said.ok) throw refusalOf(said)
}

const unsubscriptionOf = ({ params }: LoaderFunctionArgs) => ({
  about: params.about ?? "",
  secret: params.secret ?? "",
})

/** Says yes to the question of a message, or that no more of them are wanted. */
export async function answerLinkedMailing(
  args: LoaderFunctionArgs,
  answer: "yes" | "no",
): Promise<void> {
  const noun = answer === "yes" ? "answer" : "refusal"
  const said = await sendOpen(args, undefined, `/Public/mailings/{secret}/${noun}`, {
    path: { secret: args.params.secret ?? "" },
  })
  if (!said.ok) throw refusalOf(said)
}

/** Its PDF, or its XML, to keep; of a timesheet that was approved since, the edition that was read, if that is asked for. */
export async function linkedFile(
  args: LoaderFunctionArgs,
  opened: DocumentKind | "signatures",
  kind: "pdf" | "xml" | "resume",
): Promise<Response> {
  const edition = new URL(args.request.url).searchParams.get("edition")
  return kept(await answerTo(args, opened, `/${kind}`, edition ? { edition } : undefined))
}

/** A file that the browser is to keep, and nobody's search finds. */
function kept(answer: Response): Response {
  const headers = new Headers({ ...privateHeaders, "X-Content-Type-Options": "nosniff" })
  for (const name of ["Content-Type", "Content-Disposition"]) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

/** Says what the client answers; what the API says against it, if anything. */
export const answerLinked = (
  args: LoaderFunctionArgs,
  opened: "quotes" | "timesheets",
  body: object,
) => sayByLink(args, opened, "answers", body)

/** A step of a signer: asks for a code, signs with it, or refuses. */
export const sayAsSigner = (
  args: LoaderFunctionArgs,
  noun: "codes" | "signatures" | "refusals",
  body: object,
) => sayByLink(args, "signatures", noun, body)

/** Hands a picture of a signature on while it arrives, where the form has one: what is said against it, if anything. */
export async function sendDrawing(args: ActionFunctionArgs): Promise<Problem | undefined> {
  let refused: Problem | undefined
  await entriesOf(args.request, async ({ content }) => {
    const path = { secret: args.params.secret ?? "" }
    const answer = await sendOpen(args, undefined, "/Public/signatures/{secret}/drawings", {
      ...{ path, stream: content },
    })
    if (answer.ok) return undefined
    const problem = (await answer.json()) as Problem
    const { code } = problem
    // What is wrong with the file stands at its field; of the rest the form itself is told.
    if (answer.status === 415 || answer.status === 413)
      refused = {
        ...problem,
        status: 422,
        code: "invalid",
        errors: [{ path: "drawing", code, message: "" }],
      }
    return undefined
  })
  return refused
}

async function sayByLink(
  args: LoaderFunctionArgs,
  opened: LinkKind,
  noun: string,
  body: object,
): Promise<Problem | undefined> {
  const secret = args.params.secret ?? ""
  const answer = await sendOpen(args, undefined, `/Public/${opened}/{secret}/${noun}`, {
    path: { secret },
    body,
  })
  if (answer.ok) return undefined
  if ([409, 422, 429].includes(answer.status) || answer.status >= 500)
    return (await answer.json()) as Problem
  throw refusalOf(answer)
}

function refusalOf({ status, headers }: Response): Response {
  const wait = headers.get("Retry-After")
  return new Response(null, { status, headers: wait ? { "Retry-After": wait } : undefined })
}

/** The address is the secret: nobody keeps the page, or finds it by a search. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
}
