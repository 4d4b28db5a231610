import { randomBytes } from "node:crypto"
import { Writable } from "node:stream"
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node"
import { RemixServer } from "@remix-run/react"
import { renderToPipeableStream } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import { textsUrl } from "~/services/browser-texts"
import { correlationId } from "~/services/correlation.server"
import { contentSecurityPolicy, secureHeaders } from "~/services/headers.server"
import { localeOf, textsIn } from "~/services/locale.server"
import { log } from "~/services/log.server"
import { lookOf } from "~/services/look.server"
import { PageContextProvider } from "~/services/page-context"
import { revalidated } from "~/services/revalidation.server"

const renderDeadline = 10_000

/** Answers a page whole: nothing comes late, because a page must be complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64")
  const page = { nonce, correlationId: correlationId({ request, context }), look: lookOf(request) }
  const texts = textsIn(await localeOf(request))
  secureHeaders(headers)
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce))
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("X-Request-Id", page.correlationId)
  if (status === 503) headers.set("Retry-After", "5")
  preloadTexts(headers, remixContext, texts.language)

  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <PageContextProvider value={page}>
        <I18nextProvider i18n={texts}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={renderDeadline}
            nonce={nonce}
          />
        </I18nextProvider>
      </PageContextProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(
            whole((body) =>
              resolve(revalidated(request, body, { headers, status: failed ? 500 : status })),
            ),
          )
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          failed = true
          report(error, { request, context })
        },
      },
    )
    const timer = setTimeout(abort, renderDeadline)
  })
}

/** Has the browser fetch a screen's texts beside its scripts, which ask for them only once they run. */
function preloadTexts(headers: Headers, { staticHandlerContext }: EntryContext, language: string) {
  const { matches } = staticHandlerContext
  if (matches.some(({ route }) => (route.handle as { plain?: boolean } | undefined)?.plain)) return
  const names = matches.flatMap(({ route }) => {
    // The second mount shows the screens of the first.
    const id = (route.id ?? "").replace(/^routes\/ap(?=[/.]|$)/, "routes/admin")
    return __TEXTS_OF_SCREENS__[id] ?? []
  })
  for (const name of new Set(names))
    headers.append("Link", `<${textsUrl(name, language)}>; rel=preload; as=fetch; crossorigin`)
}

/** Takes in a page: sent in one piece, it costs a fraction of the sixty small ones that React writes. */
function whole(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** Answers of loaders and actions to the router in the browser. */
export function handleDataRequest(response: Response): Response {
  secureHeaders(response.headers)
  return response
}

/** One line for each error that nobody threw on purpose; Remix tells the browser nothing of it. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // A visitor who left is no error.
  if (!request.signal.aborted) report(error, { request, context })
}

function report(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  log.error(
    {
      err: error,
      requestId: correlationId({ request, context }),
      method: request.method,
      path: new URL(request.url).pathname,
    },
    "unexpected error",
  )
}
