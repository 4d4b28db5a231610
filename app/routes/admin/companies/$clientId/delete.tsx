import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ clientId: params.clientId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "clients.delete")
  return api.get("/Clients/{clientId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Clients/{clientId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../companies", "companies.removed", {
    record: pathOf(args).clientId,
  })
}

export default function DeleteCompanyScreen() {
  const client = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isReferenced = reply?.problem?.code === "referenced"
  return (
    <DeleteScreen
      name={client.name}
      consequences={isReferenced ? <Referrers clientId={client.id} /> : undefined}
      reply={reply}
      cancelTo={`../companies/${client.id}`}
    />
  )
}

/** What keeps the client: it can be looked at, and removed first. */
function Referrers({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const link = "inline-block min-h-6 text-accent underline"
  return (
    <>
      {t("companies.referrers")}
      <span className="mt-2 flex flex-wrap gap-x-4">
        <Link className={link} to={`../contacts?clientId=${clientId}`}>
          {t("companies.itsContacts")}
        </Link>
        <Link className={link} to={`../bills?clientId=${clientId}`}>
          {t("companies.itsBills")}
        </Link>
      </span>
    </>
  )
}
