import type { LoaderFunctionArgs } from "@remix-run/node"
import { importKinds } from "#contract/choices"
import { rightTo } from "#contract/permissions"
import type { Api } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"

/** Refuses the page to who may add nothing that a file could bring. */
export async function requireKind(args: LoaderFunctionArgs, api: Api): Promise<void> {
  const rights: readonly string[] = await api.get("/Users/permissions")
  if (!importKinds.some((kind) => rights.includes(rightTo(kind, "create") ?? "")))
    throw forbidden(args)
}
