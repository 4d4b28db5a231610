import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { LinkCell } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("supportRequests.texts.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { texts: await api.get("/SupportTexts") }
}

/** What is answered again and again, written once for all who answer. */
export default function SupportTextsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { texts } = useLoaderData<typeof loader>()
  const add = can("supportRequests.edit") ? (
    <ButtonLink to="new">{t("supportRequests.texts.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("supportRequests.texts.title")}
        text={t("supportRequests.texts.text")}
        action={add}
      />
      {texts.length === 0 ? (
        <EmptyState
          title={t("supportRequests.texts.none")}
          text={t("supportRequests.texts.noneText")}
          action={add}
        />
      ) : (
        <TableRows
          label={t("supportRequests.texts.title")}
          rows={texts}
          columns={[
            {
              name: "name",
              header: t("supportRequests.texts.name"),
              cell: ({ id, name }) =>
                can("supportRequests.edit") ? <LinkCell to={`${id}/edit`}>{name}</LinkCell> : name,
            },
            {
              name: "words",
              header: t("supportRequests.texts.words"),
              card: "second",
              cell: ({ textFr, textEn }) => (textFr ?? textEn ?? "").slice(0, 120),
            },
            {
              name: "languages",
              header: t("supportRequests.texts.languages"),
              card: "small",
              cell: ({ textFr, textEn }) =>
                [textFr && t("supportRequests.texts.fr"), textEn && t("supportRequests.texts.en")]
                  .filter(Boolean)
                  .join(", "),
            },
          ]}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("supportRequests.texts.title")} />
}
