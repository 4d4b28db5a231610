import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ clientId: params.clientId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Clients/{clientId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Clients/{clientId}", { path: pathOf(args) })
  if (removed.problem) return removed.problem
  return redirectWithToast(args, "../companies", "companies.removed")
}

export default function DeleteCompanyScreen() {
  const client = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      thing={client.name}
      problem={useActionData<typeof action>()}
      cancelTo={`../companies/${client.id}`}
    />
  )
}
