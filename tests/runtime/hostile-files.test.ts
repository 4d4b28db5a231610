import { setTimeout } from "node:timers/promises"
import { deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { openProduct, signUp } from "./product"

const password = "correct horse battery staple"
const email = "camille@exemple.fr"

const declared = Array.from({ length: 100 }, (_, at) => ` xmlns:p${at}="u"`).join("")
const names = `${`<a${declared}>`.repeat(30)}${'<b xmlns:q="u"/>'.repeat(150_000)}${"</a>".repeat(30)}`
const hostileXml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${names}</Invoice>`
const bomb = [
  Buffer.from("stream\n"),
  deflateSync(Buffer.alloc(1_000_000)),
  Buffer.from("\nendstream\n"),
]
const hostilePdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n"),
  ...Array.from({ length: 5_000 }, () => bomb).flat(),
])

test("C45 the product as built says that it is well while it reads hostile files, and stops when it is told to", async () => {
  const product = await openProduct({ LOG_LEVEL: "error" })
  const child = await product.start()
  await signUp(product.address, email, password)
  const authorization = `Bearer ${product.token(email, password)}`

  async function send(bytes: BodyInit, name: string) {
    const kept = await fetch(`${product.address}/api/Uploads?name=${name}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/octet-stream" },
      body: bytes,
    })
    const { id: fileId } = (await kept.json()) as { id: string }
    const read = await fetch(`${product.address}/api/Purchases`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ fileId }),
    })
    return { kept: kept.status, read: read.status }
  }

  let reading = true
  const sent = Promise.all([
    send(hostileXml, "facture.xml"),
    send(new Uint8Array(hostilePdf), "facture.pdf"),
  ]).finally(() => {
    reading = false
  })
  const answers: number[] = []
  for (; reading; await setTimeout(20))
    for (const path of ["/healthz", "/readyz"])
      answers.push((await fetch(`${product.address}${path}`)).status)
  expect(await sent).toEqual([
    { kept: 201, read: 201 },
    { kept: 201, read: 422 },
  ])
  expect(answers.length).toBeGreaterThan(4)
  expect(new Set(answers)).toEqual(new Set([200]))

  // Told to stop while a file is read, it ends by itself.
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const left = send(hostileXml, "facture.xml").catch(() => undefined)
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  await left
})
