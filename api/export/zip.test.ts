import { expect, test } from "vitest"
import { unzipped } from "../../tests/zip"
import { documentType } from "../file-store/office-document"
import { type ZipEntry, zipOf } from "./zip"

const made = new Date("2026-11-21T09:00:00Z")
const bytesOf = async (entries: Iterable<ZipEntry>) =>
  new Uint8Array(await new Response(zipOf(entries, made)).arrayBuffer())

test("an archive is read by our own reader, packed or not", async () => {
  const word = { name: "word/document.xml", bytes: Buffer.from("é".repeat(5_000)) }
  const bytes = await bytesOf([{ name: "[Content_Types].xml", bytes: Buffer.from("a") }, word])
  expect(bytes.length).toBeLessThan(1_000)
  expect(documentType(bytes)).toMatch(/wordprocessingml/)
})

test("an archive of more than 65,535 entries goes on", async () => {
  const entries = Array.from({ length: 66_000 }, (_, at) => ({
    name: `${at}`,
    bytes: new Uint8Array(),
  }))
  const bytes = Buffer.from(await bytesOf(entries))
  const large = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 6, 6]))
  expect(bytes.readBigUInt64LE(large + 32)).toBe(66_000n)
})

test("an archive gives back what was put in, packed or as it was", async () => {
  const texts = { "été/index.html": "<p>Été</p>".repeat(200), "vide.txt": "", "court.txt": "x" }
  const entries = Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  const files = unzipped(await bytesOf(entries))
  expect([...files].map(([name, bytes]) => [name, bytes.toString("utf8")])).toEqual(
    Object.entries(texts),
  )
})
