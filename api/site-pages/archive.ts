import { type ZipEntry, zipOf } from "../export/zip"
import type { FileStore } from "../ports/file-store"
import type { SiteContent } from "./content"
import { imagesOf, pagesOf, serve } from "./serving"

/** The site as a folder of files that any server, or nobody, may serve: links lead from file to file. */
export function archiveOf(
  site: { content: SiteContent },
  files: FileStore,
  made: Date,
): ReadableStream<Uint8Array> {
  return zipOf(entriesOf(site, files), made)
}

async function* entriesOf(
  site: { content: SiteContent },
  files: FileStore,
): AsyncGenerator<ZipEntry> {
  const where = { asFiles: true, address: null }
  const others = ["style.css", "icon.svg", ...imagesOf(site).map((id) => `images/${id}.webp`)]
  for (const path of [...pagesOf(site).map((page) => page.path), ...others]) {
    const served = await serve(site, path, where, files)
    if (!served) continue
    const name = path === "" || path.endsWith("/") ? `${path}index.html` : path
    yield { name, bytes: served.bytes }
  }
}
