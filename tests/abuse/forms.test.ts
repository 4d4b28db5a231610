import { describe, expect, test } from "vitest"
import { largestFile } from "#contract/files"
import { entriesOf } from "~/services/form/form-body.server"

const urlencoded = (body: string) =>
  new Request("http://localhost:3000/", {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  })

const head = (name: string, file?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}\r\n\r\n`

const multipart = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  new Request("http://localhost:3000/", {
    method: "POST",
    // In pieces, as a body arrives.
    body: new Blob(parts).stream().pipeThrough(inPieces()),
    duplex: "half",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  } as RequestInit)

const inPieces = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += 65_536)
        controller.enqueue(chunk.subarray(at, at + 65_536))
    },
  })

const refusal = async (work: Promise<unknown>) => {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  return thrown instanceof Response ? thrown.status : thrown
}

describe("C49 names of fields", () => {
  test.each([
    "a[4294967294]",
    "lines[99999999].quantity",
    "a[1e9]",
    "a[-1]",
    "[]",
    "[[[[",
    "__proto__.x",
    "__proto__[x]",
    "constructor.prototype.x",
    "lines[0].__proto__.x",
    `a${".b".repeat(5_000)}`,
    `a${"[0]".repeat(5_000)}`,
    "x".repeat(100_000),
    "",
    "\0",
  ])("%j never become a value", async (name) => {
    const posted = urlencoded(new URLSearchParams([[name, "x"]]).toString())
    expect(await refusal(entriesOf(posted))).toBe(400)
    expect(await refusal(entriesOf(multipart(head(name), "x\r\n--x--")))).toBe(400)
  })

  test("as our forms have them are taken", async () => {
    const names = [
      "name",
      "lines[0].unitPriceHT",
      "lines[199].vatRate",
      "to[]",
      "__intent__",
      "_key",
    ]
    const entries = names.map((name) => [name, "x"])
    const posted = urlencoded(new URLSearchParams(entries as [string, string][]).toString())
    expect(await entriesOf(posted)).toEqual(entries)
  })
})

describe("C49 what is too much", () => {
  test.each([
    ["3,000 fields", Array.from({ length: 3_000 }, (_, at) => `f${at}=x`).join("&"), 413],
    ["2 MB of text", `name=${"x".repeat(2 * 1024 * 1024)}`, 413],
  ])("%s is refused", async (_, body, status) => {
    expect(await refusal(entriesOf(urlencoded(body)))).toBe(status)
  })

  test("1 MB of text in all, and 20 files, is all that a form may bring", async () => {
    const many = (one: string, count: number) => multipart(...Array(count).fill(one), "--x--")
    const long = `${head("a")}${"x".repeat(600_000)}\r\n`
    expect(await refusal(entriesOf(many(long, 2)))).toBe(413)
    let taken = 0
    const files = many(`${head("file", "a.txt")}abc\r\n`, 1_000)
    const take = async () => String(++taken)
    expect(await refusal(entriesOf(files, take))).toBe(413)
    expect(taken).toBe(20)
  })

  test("a part's head without end, and a body that stops, are refused", async () => {
    expect(await refusal(entriesOf(multipart(head("x".repeat(20_000)), "x\r\n--x--")))).toBe(400)
    expect(await refusal(entriesOf(multipart(head("a"), "cut")))).toBe(400)
    expect(await refusal(entriesOf(multipart("nothing of the kind")))).toBe(400)
  })

  test("C43 a file of 10 MB passes, a longer one is cut, and the fields after it are read", async () => {
    const send = async (bytes: number) => {
      const content = new Uint8Array(bytes)
      let received = 0
      const request = multipart(
        head("file", "a.png"),
        content,
        `\r\n${head("after")}`,
        "b\r\n--x--",
      )
      const entries = await entriesOf(request, async (file) => {
        for await (const chunk of file.content as unknown as AsyncIterable<Uint8Array>)
          received += chunk.length
        return undefined
      })
      return { received, entries }
    }
    expect(await send(largestFile)).toEqual({
      received: largestFile,
      entries: [["after", "b"]],
    })
    // Just far enough for the API to see that it is too big.
    const over = await send(3 * largestFile)
    expect(over.entries).toEqual([["after", "b"]])
    expect(over.received).toBeGreaterThan(largestFile)
    expect(over.received).toBeLessThan(largestFile + 1024 * 1024)
  })

  test("C43 a body without end is cut off", async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024
        if (sent === 1024 * 1024)
          controller.enqueue(
            new TextEncoder().encode(`${head("typed")}before\r\n${head("file", "a.png")}`),
          )
        else if (sent > 1024 ** 3) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const request = new Request("http://localhost:3000/", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit)
    const before = process.memoryUsage().rss
    let refused = 0
    const entries = await entriesOf(request, async ({ content }) => {
      for await (const chunk of content as unknown as AsyncIterable<Uint8Array>)
        refused += chunk.length
      return undefined
    })
    expect(entries).toEqual([["typed", "before"]])
    expect(refused).toBeGreaterThan(largestFile)
    expect(sent).toBeLessThan(80 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024)
  })
})
