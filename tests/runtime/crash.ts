import { readFileSync } from "node:fs"
import { join } from "node:path"
import { draftFor } from "../billing"
import type { openProduct } from "./product"

type Product = Awaited<ReturnType<typeof openProduct>>

/** A postmaster and its processes. */
export function familyOf(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8")
  return [postmaster, ...children.trim().split(" ").filter(Boolean).map(Number)]
}

function end(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // A connection may have ended by itself meanwhile.
  }
}

/** The process of PostgreSQL that all its others come from. */
export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0])

/** The server, PostgreSQL and all its processes end at once, without a last word. */
export function killAll(postmaster: number, server: number | undefined) {
  for (const pid of [...familyOf(postmaster), server ?? 0]) end(pid)
}

/** The API of a product that runs by itself, as somebody with that token calls it. */
export function callerOf(site: Product, token: string) {
  return (path: string, init: RequestInit = {}) =>
    fetch(`${site.address}/api${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...init.headers,
      },
    })
}

export type Caller = ReturnType<typeof callerOf>

/** Adds and issues a bill; its number, or undefined where the server said that it could not. */
export async function issueOne(fetchApi: Caller, clientId: string): Promise<string | undefined> {
  const body = JSON.stringify(draftFor(clientId))
  const draft = await (await fetchApi("/Bills", { method: "POST", body })).json()
  const issued = await fetchApi(`/Bills/${draft.id}/issue`, {
    method: "POST",
    body: JSON.stringify({ version: draft.version }),
  })
  return issued.status === 200 ? (await issued.json()).number : undefined
}

/** The numbers of all bills, in their order. */
export async function numbersOf(fetchApi: Caller): Promise<string[]> {
  const numbers: string[] = []
  let next: string | undefined = "/Bills?limit=100&sort=number"
  while (next) {
    const page = await fetchApi(next)
    const rows = (await page.json()) as { number: string | null }[]
    numbers.push(...rows.flatMap(({ number }) => number ?? []))
    next = /<[^>]*\/api(\/Bills[^>]*)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1]
  }
  return numbers
}

/** Bills are issued by four at once until the server is gone; what it acknowledged. */
export function keepIssuing(fetchApi: Caller, clientId: string) {
  const acknowledged: string[] = []
  const work = async () => {
    try {
      for (;;) {
        const number = await issueOne(fetchApi, clientId)
        // The database went first, and the server could still say so: nothing was acknowledged.
        if (!number) return
        acknowledged.push(number)
      }
    } catch {
      // The connection broke: what was asked last may or may not have happened.
    }
  }
  return { acknowledged, ended: Promise.all(Array.from({ length: 4 }, work)) }
}
