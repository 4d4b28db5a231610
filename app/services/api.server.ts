import type { AppLoadContext } from "@remix-run/node"
import type { StoredFile } from "#contract/files"
import type { Permission } from "#contract/permissions"
import type { Problem } from "#contract/problem"
import type { User } from "#contract/users"
import { type Caller, callerFor } from "./api-call.server"
import { type Page, pageOf } from "./api-page"
import type { CallOptions } from "./api-send.server"
import type { AnswerOf, OptionsOf, PathsOf } from "./api-types"
import { forbidden } from "./forbidden.server"
import { type Args, requireSession } from "./session/request-session.server"

/** A save: what it made, or why it was not accepted (402, 409, 422, 429, 404 of a field) or could not be tried (5xx). */
export type SaveResult<Data> =
  | { data: Data; problem?: undefined }
  | { data?: undefined; problem: Problem }

type Row<Answer> = Answer extends (infer Item)[] ? Item : never

/**
 * The API in the name of the signed-in person. Without a session it leads to sign-in and back. What
 * cannot be mended by typing (403, 404) is thrown, to the error page, and so is a reading that failed.
 */
export interface Api {
  get<Path extends PathsOf<"get">>(
    path: Path,
    ...options: Optional<OptionsOf<Path, "get">>
  ): Promise<AnswerOf<Path, "get">>
  /** One page of a list, with its place in it. */
  list<Path extends PathsOf<"get">>(
    path: Path,
    options: Omit<OptionsOf<Path, "get">, "query"> & { query?: URLSearchParams | Query },
  ): Promise<Page<Row<AnswerOf<Path, "get">>>>
  post<Path extends PathsOf<"post">>(
    path: Path,
    ...options: Optional<OptionsOf<Path, "post">>
  ): Promise<SaveResult<AnswerOf<Path, "post">>>
  put<Path extends PathsOf<"put">>(
    path: Path,
    ...options: Optional<OptionsOf<Path, "put">>
  ): Promise<SaveResult<AnswerOf<Path, "put">>>
  patch<Path extends PathsOf<"patch">>(
    path: Path,
    ...options: Optional<OptionsOf<Path, "patch">>
  ): Promise<SaveResult<AnswerOf<Path, "patch">>>
  delete<Path extends PathsOf<"delete">>(
    path: Path,
    ...options: Optional<OptionsOf<Path, "delete">>
  ): Promise<SaveResult<AnswerOf<Path, "delete">>>
  /** A document to hand on to the browser: PDF, CSV, image. */
  file<Path extends PathsOf<"get">>(
    path: Path,
    options?: { path?: Record<string, string>; query?: URLSearchParams | Query },
  ): Promise<Response>
  /** Sends a file on while it arrives; the error of its content is thrown. */
  upload(file: {
    name: string
    type: string
    content: ReadableStream<Uint8Array>
    /** Nothing but a picture is taken. */
    isImage: boolean
  }): Promise<SaveResult<StoredFile>>
}

type Query = Record<string, string | number | boolean | null | undefined>
type Optional<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options]

/**
 * The API for a loader or an action; takes their whole arguments, which carry the way to it. A form
 * names the right that sending it `needs`, and opens for nobody else.
 */
export async function apiFor(args: Args, needs?: Permission): Promise<Api> {
  const call = callerFor(args, await requireSession(args))
  if (needs) await requireRight(args, call, needs)
  const save = (method: string) => (path: string, options?: CallOptions) =>
    saved(call, method, path, options)
  const api = {
    get: async (path: string, options?: CallOptions) =>
      path === "/Users" && !options
        ? callerOf(args, call)
        : bodyOf(await call("GET", path, options)),
    list: async (path: string, options?: CallOptions) => pageOf(await call("GET", path, options)),
    post: save("POST"),
    put: save("PUT"),
    patch: save("PATCH"),
    delete: save("DELETE"),
    file: async (path: string, options?: CallOptions) =>
      forwardDocument(await call("GET", path, { ...options, isDocument: true })),
    upload: ({ name, type, content, isImage }: Parameters<Api["upload"]>[0]) => {
      const query = { name, images: isImage || undefined }
      return saved(call, "POST", "/Uploads", { query, stream: content, type })
    },
  }
  // The types come from the OpenAPI document; a test of the contract holds both together.
  return api as unknown as Api
}

async function requireRight(args: Args, call: Caller, needs: Permission): Promise<void> {
  const { permissions } = await callerOf(args, call)
  if (!permissions.includes(needs)) throw forbidden(args)
}

const found = new WeakMap<AppLoadContext, { cookie: string; caller: Promise<User> }>()

/** Who calls. The loaders of a page run at once, and ask for it once: the shell's and the form's. */
async function callerOf({ request, context }: Args, call: Caller): Promise<User> {
  const ask = async () => (await bodyOf(await call("GET", "/Users"))) as User
  // After an action, which may have changed it, the loaders ask anew.
  if (request.method !== "GET") return ask()
  const cookie = request.headers.get("Cookie") ?? ""
  const known = found.get(context)
  if (known?.cookie === cookie) return known.caller
  const caller = ask()
  found.set(context, { cookie, caller })
  return caller
}

async function saved(
  call: Caller,
  method: string,
  path: string,
  options?: CallOptions,
): Promise<SaveResult<unknown>> {
  const answer = await call(method, path, options)
  return answer.ok ? { data: await bodyOf(answer) } : { problem: (await answer.json()) as Problem }
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer.status === 204 ? null : answer.json()
}

/** Only what describes the document is handed on, never a header of the API's own. */
function forwardDocument(answer: Response): Response {
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  })
  for (const name of ["Content-Type", "Content-Disposition", "Content-Length", "ETag"]) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
