import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import {
  IssueAndSend,
  NewBillEmail,
  NewContractEmail,
  NewQuoteEmail,
  NewTimesheetEmail,
} from "#contract/bill-emails"
import { mailPurposes } from "#contract/mail-purposes"
import type { MailAbout } from "#domain/mail-template"
import { type Api, apiFor } from "./api.server"
import { leavingSince, lookAgain } from "./awaited"
import { constraintsOf } from "./form/constraints.server"
import { readForm } from "./form/form.server"
import { ifAllowed } from "./if-allowed.server"
import { readCookie } from "./session/cookie"
import { cookieName, isSecure } from "./session/cookies.server"
import { currentUser } from "./session/current-user.server"
import { redirectWithToast } from "./toast.server"
import { now } from "./today.server"

// The screens of messages about a bill, a quote, a timesheet and a contract are the same: here is what differs.

const subjects = {
  bill: {
    screen: "../bills",
    right: "bills.edit",
    NewEmail: NewBillEmail,
    one: "/Bills/{billId}",
    emails: "/Bills/{billId}/emails",
    proposal: "/Bills/{billId}/emails/proposal",
    email: "/Bills/{billId}/emails/{emailId}",
    html: "/Bills/{billId}/emails/{emailId}/html",
    dispatch: "/Bills/{billId}/emails/{emailId}/dispatch",
    tests: "/Bills/{billId}/emails/{emailId}/tests",
  },
  quote: {
    screen: "../quotes",
    right: "quotes.edit",
    NewEmail: NewQuoteEmail,
    one: "/Quotes/{quoteId}",
    emails: "/Quotes/{quoteId}/emails",
    proposal: "/Quotes/{quoteId}/emails/proposal",
    email: "/Quotes/{quoteId}/emails/{emailId}",
    html: "/Quotes/{quoteId}/emails/{emailId}/html",
    dispatch: "/Quotes/{quoteId}/emails/{emailId}/dispatch",
    tests: "/Quotes/{quoteId}/emails/{emailId}/tests",
  },
  timesheet: {
    screen: "../timesheets",
    right: "timesheets.edit",
    NewEmail: NewTimesheetEmail,
    one: "/Timesheets/{timesheetId}",
    emails: "/Timesheets/{timesheetId}/emails",
    proposal: "/Timesheets/{timesheetId}/emails/proposal",
    email: "/Timesheets/{timesheetId}/emails/{emailId}",
    html: "/Timesheets/{timesheetId}/emails/{emailId}/html",
    dispatch: "/Timesheets/{timesheetId}/emails/{emailId}/dispatch",
    tests: "/Timesheets/{timesheetId}/emails/{emailId}/tests",
  },
  contract: {
    screen: "../contracts",
    right: "contracts.edit",
    NewEmail: NewContractEmail,
    one: "/Contracts/{contractId}",
    emails: "/Contracts/{contractId}/emails",
    proposal: "/Contracts/{contractId}/emails/proposal",
    email: "/Contracts/{contractId}/emails/{emailId}",
    html: "/Contracts/{contractId}/emails/{emailId}/html",
    dispatch: "/Contracts/{contractId}/emails/{emailId}/dispatch",
    tests: "/Contracts/{contractId}/emails/{emailId}/tests",
  },
} as const

/** What is issued before it is sent. */
const issues = {
  bill: {
    issue: "/Bills/{billId}/issue",
    issued: "bills.issued",
    issuedAndSent: "bills.issuedAndSent",
  },
  quote: {
    issue: "/Quotes/{quoteId}/issue",
    issued: "quotes.issued",
    issuedAndSent: "quotes.issuedAndSent",
  },
} as const
type Issued = keyof typeof issues

/** Where the messages about it are in the API, and the screen of what they are about. */
function subjectOf({ params }: LoaderFunctionArgs | ActionFunctionArgs, of: MailAbout) {
  const { emailId = "" } = params
  const id = params[`${of}Id`] ?? ""
  const path = pathTo(of, id)
  const at = subjects[of]
  return { at, path, emailPath: { ...path, emailId }, screen: `${at.screen}/${id}`, emailId, id }
}

type Path =
  | { billId: string }
  | { quoteId: string }
  | { timesheetId: string }
  | { contractId: string }

function pathTo(of: MailAbout, id: string): Path {
  if (of === "bill") return { billId: id }
  if (of === "quote") return { quoteId: id }
  return of === "timesheet" ? { timesheetId: id } : { contractId: id }
}

