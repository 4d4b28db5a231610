import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import type { Permission } from "#contract/permissions"
import { apiFor } from "./api.server"
import { entriesOf } from "./form/form-body.server"
import { readCookie } from "./session/cookie"
import { cookieName, isSecure } from "./session/cookies.server"

const aYear = 365 * 24 * 60 * 60
const names = /^[a-zA-Z]+(\.[a-zA-Z]+)*$/

/** The columns of a list: what the address says, else what the person chose before, else the list's own. */
export function columnsOf(request: Request, list: string): string[] | undefined {
  const { searchParams } = new URL(request.url)
  const said = searchParams.get("columns") ?? readCookie(request, nameOf(list)) ?? ""
  return names.test(said) ? said.split(".") : undefined
}

/** Remembers the columns that were ticked, for who may see the list, and shows it again as it was. */
export async function keepColumns(
  args: ActionFunctionArgs,
  list: string,
  needs?: Permission,
): Promise<Response> {
  await apiFor(args, needs)
  const form = new URLSearchParams(await entriesOf(args.request))
  const chosen = form.getAll("column").join(".")
  // No column besides the first is a choice too; its name is one that no column has.
  const value = form.has("reset") ? "" : chosen || "none"
  const secure = isSecure() ? "; Secure" : ""
  const age = value && names.test(value) ? aYear : 0
  const search = new URLSearchParams(form.get("search") ?? "")
  return redirect(`../${list}?${search}`, {
    headers: {
      "Set-Cookie": `${nameOf(list)}=${age ? value : ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
    },
  })
}

const nameOf = (list: string) => cookieName(`plume_columns_${list.replaceAll("/", "_")}`)
