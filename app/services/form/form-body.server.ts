import { largestFile } from "#contract/files"
import type { Entries } from "./form-drafts.server"
import { MalformedBody, type Part, partsOf } from "./multipart.server"

/** A file of a form on its way through; its content is cut where it is too big. */
export interface IncomingFile {
  field: string
  name: string
  type: string
  content: ReadableStream<Uint8Array>
}

/** Answers the value that stands for the file in the form, or nothing where it was refused. */
export type TakeFile = (file: IncomingFile) => Promise<string | undefined>

/** Before a field's name: a file was chosen in it, and nobody took it. */
export const lostFile = "_lost."

const mostText = 1024 * 1024
const mostEntries = 2_000
/** Each costs a call and a write to the disk: a thousand tiny ones kept a process busy for half a minute. */
const mostFiles = 20
/**
 * `lines[12].quantity`: few levels, and no index that a form of ours would not reach. Names become nested
 * values, and `a[4294967294]` would become a list of that length.
 */
const fieldName = /^[\w-]{1,64}(\.[\w-]{1,64}|\[\d{0,3}\]){0,6}$/
const prototypes = /\b(__proto__|constructor|prototype)\b/
/** Read to its end, so that what was typed after a file is kept; what is longer is cut off. */
const longestBody = 64 * 1024 * 1024

class BodyTooLong extends Error {
  override name = "BodyTooLong"
}

const alreadyRead = new WeakMap<Request, Entries>()

/**
 * The entries of a posted form. A file goes to `takeFile` while it arrives, and its value stands in its
 * place; without `takeFile` files are left out, but for their names. A second call answers what the first
 * one read.
 */
export async function entriesOf(request: Request, takeFile?: TakeFile): Promise<Entries> {
  const known = alreadyRead.get(request)
  if (known) return known
  const entries: Entries = []
  alreadyRead.set(request, entries)
  if (!request.body) return entries
  const type = request.headers.get("Content-Type") ?? ""
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})"?/i.exec(type)?.[1]
  try {
    if (boundary) await readParts(partsOf(limited(request.body), boundary), entries, takeFile)
    else
      for (const entry of new URLSearchParams((await textOf(limited(request.body))).toString()))
        entries.push(entry)
  } catch (error) {
    if (error instanceof MalformedBody) throw new Response("Bad Request", { status: 400 })
    if (!(error instanceof BodyTooLong)) throw error
    // A file that long was refused already: its field says so, beside what was typed before it.
    if (!takeFile || !boundary) throw tooLarge()
  }
  if (entries.length > mostEntries) throw tooLarge()
  if (!entries.every(([name]) => isFieldName(name)))
    throw new Response("Bad Request", { status: 400 })
  return entries
}

const tooLarge = () => new Response("Content Too Large", { status: 413 })

function isFieldName(name: string): boolean {
  return fieldName.test(name) && !prototypes.test(name)
}

async function readParts(
  parts: AsyncGenerator<Part>,
  entries: Entries,
  takeFile?: TakeFile,
): Promise<void> {
  let room = mostText
  let files = 0
  for await (const part of parts) {
    if (entries.length > mostEntries) return
    if (part.fileName === undefined) {
      const text = await textOf(part.content, room)
      room -= text.length
      entries.push([part.name, text.toString("utf8")])
    } else if (part.fileName !== "" && !takeFile) {
      entries.push([`${lostFile}${part.name}`, part.fileName])
    } else if (part.fileName !== "" && takeFile) {
      if (!isFieldName(part.name)) throw new MalformedBody("a field's name is none")
      files += 1
      if (files > mostFiles) throw tooLarge()
      const value = await takeFile({
        field: part.name,
        name: part.fileName,
        type: part.type,
        content: counted(part.content),
      })
      if (value !== undefined) entries.push([part.name, value])
    }
  }
}

async function textOf(
  content: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  most = mostText,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Lets a file that is too big pass just far enough for its reader to see that it is. */
function counted(content: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  let length = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await content.next()
      if (done) return controller.close()
      length += value.length
      controller.enqueue(value)
      if (length > largestFile) controller.close()
    },
  })
}

function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let length = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length
        if (length > longestBody) controller.error(new BodyTooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
}
