import { randomUUID } from "node:crypto"
import type { SubmissionResult } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import { type ActionFunctionArgs, data } from "@remix-run/node"
import { z } from "zod"
import type { Duplicate } from "#contract/duplicates"
import type { Problem } from "#contract/problem"
import type { FieldResult, FormProblem, FormReply } from "~/components/form/reply"
import { requireSameOrigin } from "../session/origin.server"
import { type Args, requireSession } from "../session/request-session.server"
import { coerceFormValue } from "./coercion"
import { constraintsOf } from "./constraints.server"
import { entriesOf, lostFile } from "./form-body.server"
import { dropDraft, type Entries, findDraft, keepForPlan } from "./form-drafts.server"
import { type Errors, fileName, receive, type SendFile } from "./form-files.server"
import { foundFor, type Searches, searchedField } from "./form-search.server"
import type { KeptDraft } from "./kept-draft"
import { type Translate, translateFor } from "./translate.server"

/** What a screen with a form takes from here: its constraints for the loader, its reading for the action. */
export { constraintsOf }

/** A hidden field of every form: its Idempotency-Key. */
const keyField = "_key"
/** Pressed to see what is typed; it saves nothing. */
const previewField = "_preview"
/** Pressed to save what may be there already: it bears what to merge it with, or "none". */
const anywayField = "_anyway"

/** What carries a search, and belongs to no field. */
const notFields = /^_(key$|search$|enter$|preview$|anyway$|q0?\.|file\.|lost\.)/

const anything = z.record(z.string(), z.unknown())

interface Reply {
  /** The form again, with its errors and everything that was typed; status 422, or the problem's. */
  reply(problem?: Problem): Promise<ReturnType<typeof data<FormReply>>>
  /** The form again, with everything that was typed and what may be the same; nothing was saved. */
  propose(duplicates: Duplicate[]): Promise<ReturnType<typeof data<FormReply>>>
  /** The form again, with everything that was typed and a picture (SVG) of it. */
  show(picture: string): Promise<ReturnType<typeof data<FormReply>>>
  /** The Idempotency-Key of this form. */
  key: string | undefined
}

/** A form that was read: either it is invalid, or it has a value. */
export type ReadForm<Value> = Reply &
  (
    | { invalid: true; value?: undefined }
    | {
        invalid: false
        value: Value
        /** It is to be shown, not saved. */
        previews: boolean
        /** It is to be saved although others may be the same, as the button says that was pressed. */
        anyway: string
      }
  )

/**
 * Reads what was posted by the rules of the contract. Files go to the API while they arrive, and their
 * ids stand in their place; an error elsewhere in the form loses none of them. `searches` are those of its
 * fields that search: pressing such a button saves nothing, and gives the form back with what was found.
 */
export async function readForm<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  searches: Searches = {},
): Promise<ReadForm<z.output<Schema>>> {
  requireSameOrigin(args.request)
  const session = await requireSession(args)
  const { entries, errors } = await receive(args, schema)
  const form = judge(entries, schema, await translateFor(args), errors, searches)
  if (form.invalid) return form
  const { pathname } = new URL(args.request.url)
  await dropDraft(session, pathname)
  return {
    ...form,
    async reply(problem) {
      if (problem?.code === "subscriptionEnded") await keepForPlan(pathname, entries, session)
      return form.reply(problem)
    },
  }
}

/** The same for a form that anyone may send, signed in or not; it takes files where it says who takes them. */
export async function readOpenForm<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  sendFile?: SendFile,
): Promise<ReadForm<z.output<Schema>>> {
  requireSameOrigin(args.request)
  const say = await translateFor(args)
  if (!sendFile) return judge(await entriesOf(args.request), schema, say)
  const { entries, errors } = await receive(args, schema, sendFile)
  return judge(entries, schema, say, errors)
}

function judge<Schema extends z.ZodType>(
  entries: Entries,
  schema: Schema,
  say: Translate,
  errors: Errors = {},
  searches: Searches = {},
): ReadForm<z.output<Schema>> {
  const key = entries.find(([name]) => name === keyField)?.[1]
  // It becomes a header, which takes visible ASCII only.
  if (key !== undefined && !/^[\x21-\x7e]*$/.test(key))
    throw new Response("Bad Request", { status: 400 })
  const submission = parseWithZod(formDataOf(entries), {
    schema: coerceFormValue(schema),
    disableAutoCoercion: true,
  })
  const searched = searchedField(entries, searches)
  const isWrong = submission.status === "error" || Object.keys(errors).length > 0
  const answer = async (problem?: Problem, preview?: string, proposed?: Duplicate[]) => {
    const found = await foundFor(entries, searches, searched)
    const result =
      searched || preview || proposed
        ? {
            initialValue: filled(submission.payload, searched ? found?.[searched] : undefined),
            error: Object.keys(errors).length > 0 ? errors : undefined,
          }
        : submission.reply({
            ...placed(errors, problem),
            hideFields: secretsIn(submission.payload),
          })
    return data(
      {
        ...replyTo(result as SubmissionResult<string[]>, problem, say),
        // Whether it was saved is not known: under the same key it is saved once.
        ...(key && problem?.code === "unsaved" && { key }),
        ...(problem?.code === "idempotencyReuse" && { key: randomUUID() }),
        found,
        searched,
        preview,
        proposed,
        files: after(fileName, entries),
      },
      { status: problem?.status ?? (!searched && isWrong ? 422 : 200) },
    )
  }
  const reply: Reply["reply"] = (problem) => answer(problem)
  const show: Reply["show"] = (picture) => answer(undefined, dataAddress(picture))
  const propose: Reply["propose"] = (duplicates) => answer(undefined, undefined, duplicates)
  const again = { reply, show, propose, key }
  if (searched) return { invalid: true, ...again }
  if (submission.status !== "success" || Object.keys(errors).length > 0)
    return { invalid: true, ...again }
  const value = submission.value as z.output<Schema>
  const previews = entries.some(([name]) => name === previewField)
  const anyway = entries.find(([name]) => name === anywayField)?.[1] ?? ""
  return { invalid: false, value, previews, anyway, ...again }
}

