import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { Decrypter, generateIdentity, identityToRecipient } from "age-encryption"
import S3rver from "s3rver"
import { describe, expect, onTestFinished, test } from "vitest"
import { openVault } from "./vault"

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "plume-vault-"))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function bucket(): Promise<string> {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder(),
    configureBuckets: [{ name: "copies", configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/copies/plume?ssl=false`
}

const places = { "a folder": async () => folder(), "a bucket": bucket }

describe.each(Object.entries(places))("%s", (_name, place) => {
  test("gives back what was put there, as long as it is listed", async () => {
    const vault = openVault(await place())
    await vault.put("log/000000010000000000000001", Buffer.from("what was written"))
    await vault.put("files/ab/abc", Buffer.alloc(0))
    const [item] = await vault.list("log/")
    if (!item) throw new Error("nothing is listed")
    expect(item.name).toBe("log/000000010000000000000001")
    expect((await vault.get(item)).toString()).toBe("what was written")
    expect(await vault.list("bases/")).toEqual([])
    await vault.remove(item)
    expect(await vault.list("log/")).toEqual([])
    await expect(vault.get(item)).rejects.toThrow(/is missing/)
  })
})

test("F31 what is encrypted opens with age and gunzip alone, and one altered byte is seen", async () => {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const place = folder()
  const vault = openVault(place, { recipient, identity })
  await vault.put("log/piece", Buffer.from("nobody else’s business"))
  const [item] = await vault.list("log/")
  if (!item) throw new Error("nothing is listed")
  const path = join(place, item.key)
  expect(readdirSync(join(place, "log"))[0]).toMatch(/^piece\.[0-9a-f]{64}\.gz\.age$/)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const packed = await decrypter.decrypt(readFileSync(path))
  expect(gunzipSync(packed).toString()).toBe("nobody else’s business")

  const bytes = readFileSync(path)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(path, bytes)
  await expect(vault.get(item)).rejects.toThrow(/was altered/)
})
