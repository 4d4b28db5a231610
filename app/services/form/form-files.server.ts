import type { ActionFunctionArgs } from "@remix-run/node"
import type { z } from "zod"
import type { Problem } from "#contract/problem"
import { kindOfField } from "#contract/values"
import { apiFor } from "../api.server"
import { requireSameOrigin } from "../session/origin.server"
import { requireSession } from "../session/request-session.server"
import { constraintsOf } from "./constraints.server"
import { entriesOf, type IncomingFile } from "./form-body.server"
import type { Entries } from "./form-drafts.server"
import { translateFor } from "./translate.server"

export type Errors = Record<string, string[]>

/** Sends a file on: its id, or the code of why it is refused. */
export type SendFile = (file: IncomingFile) => Promise<string | { error: string }>

/** Before the id of a file that the form has kept: what it was called. */
export const fileName = "_file."
/** A hidden field that names a file which is to go. */
const removeField = "_remove"

/** Takes a file by itself, ahead of its form: the id to send in its place, or why it is refused. */
export async function readUpload(
  args: ActionFunctionArgs,
): Promise<{ id: string } | { error: string }> {
  requireSameOrigin(args.request)
  await requireSession(args)
  let answer: { id: string } | { error: string } = { error: "required" }
  await entriesOf(args.request, async (file) => {
    const sent = await send(args, file, file.field)
    answer =
      typeof sent === "string" ? { id: sent } : { error: (await translateFor(args))(sent.error) }
    return undefined
  })
  return answer
}

/** What was posted, with the ids of files in the place of their bytes, and why some were refused. */
export async function receive(
  args: ActionFunctionArgs,
  schema: z.ZodType,
  sendFile: SendFile = (file) => send(args, file, kindOfField(schema, file.field)),
): Promise<{ entries: Entries; errors: Errors }> {
  const errors: Errors = {}
  const received = new Set<string>()
  const names: Entries = []
  const constraints = constraintsOf(schema)
  const entries = await entriesOf(args.request, async (file) => {
    const result = await sendFile(file)
    if (typeof result !== "string") {
      errors[file.field] = [...(errors[file.field] ?? []), result.error]
      return undefined
    }
    if (!constraints[file.field]?.multiple) received.add(file.field)
    names.push([fileName + result, file.name])
    return result
  })
  return { entries: [...withoutReplaced(entries, received), ...names], errors }
}

/** A new file takes the place of the one whose id the form had kept; one that is not wanted goes. */
function withoutReplaced(entries: Entries, received: Set<string>): Entries {
  const removed = new Set(
    entries.filter(([name]) => name === removeField).map(([, field]) => field),
  )
  const last = new Map(entries.map(([name], index) => [name, index]))
  return entries.filter(
    ([name], index) =>
      name !== removeField &&
      !(removed.has(name) && !received.has(name)) &&
      !(received.has(name) && index !== last.get(name)),
  )
}

async function send(
  args: ActionFunctionArgs,
  file: IncomingFile,
  kind: string | undefined,
): Promise<string | { error: string }> {
  const api = await apiFor(args)
  const { data: stored, problem } = await api.upload({ ...file, isImage: kind === "image" })
  if (stored) return stored.id
  const error = uploadError(problem)
  // Of a bank something else is asked for than of who sends a document.
  return { error: kind === "statement" && error === "fileType" ? "statementNone" : error }
}

/** Why the API does not take a file, as its field says it. */
export function uploadError({ status, code }: Problem): string {
  return status === 413 ? "fileTooBig" : code
}