/** What was typed, with what a search fills in and the row that it adds. */
function filled(typed: Record<string, unknown>, found: FieldResult | undefined) {
  const { fill, insert } = found ?? {}
  if (!insert) return { ...typed, ...fill }
  const list = typed[insert.list]
  const rows: Record<string, unknown>[] = Array.isArray(list) ? list : []
  const last = rows.at(-1)
  const isEmpty = last !== undefined && !last[insert.over]
  return { ...typed, ...fill, [insert.list]: [...(isEmpty ? rows.slice(0, -1) : rows), insert.row] }
}

/** A question again, to which the answer was yes, with what the API says against it; status the problem's. */
export async function askAgain(
  args: ActionFunctionArgs,
  problem: Problem,
): Promise<ReturnType<typeof data<Pick<FormReply, "problem" | "key">>>> {
  const reply = { problem: told(problem, await translateFor(args)), key: randomUUID() }
  return data(reply, { status: problem.status })
}

/**
 * What was typed before the session was lost, or while nobody could take it, as a reply to the form that it was typed in; a file that was
 * chosen and nobody could take is asked for again, by its name.
 */
export async function draftOf(args: Args): Promise<KeptDraft | undefined> {
  const session = await requireSession(args)
  const draft = await findDraft(session)
  if (!draft) return undefined
  const { path, entries, isUnsent } = draft
  const { initialValue } = parseWithZod(formDataOf(entries), { schema: anything }).reply()
  const lost = Object.entries(after(lostFile, entries))
  const say = await translateFor(args)
  const error = Object.fromEntries(lost.map(([field, name]) => [field, [say(`fileLost ${name}`)]]))
  const result =
    lost.length > 0 ? { initialValue, error, status: "error" as const } : { initialValue }
  // It may have arrived, and only its answer not: under the same key it is saved once.
  const sent = isUnsent ? entries.find(([name]) => name === keyField)?.[1] : undefined
  const reply = { result, files: after(fileName, entries), key: sent || randomUUID() }
  const because = isUnsent ? "unsent" : session.confirmedAt ? "confirmed" : "draft"
  return { path, reply, because }
}

/**
 * What the page of a form was asked for, with the draft that was kept. Where it fails on the page of a form
 * that nobody could take, the error page learns that what was typed is kept.
 */
export async function withDraft<Answer>(
  args: Args,
  asked: Promise<Answer>,
): Promise<[Answer, KeptDraft | undefined]> {
  const drafted = draftOf(args)
  const answer = asked.catch(async (error: unknown) => {
    const draft = await drafted
    const isIts = draft?.because === "unsent" && new URL(args.request.url).pathname === draft.path
    throw error instanceof Response && isIts
      ? Response.json({ keptForm: draft.path }, { status: error.status })
      : error
  })
  return Promise.all([answer, drafted])
}

/** The values of the entries whose names begin so, by the rest of the name. */
function after(start: string, entries: Entries): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length), value]] : [],
    ),
  )
}

function formDataOf(entries: Entries): FormData {
  const form = new FormData()
  for (const [name, value] of entries) if (!notFields.test(name)) form.append(name, value)
  return form
}

/** The API's errors beside their fields; what belongs to none stands above the form. */
function placed(own: Errors, problem: Problem | undefined) {
  const fieldErrors: Errors = { ...own }
  for (const { path, code } of problem?.errors ?? [])
    fieldErrors[path] = [...(fieldErrors[path] ?? []), code]
  return { fieldErrors }
}

/** Passwords are not sent back with the form. */
const secretsIn = (payload: object): string[] =>
  Object.keys(payload).filter((name) => /password/i.test(name))

function replyTo(
  { error, ...judged }: SubmissionResult<string[]>,
  problem: Problem | undefined,
  say: Translate,
): FormReply {
  const said = Object.entries(error ?? {}).map(([name, codes]) => [
    name,
    codes?.map((code) => say(code)),
  ])
  const result = { ...judged, ...(error && { error: Object.fromEntries(said) }) }
  if (!problem || problem.errors?.length) return { result, key: randomUUID() }
  return { result, problem: told(problem, say), key: randomUUID() }
}

/** What a screen says of a refusal that no single field explains. */
function told(
  { status, title, code, detail, current, instance }: Problem,
  say: Translate,
): FormProblem {
  return {
    code,
    // The API alone knows when there is more.
    text: status === 429 ? title : say(code, detail ?? say("refused")),
    reference: code === "unsaved" ? instance : undefined,
    current: isRecord(current) ? current : undefined,
  }
}

const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
