import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { Agent } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type pg from "pg"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import { send } from "./load"
import { signUp, tokenOf } from "./person"
import { type BenchServer, startServer } from "./server"
import { fillBills } from "./world"

/**
 * `npm run bench:imports`: files of the largest kind, each read, looked at and confirmed, while somebody else works: how
 * long each takes, what that person waits meanwhile, and the feed of five thousand events.
 */
const bounds = {
  "5,000 cards": 20,
  "5,000 events": 5,
  "20,000 lines of a statement": 6.5,
  "1,000 lines against 500 bills": 2,
  "feed of 5,000 events": 0.2,
  "the same, unchanged": 0.002,
} as const

const build = spawnSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" })
if (build.status !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), "plume-imports-"))
chmodSync(folder, 0o711)
const database = await startEmbeddedDatabase(join(folder, "database"))
const pool = openPool(database.url, "owner", 1, 10 * 60_000)
try {
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, "data") })
  try {
    await measureImports(server, pool)
  } finally {
    await server.stop()
  }
} finally {
  await pool.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureImports({ origin, port }: BenchServer, pool: pg.Pool): Promise<void> {
  const importer = await signUp(origin, "importer")
  const other = await signUp(origin, "other")
  const token = tokenOf(origin, importer)
  const ask = async (method: string, path: string, body?: BodyInit | object, by = token) => {
    const isBytes = typeof body === "string"
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${by}`,
        "Content-Type": isBytes ? "application/octet-stream" : "application/json",
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} ${await answer.text()}`)
    return answer.json() as Promise<Record<string, unknown> & { id: string; version: number }>
  }
  const upload = (name: string, content: string) => ask("POST", `/Uploads?name=${name}`, content)
  const bring = async (kind: string, name: string, content: string) => {
    const { id: fileId } = await upload(name, content)
    const { id, version } = await ask("POST", "/Imports", { kind, fileId })
    await ask("POST", `/Imports/${id}/confirmation`, { version, twins: "skip" })
  }
  /** Does it while somebody else opens a page every 50 ms. */
  const timed = async (name: keyof typeof bounds, work: () => Promise<unknown>) => {
    const agent = new Agent({ keepAlive: true })
    const waited: number[] = []
    let isOver = false
    const meanwhile = (async () => {
      const headers = { Cookie: other.cookie, Accept: "text/html" }
      for (; !isOver; await setTimeout(50)) {
        const since = performance.now()
        await send(port, agent, { path: "/admin/bills", headers }).catch(() => undefined)
        waited.push(performance.now() - since)
      }
    })()
    const begun = performance.now()
    await work().finally(() => {
      isOver = true
    })
    const seconds = (performance.now() - begun) / 1000
    await meanwhile
    agent.destroy()
    waited.sort((one, another) => one - another)
    const p95 = Math.round(waited[Math.floor((waited.length - 1) * 0.95)] ?? 0)
    const verdict = seconds <= bounds[name] ? "within" : "OVER"
    console.log(
      `${name.padEnd(30)} ${seconds.toFixed(3)} s (${verdict} ${bounds[name]}); others meanwhile p95 ${p95} ms`,
    )
  }

  await timed("5,000 cards", () => bring("contacts", "cards.vcf", cards(5_000)))
  await timed("5,000 events", () => bring("events", "events.ics", events(5_000)))
  await timed("20,000 lines of a statement", async () => {
    const account = await ask("POST", "/Accounts", {
      ...{ name: "Courant", openedOn: "2020-01-01", fedBy: "statements" },
    })
    const { id: fileId } = await upload("releve.ofx", statement(20_000))
    const { id, version } = await ask("POST", "/BankImports", { fileId, accountId: account.id })
    await ask("POST", `/BankImports/${id}/confirmation`, { version })
  })
  const payee = await signUp(origin, "payee")
  await fillBills(pool, payee.owner, 2_800)
  const by = tokenOf(origin, payee)
  const own = { name: "Courant", openedOn: "2020-01-01", fedBy: "statements" }
  const account = await ask("POST", "/Accounts", own, by)
  const sent = await ask("POST", "/Uploads?name=recettes.ofx", statement(1_000, 1), by)
  const read = { fileId: sent.id, accountId: account.id }
  const { id, version } = await ask("POST", "/BankImports", read, by)
  await ask("POST", `/BankImports/${id}/confirmation`, { version }, by)
  await timed("1,000 lines against 500 bills", () => ask("POST", "/BankLines/confirmation", {}, by))
  const feed = await ask("POST", "/Calendars/feeds", { name: "Téléphone", layers: ["dueDates"] })
  const address = String(feed.url ?? feed.address).replace(/^webcal/, "http")
  const first = await fetch(address)
  const tag = first.headers.get("etag") ?? ""
  await first.arrayBuffer()
  await timed("feed of 5,000 events", async () => (await fetch(address)).arrayBuffer())
  await timed("the same, unchanged", () => fetch(address, { headers: { "If-None-Match": tag } }))
}

function repeated(count: number, one: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => one(at)).join("")
}

function cards(count: number): string {
  return repeated(
    count,
    (at) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Prénom ${at} Nom ${at * 7}\r\nN:Nom ${at * 7};Prénom ${at};;;\r\nEMAIL:p${at}@exemple${at % 97}.fr\r\nTEL:+336${String(10_000_000 + at)}\r\nEND:VCARD\r\n`,
  )
}

function events(count: number): string {
  const day = (at: number) =>
    new Date(Date.UTC(2026, 0, 1 + (at % 600))).toISOString().slice(0, 10).replaceAll("-", "")
  const body = repeated(
    count,
    (at) =>
      `BEGIN:VEVENT\r\nUID:e${at}@exemple.fr\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;TZID=Europe/Paris:${day(at)}T090000\r\nDTEND;TZID=Europe/Paris:${day(at)}T100000\r\nSUMMARY:Réunion ${at}\r\nEND:VEVENT\r\n`,
  )
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//exemple//FR\r\n${body}END:VCALENDAR\r\n`
}

function statement(count: number, sign: 1 | -1 = -1): string {
  const day = (at: number) =>
    new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 25)))
      .toISOString()
      .slice(0, 10)
      .replaceAll("-", "")
  const lines = repeated(
    count,
    (at) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day(at)}<TRNAMT>${sign * ((at % 90) + 1.5)}0<FITID>f${at}<NAME>CARTE ${at} COMMERCE ${at % 311}</STMTTRN>\n`,
  )
  const sum = Array.from({ length: count }, (_, at) => sign * ((at % 90) + 1.5)).reduce(
    (all, one) => all + one,
    0,
  )
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>20041<BRANCHID>01005<ACCTID>0500013M026<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20240101<DTEND>${day(count - 1)}\n${lines}</BANKTRANLIST><LEDGERBAL><BALAMT>${sum.toFixed(2)}<DTASOF>${day(count - 1)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}
