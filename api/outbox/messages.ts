import { open, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import PostalMime, { type Email } from "postal-mime"
import type { OutboxMessage, OutboxMessageText } from "../../contract/outbox"

/** A file of the outbox, as the mail transport names it; anything else in a path is refused. */
const fileName = /^[\w-][\w.-]*\.eml$/
const shown = 200
/** Long enough for the headers, short enough for a list of messages with attachments. */
const beginning = 16_384

/** The newest messages of the folder, newest first. */
export async function listMessages(folder: string): Promise<OutboxMessage[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  const newest = names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .slice(0, shown)
  return Promise.all(
    newest.map(async (name) =>
      summaryOf(name, await PostalMime.parse(await beginningOf(join(folder, name)))),
    ),
  )
}

/** One message, as its recipient reads it. */
export async function readMessage(
  folder: string,
  id: string,
): Promise<OutboxMessageText | undefined> {
  const name = `${id}.eml`
  if (!fileName.test(name)) return undefined
  const source = await readFile(join(folder, name)).catch(ifMissing(undefined))
  if (!source) return undefined
  const email = await PostalMime.parse(source)
  return {
    ...summaryOf(name, email),
    text: email.text ?? "",
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      type: mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  }
}

function summaryOf(name: string, { date, to, subject }: Email): OutboxMessage {
  return {
    id: name.slice(0, -".eml".length),
    date: date ?? null,
    to: (to ?? []).flatMap(({ address }) => address ?? []),
    subject: subject ?? null,
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(beginning) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value
    throw error
  }
}
