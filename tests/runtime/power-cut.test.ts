import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { draftFor, openForBusiness } from "../billing"
import { openProduct, signUp } from "./product"

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

test("a power cut while bills are issued loses no acknowledged number, and leaves no gap", async () => {
  const site = await openProduct()
  const cluster = join(site.dataDir, "postgres")
  const child = await site.start()
  const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
  await signUp(site.address, email, password)
  const authorization = `Bearer ${site.token(email, password)}`
  const fetchApi = (path: string, init: RequestInit = {}) =>
    fetch(`${site.address}/api${path}`, {
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
  await expect.poll(() => acknowledged.length, { timeout: 90_000, interval: 5 }).toBeGreaterThan(20)
  // The power goes: the server, PostgreSQL and all its processes, without a last word.
  const exit = once(child, "exit")
  const pidFile = readFileSync(join(cluster, "cluster/postmaster.pid"), "utf8")
  for (const pid of [...familyOf(Number(pidFile.split("\n")[0])), child.pid ?? 0]) kill(pid)
  await exit
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
}, 600_000)
