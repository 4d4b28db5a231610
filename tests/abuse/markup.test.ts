import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import PostalMime from "postal-mime"
import { expect, onTestFinished, test } from "vitest"
import { Recurrence } from "#contract/recurrence"
import { nextDates } from "#domain/recurrence"
import { emailHtml } from "../../api/mailer/html"
import { openTransport } from "../../api/mailer/open-transport"
import { wordsOf } from "../../api/mailer/words"
import { renderBill } from "../../api/paper/document"
import { textOfPdf } from "../../e2e/pdf"
import { aBill, aLine } from "../frozen-bill"

/** A place on this machine that nobody should ask, and how often someone did. */
async function canary() {
  let hits = 0
  const server = createServer((_, response) => {
    hits += 1
    response.end()
  })
  server.on("connection", () => {
    hits += 1
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { at: `http://127.0.0.1:${port}`, hits: () => hits }
}

/** What a page, a mail program, a template or the typesetter might take for more than a text. */
const markup = (at: string) => [
  `<script src=${at}></script>`,
  `<img src=${at}/a.png>`,
  "<iframe src=file:///etc/passwd></iframe>",
  `<style>@import url(${at}/a.css)</style>`,
  "{{7*7}}",
  "#eval(7*7)",
  '#read("/etc/passwd")',
  `#image("${at}/a.png")`,
  "$7*7$",
  "*7* _7_ = 7",
]

/** Where a line may break is none of the text. */
const withoutSpaces = (text: string) => text.replace(/[\s\u200b]+/g, "")

test("C50 what looks like markup is text in the PDF of a bill, and nothing is fetched for it", async () => {
  const { at, hits } = await canary()
  const bill = aBill({ language: "en" })
  for (const typed of markup(at)) {
    const pdf = await renderBill(
      {
        ...bill,
        note: typed,
        purchaseOrder: typed,
        seller: { ...bill.seller, commercialName: typed, name: typed },
        client: { ...bill.client, name: typed },
        lines: [aLine({ serviceName: typed, description: typed })],
      },
      { draft: false },
    )
    const text = withoutSpaces(await textOfPdf(pdf))
    // Where it stands in regular type; of the semi-bold, pdf.js leaves signs out that other readers tell.
    const times = text.split(withoutSpaces(typed)).length - 1
    expect([typed, times]).toEqual([typed, expect.toSatisfy((count: number) => count >= 3)])
    expect(text).not.toContain("root:")
  }
  expect(hits()).toBe(0)
})

test("C50 what looks like markup is text in a mail, which names nothing to fetch", async () => {
  const { at, hits } = await canary()
  const folder = mkdtempSync(join(tmpdir(), "plume-markup-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const typed = markup(at).join("\n")
  const { html: words } = wordsOf("{{message}}", { message: typed })
  const letter = { language: "fr", hasLogo: false, sender: typed, words } as const
  const send = openTransport({ dataDir: folder, mailFrom: "Plume <plume@exemple.fr>" })
  await send({
    to: "a@exemple.fr",
    subject: typed,
    senderName: typed,
    text: typed,
    html: emailHtml({
      ...letter,
      facts: [{ label: typed, value: typed }],
      button: { label: typed, to: `https://plume.example/"><script>` },
    }),
  })
  const outbox = join(folder, "outbox")
  const [file = ""] = readdirSync(outbox).filter((name) => name.endsWith(".eml"))
  const mail = await PostalMime.parse(readFileSync(join(outbox, file)))
  // The one sheet of ours, for the dark.
  const html = (mail.html ?? "").replace(
    /<style>@media \(prefers-color-scheme:dark\)[^<]*<\/style>/,
    "",
  )
  expect(html.match(/<(script|img|iframe|style|object|link|base|form)\b/gi)).toBeNull()
  const read = html
    .replace(/<[^>]*>/g, "\n")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  for (const text of markup(at)) {
    expect(withoutSpaces(read)).toContain(withoutSpaces(text))
    expect(mail.text).toContain(text)
    expect(withoutSpaces(mail.subject ?? "")).toContain(withoutSpaces(text))
  }
  expect(hits()).toBe(0)
})

test("C59 a recurrence of no days, or of more than a year’s, is none; a long past costs nothing", () => {
  const daily = { frequency: "daily", start: "2026-01-31" }
  for (const every of [0, -1, 1.5, 367, 10_000_000, Number.NaN, Infinity, "1e9"])
    expect([every, Recurrence.safeParse({ ...daily, every }).success]).toEqual([every, false])
  for (const start of ["1970-13-01", "0000-00-00", "yesterday", "2026-02-29"])
    expect([start, Recurrence.safeParse({ ...daily, start }).success]).toEqual([start, false])
  const rule = Recurrence.parse({ frequency: "daily", start: "1970-01-01", every: 1 })
  let steps = 0
  // Each day that is counted asks for the rule's start.
  const watched = new Proxy(rule, {
    get: (target, name) => {
      if (name === "start") steps++
      return Reflect.get(target, name)
    },
  })
  expect(nextDates(watched, "2026-11-22", 12)).toHaveLength(12)
  // Counted from the day that is asked for, not through twenty thousand days before it.
  expect(nextDates(watched, "2026-11-22", 1)).toEqual(["2026-11-22"])
  expect(steps).toBeLessThan(20)
  expect(nextDates({ ...rule, every: 366 }, "2099-12-31", 1_000).length).toBeLessThan(3)
})
