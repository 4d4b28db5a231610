import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Owner } from "#domain/owner"
import { ownerOfRow } from "../../database/owner-of-row"
import type { ApprovedPlatform } from "../ports/approved-platform"
import { readStatus } from "./status-reader"

/** A status is a page of XML; whatever is longer is none. */
const largestStatus = 1024 * 1024

/**
 * The exchange by files: `outgoing/<owner>/<number>.pdf` waits for whoever carries it to a platform,
 * `incoming/<owner>/*.xml` is what came back. What was read moves to `taken`, what cannot be to `refused`.
 * A file is whole or absent: it is written beside, then renamed, and so should those be that come.
 */
export function fileExchange(folder: string): ApprovedPlatform {
  return {
    async submit({ owner, number, bytes }) {
      const outgoing = join(folder, "outgoing", owner)
      await mkdir(outgoing, { recursive: true, mode: 0o700 })
      const path = join(outgoing, `${number.replace(/[^\w+-]/g, "_")}.pdf`)
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async collect(take) {
      const incoming = join(folder, "incoming")
      for (const name of await namesIn(incoming)) {
        if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) continue
        const owner = ownerOfRow({ owner: name })
        for (const file of await namesIn(join(incoming, name))) {
          if (!file.endsWith(".xml")) continue
          const path = join(incoming, name, file)
          const status = await statusIn(path, owner)
          const place = join(folder, status && (await take(status)) ? "taken" : "refused", name)
          await mkdir(place, { recursive: true, mode: 0o700 })
          await rename(path, join(place, file))
        }
      }
    },
  }
}

async function statusIn(path: string, owner: Owner) {
  const { size } = await stat(path)
  const status = size <= largestStatus ? readStatus(await readFile(path, "utf8")) : undefined
  return status && { ...status, owner }
}

/** In the order of their names; nothing where the folder is not there yet. */
const namesIn = (path: string): Promise<string[]> =>
  readdir(path).then(
    (names) => names.sort(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return []
      throw error
    },
  )
