import { open, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { OutboxMessage } from "../../contract/outbox"

/** A file of the outbox, as the mail transport names it; anything else in a path is refused. */
const fileName = /^[\w.-]+\.eml$/
const shown = 200

/** The newest messages of the folder, newest first. */
export async function listMessages(folder: string): Promise<OutboxMessage[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  const newest = names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .slice(0, shown)
  return Promise.all(
    newest.map(async (name) => ({
      id: name.slice(0, -".eml".length),
      ...headersOf(await beginningOf(join(folder, name))),
    })),
  )
}

/** One message, word for word. */
export async function readMessage(folder: string, id: string): Promise<OutboxMessage | undefined> {
  const name = `${id}.eml`
  if (!fileName.test(name) || id.startsWith(".")) return undefined
  const source = await readFile(join(folder, name), "utf8").catch(ifMissing(undefined))
  return source === undefined ? undefined : { id, ...headersOf(source), source }
}

/** Long enough for the headers, short enough for a list of messages with attachments. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16_384) })
    return buffer.subarray(0, bytesRead).toString("utf8")
  } finally {
    await file.close()
  }
}

function headersOf(source: string) {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1)
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)
  const value = (name: string) =>
    decoded(lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1))
  return { date: value("date"), to: value("to"), subject: value("subject") }
}

/** Encoded words (RFC 2047), as mail clients write accents. */
function decoded(header = ""): string {
  return header
    .trim()
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      (encoding.toLowerCase() === "b" ? Buffer.from(text, "base64") : quoted(text)).toString(
        "utf8",
      ),
    )
}

function quoted(text: string): Buffer {
  const latin = text
    .replaceAll("_", " ")
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(latin, "latin1")
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value
    throw error
  }
}
