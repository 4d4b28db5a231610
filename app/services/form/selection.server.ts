import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import type { Permission } from "#contract/permissions"
import { type Outcome, Selection } from "#contract/selection"
import type { SelectionReply } from "~/components/table/bulk-prompt"
import { type Api, apiFor, type SaveResult } from "../api.server"
import type { Page } from "../api-page"
import type { PathsOf } from "../api-types"
import { textOf } from "../language/locale.server"
import { redirectWithToast, redirectWithUndo } from "../toast.server"
import { readForm } from "./form.server"
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

/** The rows that were ticked, for the page that asks before they are deleted; nobody else `needs` to see it. */
export async function loadTicked<Row>(
  args: LoaderFunctionArgs,
  { list, needs }: { list: string; needs: Permission },
  read: (api: Api, query: URLSearchParams) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; list: string }> {
  const api = await apiFor(args, needs)
  const query = tickedOf(args)
  const page = query && (await read(api, query))
  return { rows: page?.rows ?? [], list: listOf(args, list) }
}

type Deletions = Extract<PathsOf<"post">, `${string}/deletions`>

/** Deletes what was ticked, all that may be; it can be taken back: one of them brings back all. */
export async function deleteTicked(
  args: ActionFunctionArgs,
  deletions: Deletions,
  { list, message }: SelectionTarget,
): Promise<Reply> {
  const api = await apiFor(args)
  const form = await readForm(args, Selection)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const removing = api.post(deletions, { body: form.value, key: form.key })
  return end(args, removing, ({ done }) =>
    redirectWithUndo(args, listOf(args, list), message, {
      record: done[0] ?? "",
      count: done.length,
    }),
  )
}

type Reply = Response | SelectionReply

interface SelectionTarget {
  list: string
  message: string
}

/** Back to the list where all went well; what was refused is said on the page that asked. */
export function endSelection(
  args: ActionFunctionArgs,
  saving: Promise<SaveResult<Outcome>>,
  { list, message }: SelectionTarget,
): Promise<Reply> {
  return end(args, saving, ({ done }) =>
    redirectWithToast(args, listOf(args, list), message, "success", { count: done.length }),
  )
}

async function end(
  args: ActionFunctionArgs,
  saving: Promise<SaveResult<Outcome>>,
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
