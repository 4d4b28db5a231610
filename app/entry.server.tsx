import { randomBytes } from "node:crypto"
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node"
import { RemixServer } from "@remix-run/react"
import { renderToString } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import { ErrorFrameProvider } from "~/components/error/error-frame"
import { PublicLayout } from "~/components/shell/public-layout"
import { appearanceOf } from "~/services/appearance/appearance.server"
import { correlationId } from "~/services/correlation.server"
import { contentSecurityPolicy, secureHeaders } from "~/services/headers.server"
import { textsUrl } from "~/services/language/browser-texts"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { log } from "~/services/log.server"
import { PageContextProvider } from "~/services/page-context"
import { revalidated } from "~/services/revalidation.server"
import { loggedPath } from "../config/logged-path"

/** Asked by our server of each answer to a form. */
export { leadBack } from "~/services/lead-back.server"

/**
 * What a loader promises for later is given up at once: nothing comes late. Remix would otherwise keep each
 * page's data for five seconds more, in a timer that it never clears.
 */
export const streamTimeout = 0

/** Answers a page whole: nothing comes late, because a page must be complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64")
  const about = {
    nonce,
    correlationId: correlationId({ request, context }),
    appearance: appearanceOf(request),
  }
  const texts = textsIn(await localeOf(request))
  secureHeaders(headers)
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, paysElsewhere(remixContext)))
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("X-Request-Id", about.correlationId)
  if (status === 503) headers.set("Retry-After", "5")
  preloadTexts(headers, remixContext, texts.language)

  const html = renderToString(
    <PageContextProvider value={about}>
      <I18nextProvider i18n={texts}>
        <ErrorFrameProvider value={PublicLayout}>
          <RemixServer
            context={{ ...remixContext, serverHandoffStream: undefined }}
            url={request.url}
            nonce={nonce}
          />
        </ErrorFrameProvider>
      </I18nextProvider>
    </PageContextProvider>,
  )
  const data = remixContext.renderMeta?.didRenderScripts ? await handoff(remixContext, nonce) : ""
  // React's text is some thousand pieces, which the first look at it puts together: here, and once.
  const page = Buffer.from(`<!DOCTYPE html>${html}${data}`)
  // React's mark of a part that was not there in time. Nothing would be sent after the page.
  if (page.includes("<!--$!-->"))
    report(new Error("a part of the page waits"), { request, context })
  return revalidated(request, page, { headers, status })
}

/** Whether a form of the page leads to the provider of payments: its screen says so. */
const paysElsewhere = ({ staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) => (route.handle as { paysElsewhere?: boolean } | undefined)?.paysElsewhere,
  )

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

/**
 * The loaders' data for the router in the browser, in the scripts that RemixServer would stream after
 * the page. It is all there by now, and a page that does not wait is rendered in half the time.
 */
async function handoff({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  if (!serverHandoffStream) return ""
  const told = await textOf(serverHandoffStream)
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call}</script>`
  return script(`enqueue(${inScript(told)});`) + script("close();")
}

/** What a stream of bytes says; a Response that reads it takes three times as long. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value)
  return Buffer.concat(parts).toString()
}

/** A text as a script may hold it: nothing in it ends the script. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
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
      path: loggedPath(new URL(request.url).pathname),
    },
    "unexpected error",
  )
}
