import { once } from "node:events"
import { closeSync, openSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { draftFor, openForBusiness } from "../billing"
import { eventually } from "../eventually"
import { callerOf, issueOne, keepIssuing, killAll, numbersOf, postmasterOf } from "../runtime/crash"
import { openProduct, signUp } from "../runtime/product"
import { cannotMount, disk, smallDisk } from "./mounted"

const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
const reason = cannotMount()
if (reason) console.warn(`not run here, as nothing can be mounted (${reason}): F5, F7, F8`)

async function begin(dataDir: string) {
  const site = await openProduct({ DATA_DIR: dataDir })
  const child = await site.start()
  await signUp(site.address, email, password)
  const fetchApi = callerOf(site, site.token(email, password))
  const client = await openForBusiness({ fetch: (_who, path, init) => fetchApi(path, init) })
  const draft = (note: string) =>
    fetchApi("/Bills", { method: "POST", body: JSON.stringify(draftFor(client.id, { note })) })
  return { site, child, fetchApi, client, draft }
}

/** Writes until there is no room for one byte more; what gives the room back. */
function fill(folder: string): () => void {
  const path = join(folder, "filler")
  const file = openSync(path, "w")
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // No piece of this size has room any more; a smaller one may.
    }
  closeSync(file)
  return () => rmSync(path)
}

test.skipIf(reason)(
  "F5 when the power of the disk goes, no acknowledged bill is lost",
  async () => {
    const own = disk(700)
    const { site, child, fetchApi, client } = await begin(own.folder)
    const { acknowledged, ended } = keepIssuing(fetchApi, client.id)
    await expect
      .poll(() => acknowledged.length, { timeout: 90_000, interval: 5 })
      .toBeGreaterThan(20)
    const postmaster = postmasterOf(site.dataDir)
    own.cutPower()
    const exit = once(child, "exit")
    killAll(postmaster, child.pid)
    await exit
    await ended
    own.mountAgain()

    await site.start()
    const numbers = await numbersOf(fetchApi)
    expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([])
    expect(await issueOne(fetchApi, client.id)).toMatch(/^F-\d{4}-\d{4}$/)
  },
)

test.skipIf(reason)(
  "F7 on a full disk nothing is lost, and writing goes on once there is room",
  async () => {
    const folder = smallDisk(400)
    const { fetchApi, client, draft } = await begin(folder)
    const acknowledged: string[] = []
    for (let at = 0; at < 5; at += 1) acknowledged.push((await issueOne(fetchApi, client.id)) ?? "")
    const makeRoom = fill(folder)
    let refused = 0
    // What PostgreSQL holds ready for its log still takes some.
    for (let at = 0; at < 2000 && refused < 3; at += 1) {
      const answer = await draft(`${at} ${"x".repeat(900)}`)
      if (answer.status === 201) continue
      expect([503, 507], await answer.text()).toContain(answer.status)
      refused += 1
    }
    expect(refused).toBe(3)
    await eventually(async () => expect(await numbersOf(fetchApi)).toEqual(acknowledged))
    makeRoom()
    await eventually(async () => {
      const number = await issueOne(fetchApi, client.id)
      if (!number) throw new Error("there is no room yet")
      acknowledged.push(number)
    })
    expect(await numbersOf(fetchApi)).toEqual(acknowledged)
  },
)

test.skipIf(reason)(
  "F8 on a disk that became read-only, writing is refused, and all is there once it is mended",
  async () => {
    const own = disk(700)
    const { site, child, fetchApi, client, draft } = await begin(own.folder)
    const number = await issueOne(fetchApi, client.id)
    const postmaster = postmasterOf(site.dataDir)
    own.makeReadOnly()
    const refusal = await draft("x".repeat(900))
    expect([503, 507], await refusal.text()).toContain(refusal.status)
    const exit = once(child, "exit")
    killAll(postmaster, child.pid)
    await exit
    own.mountAgain()
    await site.start()
    expect(await numbersOf(fetchApi)).toEqual([number])
  },
)
