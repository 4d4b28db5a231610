import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { NewSignatureRequest } from "#contract/signatures"
import { apiFor } from "./api.server"
import { constraintsOf } from "./form/constraints.server"
import { askAgain, readForm } from "./form/form.server"
import { ifAllowed } from "./if-allowed.server"
import { redirectWithToast } from "./toast.server"

// The screens of what is to be signed of a contract and of a quote are the same: here is what differs.

const subjects = {
  contract: {
    screen: "../contracts",
    right: "contracts.edit",
    subject: "/Contracts/{contractId}",
    all: "/Contracts/{contractId}/signatures",
    one: "/Contracts/{contractId}/signatures/{requestId}",
    withdrawal: "/Contracts/{contractId}/signatures/{requestId}/withdrawal",
    paper: "/Contracts/{contractId}/signatures/{requestId}/paper",
    final: "/Contracts/{contractId}/signatures/{requestId}/final",
  },
  quote: {
    screen: "../quotes",
    right: "quotes.edit",
    subject: "/Quotes/{quoteId}",
    all: "/Quotes/{quoteId}/signatures",
    one: "/Quotes/{quoteId}/signatures/{requestId}",
    withdrawal: "/Quotes/{quoteId}/signatures/{requestId}/withdrawal",
    paper: "/Quotes/{quoteId}/signatures/{requestId}/paper",
    final: "/Quotes/{quoteId}/signatures/{requestId}/final",
  },
} as const

/** What may be signed by a link: its screens, and its calls. */
export type SignatureSubject = keyof typeof subjects

function subjectOf({ params }: LoaderFunctionArgs, of: SignatureSubject) {
  const { contractId = "", quoteId = "", requestId = "" } = params
  const path: { contractId: string } | { quoteId: string } =
    of === "contract" ? { contractId } : { quoteId }
  const at = subjects[of]
  const record = `${at.screen}/${of === "contract" ? contractId : quoteId}`
  return { at, path, requestId, record, screen: `${record}/signatures` }
}

/** What the record is called, on the pages about its signatures. */
const nameOf = (one: { reference?: string | null; title?: string; number?: string | null }) =>
  [one.reference ?? one.number, one.title].filter(Boolean).join(" · ")

/** All that was asked to be signed, the newest first. */
export async function loadSignatures(args: LoaderFunctionArgs, of: SignatureSubject) {
  const { at, path, record } = subjectOf(args, of)
  const api = await apiFor(args)
  const [one, requests] = await Promise.all([
    api.get(at.subject, { path }),
    api.get(at.all, { path }),
  ])
  return { name: nameOf(one), requests, record }
}

/** Who signs for the client, where the contract says it. */
const signatoryOf = (one: object) =>
  "clientSignatory" in one && typeof one.clientSignatory === "string" ? one.clientSignatory : ""

/** What a new request begins with: the client, by the name and the address that are known. */
export async function loadNewSignature(args: LoaderFunctionArgs, of: SignatureSubject) {
  const { at, path, record, screen } = subjectOf(args, of)
  const api = await apiFor(args, at.right)
  const one = await api.get(at.subject, { path })
  const amendmentId = new URL(args.request.url).searchParams.get("amendment")
  if ("contractId" in path && !amendmentId) {
    const paper = await api.get("/Contracts/{contractId}/paper", { path })
    if (paper.unfit || paper.missing.length > 0) throw redirect(`${record}/paper`)
  }
  const requests = await api.get(at.all, { path })
  const open = requests.find(
    (request) => request.state === "open" && request.amendmentId === amendmentId,
  )
  if (open) throw redirect(`${screen}/${open.id}`)
  const client = await ifAllowed(
    api.get("/Clients/{clientId}", { path: { clientId: one.clientId } }),
  )
  const values = {
    signers: [{ name: signatoryOf(one), email: client?.email ?? "", capacity: "" }],
    ownerTurn: "last",
    amendmentId,
    language: client?.language ?? "fr",
  }
  const constraints = constraintsOf(NewSignatureRequest)
  return { name: nameOf(one), of, record, screen, values, constraints }
}

export async function addSignature(args: ActionFunctionArgs, of: SignatureSubject) {
  const { at, path, screen } = subjectOf(args, of)
  const api = await apiFor(args)
  const form = await readForm(args, NewSignatureRequest)
  if (form.invalid) return form.reply()
  const added = await api.post(at.all, { path, body: form.value, key: form.key })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `${screen}/${added.data.id}`, "signatures.added")
}

/** One request, with all that was written down about it. */
export async function loadSignature(args: LoaderFunctionArgs, of: SignatureSubject) {
  const { at, path, requestId, screen } = subjectOf(args, of)
  const api = await apiFor(args)
  const request = await api.get(at.one, { path: { ...path, requestId } })
  return { request, screen }
}

/** The question whether it is to be called off. */
export async function loadWithdrawal(args: LoaderFunctionArgs, of: SignatureSubject) {
  const { at, path, requestId, screen } = subjectOf(args, of)
  const api = await apiFor(args, at.right)
  const request = await api.get(at.one, { path: { ...path, requestId } })
  if (!request.canWithdraw) throw redirect(`${screen}/${requestId}`)
  return { title: request.title, back: `${screen}/${requestId}` }
}

export async function withdrawSignature(args: ActionFunctionArgs, of: SignatureSubject) {
  const { at, path, requestId, screen } = subjectOf(args, of)
  const api = await apiFor(args)
  const done = await api.post(at.withdrawal, { path: { ...path, requestId } })
  if (done.problem) return askAgain(args, done.problem)
  return redirectWithToast(args, `${screen}/${requestId}`, "signatures.withdrawn")
}

/** The PDF that is to be signed, or the signed one. */
export async function loadSignatureFile(
  args: LoaderFunctionArgs,
  of: SignatureSubject,
  which: "paper" | "final",
) {
  const { at, path, requestId } = subjectOf(args, of)
  const api = await apiFor(args)
  return api.file(at[which], { path: { ...path, requestId } })
}
