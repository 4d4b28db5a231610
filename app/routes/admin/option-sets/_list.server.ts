import type { LoaderFunctionArgs } from "@remix-run/node"
import { optionLists } from "#contract/choices"

/** The list that the address names; another is a page that is not there. */
export function listIn({ params }: Pick<LoaderFunctionArgs, "params">) {
  const list = optionLists.find((each) => each === params.list)
  if (!list) throw new Response("Not Found", { status: 404 })
  return list
}
