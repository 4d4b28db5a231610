import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../../config/project"
import { build } from "../../scripts/build.js"
import { Visitor } from "../../scripts/visitor"
import { draftFor, openForBusiness } from "../billing"
import { freePort } from "./free-port"

/** The program as built, on one data folder, so that it can be started again after a crash. */
async function openSite() {
  await build()
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "plume-power-"))
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    RATE_LIMITS: "off",
  } as NodeJS.ProcessEnv
  let child: ChildProcess | undefined
  onTestFinished(async () => {
    if (child?.exitCode === null) {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
    }
    rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    origin,
    async start() {
      child = spawn(process.execPath, [projectFile("scripts/serve.js")], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      })
      for await (const line of createInterface(child.stdout as NodeJS.ReadableStream))
        if (line === `ready on ${origin}`) return
      throw new Error("the server ended before it was ready")
    },
    /** The power goes: the server, PostgreSQL and all its processes, without a last word. */
    async cutPower() {
      const pidFile = join(dataDir, "postgres/cluster/postmaster.pid")
      const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0])
      const exit = child && once(child, "exit")
      for (const pid of [...familyOf(postmaster), child?.pid ?? 0]) kill(pid)
      await exit
    },
    token: (email: string, password: string) =>
      execFileSync(process.execPath, [projectFile("scripts/token.js"), email, password], {
        env,
        encoding: "utf8",
      }).trim(),
  }
}

function familyOf(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8")
  return [postmaster, ...children.trim().split(" ").filter(Boolean).map(Number)]
}

function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // A connection may have ended by itself meanwhile.
  }
}

/** Signs a person up as a browser without scripts does. */
async function signUp(origin: string, email: string, password: string) {
  const visitor = new Visitor("http://nowhere.invalid/")
  const form = await visitor.visit(`${origin}/auth/sign-up`)
  const signIn = await visitor.visit(actionOf(form), {
    email,
    password,
    passwordConfirmation: password,
  })
  await visitor.visit(actionOf(signIn), { email, password })
}

function actionOf({ body, url }: { body: string; url: string }): string {
  const action = /<form id="account"[^>]*action="([^"]+)"/.exec(body)?.[1] ?? ""
  return new URL(action.replaceAll("&amp;", "&"), url).href
}

test("a power cut while bills are issued loses no acknowledged number, and leaves no gap", async () => {
  const site = await openSite()
  await site.start()
  const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
  await signUp(site.origin, email, password)
  const authorization = `Bearer ${site.token(email, password)}`
  const fetchApi = (path: string, init: RequestInit = {}) =>
    fetch(`${site.origin}/api${path}`, {
      ...init,
      headers: { authorization, "content-type": "application/json", ...init.headers },
    })
  const client = await openForBusiness({ fetch: (_who, path, init) => fetchApi(path, init) })

  const acknowledged: string[] = []
  /** Adds and issues one bill after the other, until the server is gone. */
  const work = async () => {
    try {
      for (;;) {
        const body = JSON.stringify(draftFor(client.id))
        const draft = await (await fetchApi("/Bills", { method: "POST", body })).json()
        const issued = await fetchApi(`/Bills/${draft.id}/issue`, {
          method: "POST",
          body: JSON.stringify({ version: draft.version }),
        })
        // The database went first, and the server could still say so: nothing was acknowledged.
        if (issued.status !== 200) return
        acknowledged.push((await issued.json()).number)
      }
    } catch {
      // The connection broke: what was asked last may or may not have happened.
    }
  }
  const workers = Array.from({ length: 4 }, work)
  await expect.poll(() => acknowledged.length, { timeout: 15_000, interval: 5 }).toBeGreaterThan(20)
  await site.cutPower()
  await Promise.all(workers)

  await site.start()
  const numbers: string[] = []
  let next: string | undefined = "/Bills?limit=100&sort=number"
  while (next) {
    const page = await fetchApi(next)
    const rows = (await page.json()) as { number: string | null }[]
    numbers.push(...rows.flatMap(({ number }) => number ?? []))
    next = /<[^>]*\/api(\/Bills[^>]*)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1]
  }
  expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([])
  const year = numbers[0]?.slice(0, 7)
  expect(numbers).toEqual(numbers.map((_, at) => `${year}${String(at + 1).padStart(4, "0")}`))
  const body = JSON.stringify(draftFor(client.id))
  const draft = await (await fetchApi("/Bills", { method: "POST", body })).json()
  const issued = await fetchApi(`/Bills/${draft.id}/issue`, {
    method: "POST",
    body: JSON.stringify({ version: draft.version }),
  })
  expect((await issued.json()).number).toBe(`${year}${String(numbers.length + 1).padStart(4, "0")}`)
}, 180_000)
