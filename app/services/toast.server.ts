import {
  type ActionFunctionArgs,
  createCookieSessionStorage,
  redirect,
  type SessionStorage,
  type TypedResponse,
} from "@remix-run/node"
import { createToastUtilsWithCustomSession } from "remix-toast"
import { cookieName, isSecure, sessionSecrets } from "./session/cookies.server"
import { safeReturnTo } from "./session/return-to"
import type { ToastMessage, ToastType } from "./toast"

type ToastOptions = Pick<ToastMessage, "count" | "undo" | "said">

let storage: SessionStorage | undefined

/** A cookie of its own, signed by our secret: the library's default is signed by a published one. */
function toasts() {
  storage ??= createCookieSessionStorage({
    cookie: {
      name: cookieName("plume_toast"),
      httpOnly: true,
      maxAge: 60,
      path: "/",
      sameSite: "lax",
      secure: isSecure(),
      secrets: sessionSecrets(),
    },
  })
  return createToastUtilsWithCustomSession(storage)
}

/** The toast that the request brings along, and the headers that take it away; none, no header. */
export async function readToast(
  request: Request,
): Promise<{ toast?: ToastMessage; headers?: Headers }> {
  if (!request.headers.get("Cookie")?.includes(cookieName("plume_toast"))) return {}
  const { toast, headers } = await toasts().getToast(request)
  if (!toast) return {}
  const { message, type, description } = toast
  // The library has no place for what is ours but this one.
  const more = description ? (JSON.parse(description) as ToastOptions) : {}
  return { toast: { message, type, ...more }, headers }
}

/**
 * Goes on to another screen, which says what was done. `to` is relative to the screen, like a link in it
 * (`../products`): Remix resolves it against the action's route, so that the mount is kept. `message` is
 * a locale key. A screen that was opened on the way of another (`?returnTo=`) goes back to that one.
 */
export async function redirectWithToast(
  { request }: Pick<ActionFunctionArgs, "request">,
  to: string,
  message: string,
  type: ToastType = "success",
  more?: ToastOptions,
): Promise<TypedResponse<never>> {
  const asked = new URL(request.url).searchParams.get("returnTo")
  return redirect(safeReturnTo(asked, to), await withToast(message, type, more))
}

/**
 * The same after a deletion: the toast offers to take it back, by the `restoration` of a record, which
 * stands beside the `delete` that it was removed by, or below the list that it was in.
 */
export async function redirectWithUndo(
  args: ActionFunctionArgs,
  to: string,
  message: string,
  { record, count }: { record: string; count?: number },
): Promise<TypedResponse<never>> {
  const { pathname } = new URL(args.request.url)
  const place = pathname.replace(/\.data$/, "").replace(/\/delete$/, "")
  const undo = `${place.endsWith(`/${record}`) ? place : `${place}/${record}`}/restoration`
  return redirectWithToast(args, to, message, "success", { count, undo })
}

/** The headers that leave a toast for the next page. */
export async function withToast(
  message: string,
  type: ToastType,
  more?: ToastOptions,
): Promise<{ headers: Headers }> {
  const description = more && JSON.stringify(more)
  const answer = await toasts().redirectWithToast("/", { message, type, description })
  return { headers: new Headers({ "Set-Cookie": answer.headers.get("Set-Cookie") ?? "" }) }
}
