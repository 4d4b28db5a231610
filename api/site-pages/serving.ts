import { createHash } from "node:crypto"
import { cacheOf } from "../http/fetch-json"
import type { FileStore } from "../ports/file-store"
import { onThread } from "../worker-pool/pool"
import type { SiteContent } from "./content"
import { drawIcon, drawPage, type PageTarget } from "./drawing"
import type { Body } from "./page-bodies"
import type { sitePicture } from "./picture"
import { palettes, styleOf } from "./style"

/** A site, as far as its pages are made of it. */
interface Site {
  content: SiteContent
}

/** One answer of a site: what a browser gets, or a file of the archive. */
export interface SiteResponse {
  status: 200 | 404 | 422
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Nothing runs, nothing comes from elsewhere, nobody frames it; a form goes where the page came from. */
export const sitePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const page = (html: string, status: SiteResponse["status"] = 200): SiteResponse => ({
  status,
  type: "text/html; charset=utf-8",
  bytes: new Uint8Array(Buffer.from(html)),
})

const text = (type: string, content: string): SiteResponse => ({
  status: 200,
  type: `${type}; charset=utf-8`,
  bytes: new Uint8Array(Buffer.from(content)),
})

type TargetAddress = Pick<PageTarget, "address" | "asFiles">

/** The pages that a site has. */
export const pagesOf = ({ content }: Site) => [...content.menu, ...content.foot]

/** What stands at a path below the site's address; undefined where nothing does. */
export async function serve(
  site: Site,
  path: string,
  where: TargetAddress,
  files: FileStore,
): Promise<SiteResponse | undefined> {
  const { content } = site
  const found = pagesOf(site).find((each) => each.path === path)
  if (found) return page(await drawPage(content, targetOf(found.kind, where)))
  if (path === "style.css") return text("text/css", styleOf(content.template, content.palette))
  if (path === "icon.svg")
    return text("image/svg+xml", drawIcon(content, palettes[content.palette].light))
  const [, imageId] = /^images\/([0-9a-f-]{36})\.webp$/.exec(path) ?? []
  return imageId && imagesOf(site).includes(imageId) ? image(imageId, files) : undefined
}

export const targetOf = (kind: PageTarget["kind"], where: TargetAddress): PageTarget => ({
  ...where,
  kind,
  depth: kind === "home" || kind === "missing" ? 0 : 1,
})

/** A page with something of its own instead of what it says otherwise. */
export async function servePage(
  { content }: Site,
  target: PageTarget,
  extra: Partial<Body>,
  status: SiteResponse["status"] = 200,
): Promise<SiteResponse> {
  return page(await drawPage(content, target, extra), status)
}

/** The pictures that a site shows, and no other file of its owner's. */
export function imagesOf({ content }: Site): string[] {
  const { logoId, photoId, products } = content
  const ids = [logoId, photoId, ...products.map(({ imageId }) => imageId)]
  return [...new Set(ids.flatMap((id) => (id ? [id.toLowerCase()] : [])))]
}

/** What an image looks like never changes: some are kept drawn. */
const drawn = cacheOf<Uint8Array<ArrayBuffer>>(200, 3_600_000)

const drawPicture = onThread<typeof sitePicture>("sitePicture")

async function image(id: string, files: FileStore): Promise<SiteResponse | undefined> {
  const now = new Date()
  const kept = drawn.find(id, now)
  if (kept) return { status: 200, type: "image/webp", bytes: kept }
  const original = await files.get(id)
  if (!original) return undefined
  // Whose turn it is: a visitor is nobody, so that a picture waits for itself only.
  const bytes = new Uint8Array(await drawPicture(id, original))
  drawn.keep(id, bytes, now)
  return { status: 200, type: "image/webp", bytes }
}

export const tagOf = ({ bytes }: SiteResponse): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
