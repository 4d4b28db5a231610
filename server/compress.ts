import { promisify } from "node:util"
import zlib from "node:zlib"

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

const texts =
  /^(text\/(html|plain|css|calendar|x-script|javascript)|application\/([\w.+-]*json|xml|javascript))/
const LEAST_BYTES = 1024
/** What takes about as long as it saves on the way; files that never change were compressed harder. */
const GZIP_LEVEL = 4
const BROTLI_QUALITY = 4

/** The answer in the smallest form that its reader takes. Pages are whole before they are sent. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  // The body last: asked for, a light answer of the adapter's becomes a full one with a stream.
  const coding = request.method === "HEAD" ? undefined : codingFor(request)
  if (!coding || !isText(answer) || !answer.body) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append("Vary", "Accept-Encoding")
  headers.delete("Content-Length")
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status: answer.status, headers })
  headers.set("Content-Encoding", coding)
  const body = coding === "br" ? await shrunk(bytes) : await gzip(bytes, { level: GZIP_LEVEL })
  return new Response(new Uint8Array(body), { status: answer.status, headers })
}

/** What the reader takes, best first. */
export function codingFor(request: Request): "br" | "gzip" | undefined {
  const accepted = request.headers.get("Accept-Encoding") ?? ""
  const takes = (coding: string) =>
    new RegExp(`(^|[,\\s])${coding}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accepted)
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined
}

function isText({ headers }: Response): boolean {
  return !headers.has("Content-Encoding") && texts.test(headers.get("Content-Type") ?? "")
}

function shrunk(bytes: Uint8Array): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
