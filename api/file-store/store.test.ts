import { mkdtemp, readdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import { describe, expect, onTestFinished, test } from "vitest"
import type { FileStore } from "../ports/file-store"
import { openStore } from "./open-store"

const stores: Record<string, () => Promise<FileStore>> = {
  "a folder": async () => openStore({ dataDir: await folder() }),
  "a bucket": async () => {
    const server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: await folder(),
      configureBuckets: [{ name: "plume", configs: [] }],
    })
    const { port } = await server.run()
    onTestFinished(() => server.close())
    const filesUrl = `s3://S3RVER:S3RVER@127.0.0.1:${port}/plume?region=us-east-1&ssl=false`
    return openStore({ dataDir: "/nonexistent", filesUrl })
  },
}

describe.each(Object.entries(stores))("%s", (_name, open) => {
  test("gives back what it was given, until it is removed", async () => {
    const store = await open()
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    await store.put(key, bytes, "application/pdf")
    expect(Buffer.from((await store.get(key)) ?? []).equals(bytes)).toBe(true)
    expect(await store.get(other)).toBeUndefined()
    await store.put(key, new Uint8Array([1]), "application/pdf")
    expect(await store.get(key)).toHaveLength(1)
    await store.remove(key)
    await store.remove(key)
    expect(await store.get(key)).toBeUndefined()
  })
})

test("a folder takes no key that could lead out of it, and leaves nothing half written", async () => {
  const dataDir = await folder()
  const store = openStore({ dataDir })
  await expect(store.get("../../../../etc/passwd-aaaaaaaaaaaaaa")).rejects.toThrow()
  const key = crypto.randomUUID()
  await store.put(key, new Uint8Array(10), "text/plain")
  expect(await readdir(join(dataDir, "files", key.slice(0, 2)))).toEqual([key])
})

test("F14 a bucket that fails is said to be away, not empty", async () => {
  const server = createServer((_request, response) => response.writeHead(500).end())
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = openStore({ dataDir: "", filesUrl: `s3://a:b@127.0.0.1:${port}/plume?ssl=false` })
  await expect(store.get(crypto.randomUUID())).rejects.toMatchObject({ status: 503 })
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "plume-files-"))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
