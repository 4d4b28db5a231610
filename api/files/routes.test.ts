import { deflateRawSync } from "node:zlib"
import pg from "pg"
import sharp from "sharp"
import { describe, expect, onTestFinished, test } from "vitest"
import { largestFile } from "#contract/files"
import { openPool } from "../../database/client"
import { type Name, startApi, type TestApi } from "../../tests/api"
import { sweepFiles } from "./sweep.commands"

const upload = async (
  { fetch }: TestApi,
  who: Name,
  name: string,
  body: BodyInit,
  images = false,
) => {
  const query = new URLSearchParams({ name, ...(images && { images: "true" }) })
  const answer = await fetch(who, `/Uploads?${query}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/octet-stream" },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  })
  return { status: answer.status, body: await answer.json() }
}

const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 9)])
const picture = (width = 40, height = 20, format: "png" | "jpeg" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "#22c55e" } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: "Camille’s garden" } })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))

describe("Camille sends a file", () => {
  test("B40 and finds it again under its name, hers alone, whoever guesses", async () => {
    const api = await startApi()
    const sent = await upload(api, "camille", "Devis été « final ».txt", "Bonjour à tous")
    expect(sent).toMatchObject({
      status: 201,
      body: { name: "Devis été « final ».txt", type: "text/plain" },
    })
    const read = await api.fetch("camille", `/Files/${sent.body.id}`)
    expect(await read.text()).toBe("Bonjour à tous")
    expect(read.headers.get("x-content-type-options")).toBe("nosniff")
    expect(read.headers.get("cache-control")).toContain("private")
    expect(read.headers.get("content-disposition")).toBe(
      `attachment; filename="Devis ete _ final _.txt"; filename*=UTF-8''Devis%20%C3%A9t%C3%A9%20%C2%AB%20final%20%C2%BB.txt`,
    )
    const again = await api.fetch("camille", `/Files/${sent.body.id}`, {
      headers: { "if-none-match": read.headers.get("etag") ?? "" },
    })
    expect(again.status).toBe(304)
    const refused = async (id: string, headers: Record<string, string> = {}) => {
      const answer = await api.fetch("thomas", `/Files/${id}`, { headers })
      expect([answer.status, answer.headers.get("etag")], id).toEqual([404, null])
      return { ...(await answer.json()), instance: "" }
    }
    const missing = await refused(crypto.randomUUID())
    const { id } = sent.body as { id: string }
    expect(await refused(id)).toEqual(missing)
    expect(await refused(id, { "if-none-match": read.headers.get("etag") ?? "" })).toEqual(missing)
    const next = `${id.slice(0, -1)}${((Number.parseInt(id.slice(-1), 16) + 1) % 16).toString(16)}`
    for (const guessed of [next, "1", "0", id.toUpperCase(), id.replaceAll("-", "")])
      expect(await refused(guessed)).toEqual(missing)
    expect((await api.fetch(null, `/Files/${id}`)).status).toBe(401)
  })

  test("C43 of ten megabytes and no byte more, whatever length is announced", async () => {
    const api = await startApi()
    expect((await upload(api, "camille", "juste.pdf", pdf(largestFile))).status).toBe(201)
    const refused = await upload(api, "camille", "trop.pdf", pdf(largestFile + 1))
    expect(refused).toMatchObject({ status: 413, body: { code: "fileTooBig" } })
    let taken = 0
    const endless = new ReadableStream({
      pull(controller) {
        taken += 65_536
        controller.enqueue(Buffer.alloc(65_536, "a"))
      },
    })
    expect((await upload(api, "camille", "sans-fin.txt", endless)).status).toBe(413)
    expect(taken).toBeLessThan(largestFile + 300_000)
  })

  test("C44, C47 that is what it says, by its content", async () => {
    const api = await startApi()
    const accepted: [string, BodyInit][] = [
      ["photo.JPEG", await picture(4, 4, "jpeg")],
      ["logo.png", await picture()],
      ["bon.pdf", pdf(100)],
      ["lettre.docx", zip({ "[Content_Types].xml": "<Types/>", "word/document.xml": "<w/>" })],
      ["comptes.xlsx", zip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<w/>" })],
      ["note.odt", zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "" })],
      ["notes v1.2 finales", "Été"],
    ]
    for (const [name, body] of accepted)
      expect((await upload(api, "camille", name, body)).status, name).toBe(201)
    const refused: [string, BodyInit][] = [
      ["vide.txt", ""],
      ["logo.png", pdf(100)],
      ["virus.exe", "MZ"],
      ["archive.docx", zip({ "a.txt": "a" })],
      [
        "macros.docx",
        zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/vbaProject.bin": "" }),
      ],
      ["dessin.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
      ["dessin.txt", "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>"],
      ["page", "<!doctype html><script>alert(1)</script>"],
      ["anim.gif", Buffer.from("GIF89a/*......*/=1;alert(1)")],
      ["binaire.txt", Buffer.from([0xff, 0xfe, 0x00, 0x41])],
    ]
    for (const [name, body] of refused) {
      const answer = await upload(api, "camille", name, body)
      const code = name === "vide.txt" ? "fileEmpty" : "fileType"
      expect(answer, name).toMatchObject({ status: 415, body: { code } })
    }
  })

  test("C45 and a bomb is refused without being unpacked", async () => {
    const api = await startApi()
    const bombs = [
      zip({ "[Content_Types].xml": "", "word/document.xml": "" }, 4_000_000_000),
      zip(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/${at}`, ""]))),
    ]
    for (const bomb of bombs)
      expect((await upload(api, "camille", "bombe.docx", bomb)).status).toBe(415)
  })

  test("C48 whose name leads nowhere", async () => {
    const api = await startApi()
    const names = {
      "../../etc/passwd": "passwd.txt",
      "C:\\temp\\note.txt": "note.txt",
      "liste.CSV": "liste.csv",
      "a\r\nSet-Cookie: b=c.txt": "aSet-Cookie: b=c.txt",
      "\u202Etxt.exe.txt": "txt.exe.txt",
      "..": "document.txt",
      "<img src=x onerror=alert(1)>.txt": "<img src=x onerror=alert(1)>.txt",
    }
    for (const [name, shown] of Object.entries(names)) {
      const { body } = await upload(api, "camille", name, "a")
      expect(body.name).toBe(shown)
    }
    expect((await upload(api, "camille", "x".repeat(301), "a")).status).toBe(422)
  })
})