const sendsCookie = () => cookieName("plume_issue")
const aYear = 365 * 24 * 60 * 60

/** To whom what is issued is sent as well, and whether that was done the last time. */
export async function loadSending(args: LoaderFunctionArgs, api: Api, clientId: string) {
  const [client, user] = await Promise.all([
    ifAllowed(api.get("/Clients/{clientId}", { path: { clientId } })),
    currentUser(api),
  ])
  return {
    to: client?.email ? [client.email] : [],
    sends: readCookie(args.request, sendsCookie()) !== "alone",
    sendsMail: user.sendsMail,
    constraints: constraintsOf(IssueAndSend),
  }
}

/** Issues it, and sends it in its usual words where that was asked; which of the two is remembered. */
export async function issueAndSend(args: ActionFunctionArgs, of: Issued) {
  const { screen, id } = subjectOf(args, of)
  const at = issues[of]
  const path = of === "bill" ? { billId: id } : { quoteId: id }
  const api = await apiFor(args)
  const form = await readForm(args, IssueAndSend)
  if (form.invalid) return form.reply()
  const { version, send, to } = form.value
  const issued = await api.post(at.issue, { path, body: { version }, key: form.key })
  if (issued.problem) return form.reply(named(issued.problem))
  const answer = send
    ? await sendIssued(args, of, { api, to, key: form.key })
    : await redirectWithToast(args, screen, at.issued)
  const secure = isSecure() ? "; Secure" : ""
  answer.headers.append(
    "Set-Cookie",
    `${sendsCookie()}=${send ? "sent" : "alone"}; Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure}`,
  )
  return answer
}

interface Sending {
  api: Api
  to: string[]
  key: string | undefined
}

/** What is issued stays so: where its message is refused, the form of a message says why. */
async function sendIssued(args: ActionFunctionArgs, of: Issued, { api, to, key }: Sending) {
  const { at, path, screen } = subjectOf(args, of)
  const {
    templates: _,
    reminder: __,
    documents: ___,
    ...words
  } = await api.get(at.proposal, { path, query: {} })
  const sent = await api.post(at.emails, {
    path,
    body: { ...words, to, cc: [], bcc: [], attachmentIds: [], draft: false },
    key: key && `${key}.email`,
  })
  if (sent.problem)
    return redirectWithToast(args, `${screen}/emails/new`, `errors.${sent.problem.code}`, "error")
  return toldOf(args, api, screen, issues[of].issuedAndSent)
}

/** A date that is refused is no field of this form: it is said as the reason. */
const named = <Refusal extends { code: string; errors?: { code: string }[] }>(
  problem: Refusal,
) => ({
  ...problem,
  code: problem.code === "invalid" ? (problem.errors?.[0]?.code ?? problem.code) : problem.code,
  errors: undefined,
})

/** What a new message begins with: a template's words, or those of an earlier message. */
export async function loadNewEmail(args: LoaderFunctionArgs, of: MailAbout) {
  const { at, path, screen, id } = subjectOf(args, of)
  const api = await apiFor(args, at.right)
  const about = await api.get(at.one, { path })
  // Only what is issued, handed over or in force is sent.
  if (!isSendable(about)) throw redirect(screen)
  const query = new URL(args.request.url).searchParams
  const chosen = {
    templateId: query.get("template") ?? undefined,
    purpose: mailPurposes.find((purpose) => purpose === query.get("purpose")),
  }
  // Whoever writes about a late bill reminds of it.
  const reminds =
    of === "bill" && about.status === "overdue" && !chosen.templateId && !chosen.purpose
  const { templates, documents, ...proposed } = reminds
    ? await api.get("/Reminders/bills/{billId}/proposal", { path: { billId: id } })
    : await api.get(at.proposal, { path, query: chosen })
  const attached = query.get("attachment")
  const earlier = query.get("from")
  const copied = earlier && (await copyOf(api, at.email, { ...path, emailId: earlier }))
  return {
    number: nameOf(about),
    documents,
    screen,
    message: { ...proposed, ...(attached && { attachmentIds: [attached] }), ...copied },
    templates,
    sendsMail: (await currentUser(api)).sendsMail,
    constraints: constraintsOf(at.NewEmail),
  }
}

type Subject =
  | { drafting: boolean; number: string | null }
  | { drafting: boolean; month: string }
  | { number: string | null }
  | { title: string; nextRenewal: string | null; activatedOn: string | null }

