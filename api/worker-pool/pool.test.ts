import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { afterEach, describe, expect, test } from "vitest"
import { aBill, aLine } from "../../tests/frozen-bill"
import { readEBill } from "../e-invoice/on-thread"
import type { readEBill as read } from "../e-invoice/reading"
import { redrawn, typeOf } from "../file-store/on-thread"
import { drawDraft, renderBill } from "../paper/on-thread"
import { onThread, stopThreads } from "./pool"

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Whether the thread of the test went on while something was done: the product would have answered others. */
async function others<Result>(work: Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  try {
    return { result: await work, turns }
  } finally {
    clearInterval(counting)
  }
}

const declared = Array.from({ length: 100 }, (_, at) => ` xmlns:p${at}="u"`).join("")
const hostileXml = `${`<a${declared}>`.repeat(30)}${'<b xmlns:q="u"/>'.repeat(100_000)}${"</a>".repeat(30)}`
const bomb = deflateSync(Buffer.alloc(1_000_000))
const hostilePdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n"),
  ...Array.from({ length: 5_000 }, () => [
    Buffer.from("stream\n"),
    bomb,
    Buffer.from("\nendstream\n"),
  ]).flat(),
])

afterEach(stopThreads)

describe("what somebody sends holds nobody else up", () => {
  test("C45 an electronic bill of a hundred thousand elements that declare names", async () => {
    const { result, turns } = await others(readEBill("camille", bytesOf(hostileXml)))
    expect(result).toBe("eBillOtherXml")
    expect(turns).toBeGreaterThan(0)
  })

  test("C45 a PDF of packed streams", async () => {
    const { result, turns } = await others(readEBill("camille", hostilePdf))
    expect(result).toBe("eBillUnreadable")
    expect(turns).toBeGreaterThan(0)
  })

  test("C46 a picture of few bytes that would be hundreds of megabytes at once", async () => {
    const size = { width: 7_000, height: 7_000 }
    const blank = { ...size, channels: 3, background: "#fff" } as const
    const interlaced = await sharp({ create: blank })
      .toColourspace("rgb16")
      .png({ progressive: true })
      .toBuffer()
    expect(interlaced.length).toBeLessThan(10 * 1024 * 1024)
    expect(await typeOf("camille", interlaced)).toBe("image/png")
    await expect(redrawn("camille", interlaced, "image/png", 2_000)).rejects.toMatchObject({
      status: 422,
      code: "imageTooLarge",
    })
    const photo = await sharp({ create: blank }).jpeg().toBuffer()
    const { result, turns } = await others(redrawn("camille", photo, "image/jpeg", 2_000))
    expect(await sharp(result).metadata()).toMatchObject({ width: 2_000, height: 2_000 })
    expect(turns).toBeGreaterThan(0)
  })

  test("a preview of two hundred long lines shows them all, and not every word", async () => {
    const lines = (length: number) =>
      aBill({
        lines: Array.from({ length: 200 }, () =>
          aLine({ description: "Un mot. ".repeat(length / 8) }),
        ),
      })
    const { result, turns } = await others(drawDraft("camille", lines(2_000)))
    expect(result.length).toBeLessThan(2 * (await drawDraft("camille", lines(144))).length)
    expect(turns).toBeGreaterThan(0)
  })
})

describe("the threads", () => {
  const slow = bytesOf(`<a>${"<b/>".repeat(150_000)}</a>`)

  test("do one thing at a time for one person, and others’ meanwhile", async () => {
    const done: string[] = []
    const doing = (whose: string, what: Uint8Array, name: string) =>
      readEBill(whose, what).then(() => done.push(name))
    await Promise.all([
      doing("camille", slow, "camille 1"),
      doing("camille", slow, "camille 2"),
      doing("camille", slow, "camille 3"),
      doing("thomas", bytesOf("<a/>"), "thomas"),
    ])
    expect(done.filter((name) => name !== "thomas")).toEqual([
      "camille 1",
      "camille 2",
      "camille 3",
    ])
    expect(done.at(-1)).not.toBe("thomas")
  })

  test("fetch what is to be read when its turn has come, and not before", async () => {
    const fetched: string[] = []
    const later = (name: string, bytes: Uint8Array) => ({
      size: bytes.byteLength,
      async fetch() {
        fetched.push(name)
        return bytes
      },
    })
    const small = bytesOf("<a/>")
    const first = readEBill("camille", later("first", slow))
    const second = readEBill("camille", later("second", small))
    await new Promise((resolve) => setImmediate(resolve))
    expect(fetched).toEqual(["first"])
    await first
    expect(await second).toBe("eBillOtherXml")
    expect(fetched).toEqual(["first", "second"])
    // What is kept elsewhere is not given away, and what cannot be fetched is said.
    expect([slow.byteLength > 0, small.byteLength]).toEqual([true, 4])
    const lost = { size: 4, fetch: () => Promise.reject(new Error("not there")) }
    await expect(readEBill("camille", lost)).rejects.toThrow("not there")
    expect(await readEBill("camille", small)).toBe("eBillOtherXml")
  })

  test("end what takes too long, with a sentence, and go on", async () => {
    const inAnInstant = onThread<typeof read>("readEBill", 0.001)
    await expect(inAnInstant("camille", slow)).rejects.toMatchObject({
      status: 422,
      code: "tooMuchWork",
    })
    expect(await readEBill("camille", bytesOf("<a/>"))).toBe("eBillOtherXml")
  })

  test("take only so much at once, of a person and of all", async () => {
    const asked = Array.from({ length: 70 }, () => readEBill("camille", bytesOf("<a/>")))
    const other = readEBill("thomas", bytesOf("<a/>"))
    const answers = await Promise.allSettled(asked)
    const refused = answers.filter(({ status }) => status === "rejected")
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(11)
    expect(refused[0]).toMatchObject({ reason: { status: 503 } })
    expect(await other).toBe("eBillOtherXml")
    const tenMegabytes = new Uint8Array(10 * 1024 * 1024)
    const people = Array.from({ length: 20 }, (_, at) => readEBill(`${at}`, tenMegabytes))
    const states = (await Promise.allSettled(people)).map(({ status }) => status)
    expect(new Set(states)).toEqual(new Set(["fulfilled", "rejected"]))
  })

  test("stop in the middle of their work, and what waits is told so", async () => {
    const asked = ["camille", "camille", "thomas", "inès"].map((who) => readEBill(who, slow))
    const answers = Promise.allSettled(asked)
    await stopThreads()
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: "rejected", reason: { status: 503 } })
  })

  test("say what failed, and are not lost for it", async () => {
    const broken = { ...aBill(), lines: null } as unknown as Parameters<typeof renderBill>[1]
    await expect(renderBill("camille", broken, { draft: true })).rejects.toThrow(/null/)
    const paper = await renderBill("camille", aBill(), { draft: true })
    expect(Buffer.from(paper.subarray(0, 5)).toString()).toBe("%PDF-")
  })
})
