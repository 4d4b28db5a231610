/** One part of a multipart body; `content` must be read, or left alone, before the next part is asked for. */
export interface Part {
  name: string
  /** Set for a file, empty where no file was chosen. */
  fileName?: string
  type: string
  content: AsyncGenerator<Buffer>
}

/** The body is not the multipart message that it claims to be. */
export class MalformedBody extends Error {
  override name = "MalformedBody"
}

const longestHead = 8 * 1024

/**
 * Reads a multipart body part by part without ever holding a file: what arrives is handed on at once.
 * (Parsers that buffer each part cost as much memory as people upload at the same time.)
 */
export async function* partsOf(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const source = new Source(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first boundary has no line end before it.
  source.unread(Buffer.from("\r\n"))
  for await (const _ of source.until(delimiter));
  while ((await source.take(2)).toString("latin1") !== "--") {
    const part = { ...(await headOf(source)), content: source.until(delimiter) }
    yield part
    for await (const _ of part.content);
  }
}

async function headOf(source: Source): Promise<Omit<Part, "content">> {
  const chunks: Buffer[] = []
  let length = 0
  // The two bytes taken after the boundary were its line end; an empty head would end here at once.
  for await (const chunk of source.until(Buffer.from("\r\n\r\n"))) {
    length += chunk.length
    if (length > longestHead) throw new MalformedBody("a part's head is too long")
    chunks.push(chunk)
  }
  const head = Buffer.concat(chunks).toString("utf8")
  const name = parameter(head, "name")
  if (name === undefined) throw new MalformedBody("a part without a name")
  return {
    name,
    fileName: parameter(head, "filename"),
    type:
      /^content-type:[ \t]*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1] ?? "application/octet-stream",
  }
}

/** Browsers write quotes and line ends in names as %22, %0D and %0A (HTML, multipart encoding). */
function parameter(head: string, name: string): string | undefined {
  const line = /^content-disposition:.*$/im.exec(head)?.[0] ?? ""
  const value = new RegExp(`[;\\s]${name}="([^"]*)"`, "i").exec(line)?.[1]
  return value?.replace(/%22/g, '"').replace(/%0[da]/gi, " ")
}

/** A stream that can be read up to a delimiter. */
class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #buffer = Buffer.alloc(0)

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  unread(bytes: Buffer): void {
    this.#buffer = Buffer.concat([bytes, this.#buffer])
  }

  async take(count: number): Promise<Buffer> {
    while (this.#buffer.length < count) await this.#fill()
    return this.#cut(count)
  }

  /** What comes before the delimiter, which is swallowed. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.#buffer.indexOf(delimiter)
      if (found >= 0) {
        const rest = this.#cut(found)
        this.#cut(delimiter.length)
        if (rest.length > 0) yield rest
        return
      }
      // A delimiter may have begun at the very end of what is here.
      const safe = this.#buffer.length - delimiter.length + 1
      if (safe > 0) yield this.#cut(safe)
      await this.#fill()
    }
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#reader.read()
    if (done) throw new MalformedBody("the body ends before its last part")
    this.#buffer =
      this.#buffer.length > 0 ? Buffer.concat([this.#buffer, value]) : Buffer.from(value)
  }

  #cut(count: number): Buffer {
    const bytes = this.#buffer.subarray(0, count)
    this.#buffer = this.#buffer.subarray(count)
    return bytes
  }
}
