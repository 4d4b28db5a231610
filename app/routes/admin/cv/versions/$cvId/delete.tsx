import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { LinkCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.delete")
  const path = { cvId: args.params.cvId ?? "" }
  const { id, name, shownBy } = await api.get("/CV/versions/{cvId}", { path })
  return { id, name, shownBy }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvId: args.params.cvId ?? "" }
  const removed = await api.delete("/CV/versions/{cvId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../cv/versions", "cvVersions.removed", { record: path.cvId })
}

export default function DeleteCvScreen() {
  const { id, name, shownBy } = useLoaderData<typeof loader>()
  const isShown = shownBy.copies.length > 0 || shownBy.places.length > 0
  return (
    <DeleteScreen
      name={name}
      refusal={isShown ? <WhatShowsIt /> : undefined}
      reply={useActionData<typeof action>()}
      cancelTo={`../cv/versions/${id}`}
    />
  )
}

/** Each private link and each page that shows the CV, to be closed first. */
function WhatShowsIt() {
  const { t } = useTranslation()
  const { id, shownBy } = useLoaderData<typeof loader>()
  return (
    <>
      <p>{t("cvVersions.shownBy.text")}</p>
      <ul className="mt-2 list-disc pl-5">
        {shownBy.copies.map((copy) => (
          <li key={copy.id} className="break-words">
            <LinkCell to={`../cv/copies/${copy.id}/links`}>
              {t("cvVersions.shownBy.copy", { recipient: copy.recipient })}
            </LinkCell>
          </li>
        ))}
        {shownBy.places.map((place) => (
          <li key={place}>
            <LinkCell to={`../cv/versions/${id}/publications`}>
              {t(`cvPublications.places.${place}`)}
            </LinkCell>
          </li>
        ))}
      </ul>
    </>
  )
}
