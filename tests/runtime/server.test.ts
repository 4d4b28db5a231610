import { Agent, get } from "node:http"
import { connect } from "node:net"
import { gunzipSync } from "node:zlib"
import { pino } from "pino"
import { expect, onTestFinished, test, vi } from "vitest"
import { PortInUse } from "../../server/listen"
import { eventually } from "../eventually"
import { freePort } from "./free-port"
import { startSite } from "./site"

/** Whether somebody listens; nothing is asked. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" })
    socket.on("error", () => resolve(false))
    socket.on("connect", () => {
      socket.destroy()
      resolve(true)
    })
  })

test("F32 a request in flight is finished, new ones are not taken", async () => {
  let finish = () => {}
  const begun = vi.fn()
  const site = await startSite(
    async () => {
      begun()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return new Response("whole")
    },
    await freePort(),
  )

  const inFlight = fetch(site.origin).then((answer) => answer.text())
  await eventually(() => expect(begun).toHaveBeenCalled())
  const drained = site.drain(10_000)
  await eventually(async () => expect(await isOpen(Number(new URL(site.origin).port))).toBe(false))
  await expect(fetch(site.origin)).rejects.toThrow()
  finish()
  expect(await inFlight).toBe("whole")
  await drained
})

test("F32 who goes on asking while it stops is told to close, and no request is cut off", async () => {
  const port = await freePort()
  const site = await startSite(async () => new Response("whole"), port)
  const answers: { connection?: string; body: string }[] = []
  let isDrained = false
  const ask = (agent: Agent) =>
    new Promise<boolean>((resolve, reject) => {
      const request = get({ host: "127.0.0.1", port, agent }, (answer) => {
        let body = ""
        answer.on("data", (chunk) => {
          body += chunk
        })
        answer.on("end", () => {
          answers.push({ connection: answer.headers.connection, body })
          resolve(true)
        })
        answer.on("error", reject)
      })
      // What was never taken is nobody's request: the port is closed by then.
      request.on("error", (error: NodeJS.ErrnoException) =>
        error.code === "ECONNREFUSED" ? resolve(false) : reject(error),
      )
    })
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let left = 40
    while (left > 0 && (await ask(agent))) {
      left -= 1
      if (answers.at(-1)?.connection === "close") left = 0
    }
    agent.destroy()
  })
  // At once: there must be clients left.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(40), {
    timeout: 60_000,
    interval: 1,
  })
  const drained = site.drain(10_000, 5_000).then(() => {
    isDrained = true
  })
  await Promise.all(clients)
  expect(isDrained).toBe(false)
  const late = await fetch(site.origin)
  expect(late.headers.get("connection")).toBe("close")
  await drained
  expect(answers.every(({ body }) => body === "whole")).toBe(true)
  await expect(fetch(site.origin)).rejects.toThrow()
})

test("F32 who connects anew for each request is answered or finds the port closed, and is never reset", async () => {
  const port = await freePort()
  let asked = 0
  // A page that keeps the process busy: who connects meanwhile waits in the kernel's queue.
  const site = await startSite(async () => {
    asked += 1
    const until = performance.now() + 3
    while (performance.now() < until);
    return new Response("whole")
  }, port)
  const failures: (string | undefined)[] = []
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const request = get({ host: "127.0.0.1", port, agent: false }, (answer) =>
        answer.resume().on("end", () => resolve(true)),
      )
      request.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "ECONNREFUSED") failures.push(error.code)
        resolve(false)
      })
    })
  const clients = Array.from({ length: 30 }, async () => {
    while (await ask());
  })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(60), { timeout: 60_000, interval: 1 })
  await site.drain(10_000, 300)
  await Promise.all(clients)
  expect(failures).toEqual([])
})

test("requests that have arrived and are not read yet are answered too", async () => {
  const site = await startSite(async () => new Response("whole"), await freePort())
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
  const connections = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = connect({ port: Number(new URL(site.origin).port), host: "127.0.0.1" })
      let told = ""
      socket.on("data", (chunk) => {
        told += chunk
      })
      const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(told)))
      socket.on("error", () => {})
      socket.write(request)
      await eventually(() => expect(told).toContain("whole"))
      return { socket, ended }
    }),
  )
  for (const { socket } of connections) socket.write(request)
  await site.drain(10_000)
  for (const { ended } of connections) expect((await ended).match(/whole/g)).toHaveLength(2)
})

test("patience with a request that never ends is limited", async () => {
  const begun = vi.fn()
  const site = await startSite(
    () => {
      begun()
      return new Promise<Response>(() => {})
    },
    await freePort(),
  )
  const cut = fetch(site.origin).catch((error: Error) => error)
  await eventually(() => expect(begun).toHaveBeenCalled())
  await site.drain(50)
  expect(await cut).toBeInstanceOf(Error)
})

test("every answer bears the headers that protect it, failures too", async () => {
  const site = await startSite(
    async () => {
      throw new Error("no page today")
    },
    await freePort(),
  )
  onTestFinished(() => site.drain(0))
  const answers = [
    await fetch(site.origin),
    await fetch(`${site.origin}/healthz`),
    await fetch(site.origin, { method: "POST", headers: { Origin: "https://evil.example" } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 403])
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
  }
  const page = (await answers[0]?.text()) ?? ""
  expect(page).toContain("Une erreur s’est produite")
  expect(page).not.toContain("no page today")
})

test("D75 what is no HTTP is answered with the same headers", async () => {
  const site = await startSite(async () => new Response("page"), await freePort())
  onTestFinished(() => site.drain(0))
  const port = Number(new URL(site.origin).port)
  const answerTo = (sent: string) =>
    new Promise<string>((resolve, reject) => {
      let told = ""
      const socket = connect(port, "127.0.0.1", () => socket.write(sent))
      socket.on("data", (chunk) => {
        told += chunk
      })
      socket.on("close", () => resolve(told))
      socket.on("error", reject)
    })
  const answers = [
    await answerTo("HELLO\r\n\r\n"),
    await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`),
  ]
  expect(answers.map((told) => told.split("\r\n")[0])).toEqual([
    "HTTP/1.1 400 Bad Request",
    "HTTP/1.1 431 Request Header Fields Too Large",
  ])
  for (const told of answers) {
    expect(told).toContain("X-Content-Type-Options: nosniff\r\n")
    expect(told).toContain("Content-Security-Policy: frame-ancestors 'none'\r\n")
  }
})

test("A22 the log of requests holds no token, wherever it was sent", async () => {
  const lines: string[] = []
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) })
  const fail = async () => {
    throw new Error("no page today")
  }
  const site = await startSite(fail, await freePort(), log)
  const canary = "eyJhbGciOiJub25lIn0.canary.signature"
  const headers = { authorization: `Bearer ${canary}`, cookie: `__Host-plume_session=${canary}` }
  const query = new URLSearchParams({ id_token_hint: canary, code: canary, state: canary })
  for (const path of ["/admin/bills", "/auth/callback", "/api/Bills"])
    await (await fetch(`${site.origin}${path}?${query}`, { headers })).text()
  await site.drain(1_000)
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(3)
  expect(lines.filter((line) => line.includes("canary"))).toEqual([])
})

test("a page is compressed for whom takes it, and left alone for others", async () => {
  const text = "Une facture, et une autre. ".repeat(100)
  const site = await startSite(
    async () => new Response(text, { headers: { "Content-Type": "text/html" } }),
    await freePort(),
  )
  onTestFinished(() => site.drain(0))
  const plain = await raw(site.origin, "identity")
  const packed = await raw(site.origin, "gzip;q=1.0, br;q=0")
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(packed.headers["content-encoding"]).toBe("gzip")
  expect(gunzipSync(packed.body).toString()).toBe(text)
})

test("a port that is taken is said so", async () => {
  const port = await freePort()
  const first = await startSite(async () => new Response(), port)
  onTestFinished(() => first.drain(0))
  await expect(startSite(async () => new Response(), port)).rejects.toThrow(new PortInUse(port))
})

/** `fetch` would unpack the body. */
async function raw(url: string, accept: string) {
  const { get } = await import("node:http")
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
    get(url, { headers: { "Accept-Encoding": accept } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
    })
  })
}