/** By which a person knows it. */
const nameOf = (about: Subject): string | null =>
  "number" in about ? about.number : "month" in about ? about.month : about.title

function isSendable(about: Subject): boolean {
  if ("nextRenewal" in about) return about.nextRenewal !== null && about.activatedOn !== null
  return "drafting" in about ? !about.drafting : "number" in about && about.number !== null
}

type EmailAt = (typeof subjects)[MailAbout]["email"]

/** A message to begin with: one that left already, or a draft, whose place the new one takes. */
async function copyOf(api: Api, email: EmailAt, path: EmailPath) {
  const earlier = await api.get(email, { path })
  const { to, cc, bcc, subject, source: body, attachmentIds, state, templateId } = earlier
  const replaces = state === "draft" ? earlier.id : undefined
  const reminder = earlier.purpose === "reminder"
  return { reminder, to, cc, bcc, subject, body, attachmentIds, replaces, templateId }
}

type EmailPath = ReturnType<typeof subjectOf>["emailPath"]

/** Queues the message that was typed, or keeps it and shows how it would arrive. */
export async function addEmail(args: ActionFunctionArgs, of: MailAbout) {
  const { at, path, screen } = subjectOf(args, of)
  const api = await apiFor(args)
  const form = await readForm(args, at.NewEmail)
  if (form.invalid) return form.reply()
  const sent = await api.post(at.emails, { path, body: form.value, key: form.key })
  if (sent.problem) return form.reply(sent.problem)
  if (form.value.draft) return redirect(`${screen}/emails/${sent.data.id}`)
  return toldOf(args, api, screen, form.value.sendAt ? "billEmail.planned" : "billEmail.added")
}

/** Says that a message is on its way; where there is no mail server, that it is not. */
async function toldOf(args: ActionFunctionArgs, api: Api, screen: string, said: string) {
  const { sendsMail } = await currentUser(api)
  return redirectWithToast(args, screen, sendsMail ? said : "billEmail.keptAdded")
}

/** One message, and what it is about. */
export async function loadEmail(args: LoaderFunctionArgs, of: MailAbout) {
  const { at, path, emailPath, screen } = subjectOf(args, of)
  const api = await apiFor(args)
  const [about, email] = await Promise.all([
    api.get(at.one, { path }),
    api.get(at.email, { path: emailPath }),
  ])
  const seconds = lookAgain(leavingSince([email]), now())
  return { screen, number: nameOf(about), email, seconds }
}

/** The message as mail programs show it, alone in a page that runs and fetches nothing. */
export async function loadEmailHtml(args: LoaderFunctionArgs, of: MailAbout) {
  const { at, emailPath } = subjectOf(args, of)
  const api = await apiFor(args)
  return api.file(at.html, { path: emailPath })
}

/** Sends a draft off. */
export async function dispatchEmail(args: ActionFunctionArgs, of: MailAbout) {
  const { at, emailPath, screen, emailId } = subjectOf(args, of)
  const api = await apiFor(args)
  const sent = await api.post(at.dispatch, { path: emailPath })
  if (sent.problem)
    return redirectWithToast(
      args,
      `${screen}/emails/${emailId}`,
      `errors.${sent.problem.code}`,
      "error",
    )
  const planned = sent.data.state === "scheduled"
  return toldOf(args, api, screen, planned ? "billEmail.planned" : "billEmail.added")
}

/** Sends the message to oneself, to see how it arrives. */
export async function testEmail(args: ActionFunctionArgs, of: MailAbout) {
  const { at, emailPath, screen, emailId } = subjectOf(args, of)
  const api = await apiFor(args)
  const back = `${screen}/emails/${emailId}`
  const sent = await api.post(at.tests, { path: emailPath })
  if (sent.problem) return redirectWithToast(args, back, `errors.${sent.problem.code}`, "error")
  return toldOf(args, api, back, "billEmail.testAdded")
}

/** Throws a draft away, or calls off a message that has not left yet. */
export async function callOffEmail(args: ActionFunctionArgs, of: MailAbout) {
  const { at, emailPath, screen, emailId } = subjectOf(args, of)
  const api = await apiFor(args)
  const done = await api.delete(at.email, { path: emailPath })
  if (done.problem)
    return redirectWithToast(
      args,
      `${screen}/emails/${emailId}`,
      `errors.${done.problem.code}`,
      "error",
    )
  return redirectWithToast(args, screen, "billEmail.calledOff")
}
