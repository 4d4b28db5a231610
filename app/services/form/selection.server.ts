import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import type { SelectionReply } from "~/components/table/bulk-prompt"
import type { Outcome } from "../../../contract/selection"
import type { Saved } from "../api.server"
import { textOf } from "../language/locale.server"
import { redirectWithToast, redirectWithUndo } from "../toast.server"
import { entriesOf } from "./form-body.server"

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

type Reply = Response | SelectionReply

interface Ending {
  list: string
  message: string
}

/** Back to the list where all went well; what was refused is said on the page that asked. */
export function endSelection(
  args: ActionFunctionArgs,
  saving: Promise<Saved<Outcome>>,
  { list, message }: Ending,
): Promise<Reply> {
  return end(args, saving, ({ done }) =>
    redirectWithToast(args, listOf(args, list), message, "success", { count: done.length }),
  )
}

/** The same after a deletion, which can be taken back: one of them brings back all. */
export function endDeletion(
  args: ActionFunctionArgs,
  saving: Promise<Saved<Outcome>>,
  { list, message }: Ending,
): Promise<Reply> {
  return end(args, saving, ({ done }) =>
    redirectWithUndo(args, listOf(args, list), message, {
      record: done[0] ?? "",
      count: done.length,
    }),
  )
}

async function end(
  args: ActionFunctionArgs,
  saving: Promise<Saved<Outcome>>,
  leave: (outcome: Outcome) => Promise<Response>,
): Promise<Reply> {
  try {
    const saved = await saving
    if (saved.problem) throw new Response("Conflict", { status: saved.problem.status })
    const { done, refused } = saved.data
    if (refused.length === 0) return leave(saved.data)
    const t = await textOf(args.request)
    const said = refused.map(({ id, name, code }) => ({ id, name, text: t(`errors.${code}`) }))
    return { done: done.length, refused: said }
  } catch (problem) {
    if (!(problem instanceof Response) || problem.status !== 404) throw problem
    // One of them is gone: nothing was done, and the question is asked again about the others.
    const entries = await entriesOf(args.request)
    const all = (field: string) => entries.filter(([name]) => name === field).map(([, it]) => it)
    const names = all("names")
    const asked = all("ids").map((id, at) => ({ id, name: names[at] ?? "" }))
    // Not with an error's status: the router would keep the rows of before.
    return { done: 0, refused: [], asked }
  }
}
