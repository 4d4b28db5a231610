import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.delete")
  return api.get("/Products/{productId}", { path: { productId: args.params.productId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { productId: args.params.productId ?? "" }
  const removed = await api.delete("/Products/{productId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../products", "products.removed", { record: path.productId })
}

export default function DeleteProductScreen() {
  const product = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={product.name}
      reply={useActionData<typeof action>()}
      cancelTo={`../products/${product.id}`}
    />
  )
}
