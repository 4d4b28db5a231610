import { type ZipEntry, zipOf } from "../export/zip"
import type { FileStore } from "../ports/file-store"
import { imagesOf, pagesOf, serve } from "../showcase/website/serving.routes"
import type { Site } from "../showcase/website/site.commands"

/** The site as a folder of files that any server, or nobody, may serve: links lead from file to file. */
export function archiveOf(site: Site, files: FileStore, made: Date): ReadableStream<Uint8Array> {
  return zipOf(entriesOf(site, files), made)
}

async function* entriesOf(site: Site, files: FileStore): AsyncGenerator<ZipEntry> {
  const where = { asFiles: true, address: null }
  const others = ["style.css", "icon.svg", ...imagesOf(site).map((id) => `images/${id}.webp`)]
  for (const path of [...pagesOf(site).map((page) => page.path), ...others]) {
    const served = await serve(site, path, where, files)
    if (!served) continue
    const name = path === "" || path.endsWith("/") ? `${path}index.html` : path
    yield { name, bytes: served.bytes }
  }
}
