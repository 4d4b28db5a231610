import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import type { Outcome } from "../../contract/selection"
import { redirectWithToast, redirectWithUndo } from "./toast.server"

/** The filter of an API's list that answers the rows which were ticked: a page of a hundred at most. */
export function tickedOf({ request }: LoaderFunctionArgs): URLSearchParams | undefined {
  const ids = new URL(request.url).searchParams.getAll("id").slice(0, 100)
  if (ids.length === 0) return undefined
  return new URLSearchParams([...ids.map((id) => ["id", id]), ["limit", "100"]])
}

/** The list that rows were ticked in, as it was shown. */
export function listOf({ request }: { request: Request }, list: string): string {
  const search = new URLSearchParams(new URL(request.url).searchParams.get("list") ?? "")
  return search.size > 0 ? `../${list}?${search}` : `../${list}`
}

/** Back to the list where all went well; what was refused is said on the page that asked. */
export function endSelection(
  args: ActionFunctionArgs,
  { done, refused }: Outcome,
  list: string,
  message: string,
): Promise<Response> | { done: number; refused: Outcome["refused"] } {
  if (refused.length > 0) return { done: done.length, refused }
  return redirectWithToast(args, listOf(args, list), message, "success", { count: done.length })
}

/** The same after a deletion, which can be taken back: one of them brings back all. */
export function endDeletion(
  args: ActionFunctionArgs,
  { done, refused }: Outcome,
  list: string,
  message: string,
): ReturnType<typeof endSelection> {
  const [record] = done
  if (refused.length > 0 || !record) return endSelection(args, { done, refused }, list, message)
  return redirectWithUndo(args, listOf(args, list), message, { record, count: done.length })
}
