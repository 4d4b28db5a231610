import { describe, expect, test } from "vitest"
import { entriesOf } from "./form-body.server"

const boundary = "----plume"

function body(...parts: string[]): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`
}

function field(name: string, value: string): string {
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
}

function file(name: string, fileName: string, content: string): string {
  return `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n${content}`
}

/** A request whose body arrives in pieces of `size` bytes. */
function post(text: string, size: number): Request {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  return new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: stream,
    duplex: "half",
  } as RequestInit)
}

const whole = body(
  field("name", "Café\r\n--pas la fin"),
  file("photo", "a%22b.png", "x".repeat(300)),
  file("logo", "", ""),
  field("empty", ""),
)

describe("a form that is posted with files", () => {
  test.each([1, 2, 3, 7, 64, 100_000])("is read whole in pieces of %i bytes", async (size) => {
    const seen: string[] = []
    const entries = await entriesOf(post(whole, size), async ({ field, name, type, content }) => {
      seen.push(field, name, type, String((await new Response(content).text()).length))
      return "the-id"
    })
    expect(entries).toEqual([
      ["name", "Café\r\n--pas la fin"],
      ["photo", "the-id"],
      ["empty", ""],
    ])
    expect(seen).toEqual(["photo", 'a"b.png', "image/png", "300"])
  })

  test("is read to its end although nobody reads its file", async () => {
    const entries = await entriesOf(post(whole, 50), async () => undefined)
    expect(entries.map(([name]) => name)).toEqual(["name", "empty"])
  })

  test("gives its files just so much that their reader sees they are too big", async () => {
    const size = 10 * 1024 * 1024
    let read = 0
    await entriesOf(post(body(file("f", "f.png", "x".repeat(2 * size))), 65_536), async (it) => {
      read = (await new Response(it.content).arrayBuffer()).byteLength
      return undefined
    })
    expect(read).toBeGreaterThan(size)
    expect(read).toBeLessThan(size + 200_000)
  })

  test.each([
    ["without an end", whole.slice(0, -30)],
    ["without names", body("Content-Type: text/plain\r\n\r\nx")],
    ["with an endless head", body(`X-Long: ${"x".repeat(20_000)}\r\n\r\nx`)],
  ])("%s is refused", async (_, text) => {
    const refusal = await entriesOf(post(text, 100)).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 400 })
  })
})
