import {
  type ActionFunctionArgs,
  createCookieSessionStorage,
  redirect,
  type SessionStorage,
} from "@remix-run/node"
import { createToastUtilsWithCustomSession } from "remix-toast"
import { cookieName, isSecure, sessionSecrets } from "./cookies.server"
import type { ToastMessage, ToastType } from "./toast"

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
export async function takeToast(
  request: Request,
): Promise<{ toast?: ToastMessage; headers?: Headers }> {
  if (!request.headers.get("Cookie")?.includes(cookieName("plume_toast"))) return {}
  const { toast, headers } = await toasts().getToast(request)
  return toast ? { toast: { message: toast.message, type: toast.type }, headers } : {}
}

/**
 * Goes on to another screen, which says what was done. `to` is relative to the screen, like a link in it
 * (`../products`): Remix resolves it against the action's route, so that the mount is kept. `message` is
 * a locale key.
 */
export async function redirectWithToast(
  _args: ActionFunctionArgs,
  to: string,
  message: string,
  type: ToastType = "success",
): Promise<Response> {
  return redirect(to, await withToast(message, type))
}

/** The headers that leave a toast for the next page. */
export async function withToast(message: string, type: ToastType): Promise<{ headers: Headers }> {
  const answer = await toasts().redirectWithToast("/", { message, type })
  return { headers: new Headers({ "Set-Cookie": answer.headers.get("Set-Cookie") ?? "" }) }
}
