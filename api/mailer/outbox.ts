import { open, readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import PostalMime, { type Email } from "postal-mime"
import type { OutboxFilter, OutboxMessage, OutboxMessageText } from "#contract/outbox"
import { type Count, neighbourOf } from "../http/page"

/** A file of the outbox, as the mail transport names it; anything else in a path is refused. */
const fileName = /^[\w-][\w.-]*\.eml$/
/** Long enough for the headers, short enough for a list of messages with attachments. */
const beginning = 16_384
/** As many as a search reads at once: a folder may hold more files than a process may open. */
const readAtOnce = 50

type ListedMessage = OutboxMessage & { cursor: string }

/** A page of the folder's messages, which are named by their moment; newest first unless asked otherwise. */
export async function listMessages(
  folder: string,
  filter: OutboxFilter,
): Promise<{ rows: ListedMessage[]; count: Count }> {
  const names = await namesIn(folder)
  const wanted = filter.q ? await saying(filter.q, folder, names) : names
  const descending = (filter.sort !== "date") !== (filter.before !== undefined)
  const neighbour = neighbourOf(filter)?.value
  const page = wanted
    .filter((name) => !neighbour || (descending ? name < neighbour : name > neighbour))
    .sort()
  if (descending) page.reverse()
  const rows = await summaries(folder, page.slice(0, filter.limit + 1))
  return { rows, count: { value: wanted.length, more: false } }
}

/** Those whose subject or recipients contain the words. */
async function saying(words: string, folder: string, names: string[]): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < names.length; at += readAtOnce)
    for (const { cursor, subject, to } of await summaries(folder, names.slice(at, at + readAtOnce)))
      if ([subject ?? "", ...to].some((text) => plain(text).includes(plain(words))))
        found.push(cursor)
  return found
}

/** A text without its accents and capitals. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("fr")

const summaries = (folder: string, names: string[]): Promise<ListedMessage[]> =>
  Promise.all(
    names.map(async (name) => ({
      ...summaryOf(name, await PostalMime.parse(await headersOf(join(folder, name)))),
      cursor: name,
    })),
  )

/** What a link of the identity server opens an account with: a password's reset, an address's confirmation. */
const accountLink = /\bhttps?:\/\/[^\s<>"]*\/identity\/[^\s<>"]*/gi

/**
 * One message, as its recipient reads it, but for the links that open an account: whoever read them here could
 * become anyone (ASVS 6.4.6). Who runs the machine finds them in the folder.
 */
export async function readMessage(
  folder: string,
  id: string,
): Promise<OutboxMessageText | undefined> {
  const name = `${id}.eml`
  if (!fileName.test(name)) return undefined
  const source = await readFile(join(folder, name)).catch(ifMissing(undefined))
  if (!source) return undefined
  const email = await PostalMime.parse(source)
  const text = email.text ?? ""
  const shown = text.replace(accountLink, "[…]")
  return {
    ...summaryOf(name, email),
    text: shown,
    withheld: shown !== text,
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      type: mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  }
}

/** Removes the messages that name an address, as whom they are to, or from, or to be answered to, or in their text. */
export async function dropMessagesNaming(folder: string, address: string): Promise<void> {
  const wanted = address.toLowerCase()
  for (const name of await namesIn(folder)) {
    const source = await readFile(join(folder, name)).catch(ifMissing(undefined))
    if (!source) continue
    const { text = "", headers } = await PostalMime.parse(source)
    const said = [text, ...headers.map(({ value }) => value)].join("\n").toLowerCase()
    if (said.includes(wanted)) await rm(join(folder, name), { force: true })
  }
}

/** Removes the messages that were written before a moment: nobody looks at them any more. */
export async function dropMessagesBefore(folder: string, moment: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = await stat(join(folder, name)).catch(ifMissing(undefined))
    if (file && file.mtime < moment) await rm(join(folder, name), { force: true })
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ifMissing([]))).filter((name) => fileName.test(name))

function summaryOf(name: string, { date, to, subject }: Email): OutboxMessage {
  return {
    id: name.slice(0, -".eml".length),
    date: date ?? null,
    to: (to ?? []).flatMap(({ address }) => address ?? []),
    subject: subject ?? null,
  }
}

async function headersOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(beginning) })
    const read = buffer.subarray(0, bytesRead)
    const end = read.indexOf("\r\n\r\n")
    return end < 0 ? read : read.subarray(0, end + 4)
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
