import type { IncomingMessage, ServerResponse } from "node:http"
import { pathToFileURL } from "node:url"
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node"
import { projectFile } from "../config/project"
import { divide } from "./areas"
import { openAssets } from "./assets"

export interface WebTier {
  /** A file of the client's build, if the request asks for one. */
  asset(request: Request): Promise<Response | undefined>
  page(request: Request, context: AppLoadContext): Promise<Response>
  /** Sees each request before all of this: Vite's, in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?(): Promise<void>
}

/** The web tier as `remix vite:build` left it. Read only now: its services read the environment. */
export async function openWebTier(folder = "build"): Promise<WebTier> {
  const build: ServerBuild = await import(
    pathToFileURL(projectFile(folder, "server", "index.js")).href
  )
  return { asset: openAssets(projectFile(folder, "client")), page: pagesOf(build) }
}

/** What the pages' own entry says beside Remix's. */
interface Entry {
  leadBack(request: Request, answer: Response): Promise<Response>
}

/** One request handler an area, made when it is first asked for. */
export function pagesOf(build: ServerBuild): WebTier["page"] {
  const { leadBack } = build.entry.module as ServerBuild["entry"]["module"] & Entry
  const areas = divide(build)
  const whole = createRequestHandler(build, build.mode)
  const handlers = new Map<string, typeof whole>()
  const handlerOf = (pathname: string) => {
    const key = areas.keyOf(pathname)
    if (key === undefined) return whole
    const handler = handlers.get(key) ?? createRequestHandler(areas.buildOf(key), build.mode)
    handlers.set(key, handler)
    return handler
  }
  return async (request, context) => {
    const url = new URL(request.url)
    const answer = await leadBack(request, await handlerOf(url.pathname)(request, context))
    return isFormsOnly(request, answer) && !url.searchParams.has("_data")
      ? new Response(null, { status: 302, headers: { location: above(url.pathname) } })
      : answer
  }
}

/** The page above an address, on this very host: two slashes at its beginning would name another. */
export const above = (pathname: string): string =>
  pathname.replace(/\/[^/]*$/, "").replace(/^\/*/, "/")

/**
 * Whether a page was asked for where forms are posted to and nothing is shown: by a reload, or after one has signed in
 * again. It leads to the page above it.
 */
const isFormsOnly = (request: Request, answer: Response) =>
  request.method === "GET" && answer.status === 400 && answer.headers.get("x-remix-error") === "yes"
