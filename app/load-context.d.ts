/**
 * What `server/` hands down to loaders and actions: a fresh object for every HTTP request. Under plain
 * `remix-serve` there is none, and the API is reached at API_URL.
 */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The API of the same process, `fetch`-shaped; takes absolute URLs whose path starts with /api. */
    api?: (input: string, init?: RequestInit) => Promise<Response>
  }
}

export {}