describe("a picture for a logo", () => {
  test("is drawn anew: smaller, upright, without what the camera wrote", async () => {
    const api = await startApi()
    const sent = await upload(api, "camille", "logo.jpg", await picture(4_000, 1_000, "jpeg"), true)
    const bytes = await (await api.fetch("camille", `/Files/${sent.body.id}`)).arrayBuffer()
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 2_000, height: 500 })
    expect(metadata.exif).toBeUndefined()
    expect(sent.body.size).toBe(bytes.byteLength)
  })

  test("C46 is refused when it is no picture, or one of absurd size", async () => {
    const api = await startApi()
    const document = await upload(api, "camille", "logo.pdf", pdf(100), true)
    expect(document).toMatchObject({ status: 415, body: { code: "imageType" } })
    const huge = Buffer.from(await picture())
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    const refused = await upload(api, "camille", "logo.png", huge, true)
    expect([415, 422]).toContain(refused.status)
    const broken = Buffer.from(await picture(200, 200)).subarray(0, 120)
    expect((await upload(api, "camille", "logo.png", broken, true)).status).toBe(415)
  })

  test("is kept once a record refers to it, and only its owner's record may", async () => {
    const api = await startApi()
    const logo = (await upload(api, "camille", "logo.png", await picture(), true)).body
    const text = (await upload(api, "camille", "a.txt", "a")).body
    const brand = (who: Name, logoId: string) =>
      api.call(who, "PUT", "/Profile/brand", { logoId, version: 1 })
    const refusals = [
      ["thomas", logo.id, "unknown"],
      ["camille", crypto.randomUUID(), "unknown"],
      ["camille", text.id, "imageType"],
    ] as const
    for (const [who, id, code] of refusals)
      expect(await brand(who, id)).toMatchObject({
        status: 422,
        body: { errors: [{ path: "logoId", code }] },
      })
    expect(await brand("camille", logo.id)).toMatchObject({
      status: 200,
      body: { logoId: logo.id },
    })
    await expire(api)
    expect((await api.fetch("camille", `/Files/${text.id}`)).status).toBe(404)
    const pool = openPool(api.url, "plume_app")
    onTestFinished(() => pool.end())
    expect(await sweepFiles(pool, api.parts.files)).toBe(1)
    expect(await api.parts.files.get(text.id)).toBeUndefined()
    expect((await api.fetch("camille", `/Files/${logo.id}`)).status).toBe(200)
  })

  test("F14 leaves no row to be found when the store is away", async () => {
    const api = await startApi({
      files: {
        put: async () => {
          throw Object.assign(new Error("full"), { code: "ENOSPC" })
        },
        get: async () => undefined,
        remove: async () => {},
      },
    })
    expect((await upload(api, "camille", "a.txt", "a")).status).toBe(503)
  })
})

/** Makes every upload that nothing refers to two days old. */
async function expire({ url }: TestApi): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("update files set expires_at = expires_at - interval '2 days'")
  await client.end()
}

/** A zip archive of small texts; `claimed` is the unpacked size that each entry claims. */
function zip(entries: Record<string, string>, claimed?: number): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const packed = name !== "mimetype"
    const data = packed ? deflateRawSync(text) : Buffer.from(text)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(packed ? 8 : 0, 4)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(claimed ?? text.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), head, place, Buffer.from(name)]),
    )
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("PK\x05\x06", "latin1")
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, list, end]))
}
