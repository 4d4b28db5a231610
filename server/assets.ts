import { createHash } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { getMimeType } from "hono/utils/mime"
import { codingFor } from "./compress"

const twins = { br: ".br", gzip: ".gz" } as const

interface Asset {
  type: string
  tag: string
  bytes: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/**
 * The files of the web tier's build. The names are listed once, and only what is in the list is ever
 * opened: no path that somebody typed reaches the file system.
 */
export function openAssets(folder: string): (request: Request) => Promise<Response | undefined> {
  const names = new Set(namesIn(folder))
  const read = new Map<string, Promise<Asset>>()
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined
    const name = nameOf(request)
    if (!names.has(name) || name.endsWith(".br") || name.endsWith(".gz")) return undefined
    const asset = read.get(name) ?? open(folder, name, names)
    read.set(name, asset)
    return answer(request, name, await asset)
  }
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
}

function nameOf(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname.slice(1))
  } catch {
    return ""
  }
}

async function open(folder: string, name: string, names: Set<string>): Promise<Asset> {
  const bytesOf = async (file: string) =>
    names.has(file) ? new Uint8Array(await readFile(join(folder, file))) : undefined
  const bytes = (await bytesOf(name)) ?? new Uint8Array()
  return {
    type: getMimeType(name) ?? "application/octet-stream",
    tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    bytes,
    br: await bytesOf(name + twins.br),
    gzip: await bytesOf(name + twins.gzip),
  }
}

function answer(request: Request, name: string, asset: Asset): Response {
  const headers = new Headers({
    "Content-Type": asset.type,
    "Cache-Control": lifetimeOf(name),
    Vary: "Accept-Encoding",
    ETag: asset.tag,
  })
  if (request.headers.get("If-None-Match") === asset.tag)
    return new Response(null, { status: 304, headers })
  const coding = codingFor(request)
  const body = coding && asset[coding]
  if (body) headers.set("Content-Encoding", coding)
  headers.set("Content-Length", String((body ?? asset.bytes).length))
  return new Response(request.method === "HEAD" ? null : (body ?? asset.bytes), { headers })
}

/** A name under assets/ holds its content's hash, one under fonts/ its version. */
function lifetimeOf(name: string): string {
  if (name === "meta.json") return "no-store"
  return /^(assets|fonts)\//.test(name) ? "public, max-age=31536000, immutable" : "no-cache"
}
