import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { NewBillEmail, NewQuoteEmail } from "#contract/bill-emails"
import { mailPurposes } from "#contract/mail-templates"
import type { MailAbout } from "#domain/mail-template"
import { type Api, apiFor } from "./api.server"
import { leavingSince, lookAgain } from "./awaited"
import { constraintsOf } from "./form/constraints.server"
import { readForm } from "./form/form.server"
import { currentUser } from "./session/current-user.server"
import { redirectWithToast } from "./toast.server"
import { now } from "./today.server"

// The screens of messages about a bill and about a quote are the same: here is what differs.

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
} as const

/** Where the messages about it are in the API, and the screen of what they are about. */
function subjectOf({ params }: LoaderFunctionArgs | ActionFunctionArgs, of: MailAbout) {
  const { billId = "", quoteId = "", emailId = "" } = params
  const id = of === "bill" ? billId : quoteId
  const path: { billId: string } | { quoteId: string } = of === "bill" ? { billId } : { quoteId }
  const at = subjects[of]
  return { at, path, emailPath: { ...path, emailId }, screen: `${at.screen}/${id}`, emailId }
}

/** What a new message begins with: a template's words, or those of an earlier message. */
export async function loadNewEmail(args: LoaderFunctionArgs, of: MailAbout) {
  const { at, path, screen } = subjectOf(args, of)
  const api = await apiFor(args, at.right)
  const about = await api.get(at.one, { path })
  // Only what is issued is sent.
  if ("drafting" in about ? about.drafting : !about.number) throw redirect(screen)
  const query = new URL(args.request.url).searchParams
  const chosen = {
    templateId: query.get("template") ?? undefined,
    purpose: mailPurposes.find((purpose) => purpose === query.get("purpose")),
  }
  // Whoever writes about a late bill reminds of it.
  const reminds = about.status === "overdue" && !chosen.templateId && !chosen.purpose
  const { templates, ...proposed } = reminds
    ? await api.get("/Reminders/bills/{billId}/proposal", { path: { billId: about.id } })
    : await api.get(at.proposal, { path, query: chosen })
  const attached = query.get("attachment")
  const earlier = query.get("from")
  const copied = earlier && (await copyOf(api, at.email, { ...path, emailId: earlier }))
  return {
    number: about.number,
    screen,
    message: { ...proposed, ...(attached && { attachmentIds: [attached] }), ...copied },
    templates,
    sendsMail: (await currentUser(api)).sendsMail,
    constraints: constraintsOf(at.NewEmail),
  }
}

type EmailAt = (typeof subjects)[MailAbout]["email"]

/** A message to begin with: one that left already, or a draft, whose place the new one takes. */
async function copyOf(api: Api, email: EmailAt, path: EmailPath) {
  const earlier = await api.get(email, { path })
  const { to, cc, bcc, subject, body, attachmentIds, state, templateId } = earlier
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
  return { screen, number: about.number, email, seconds }
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
