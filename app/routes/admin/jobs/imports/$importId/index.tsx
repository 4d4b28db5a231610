import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { Tile } from "~/components/screen/tile"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { Changes } from "./_changes"
import { LineErrors } from "./_line-errors"

export const handle = titled("jobs.import.preview")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const importId = args.params.importId ?? ""
  return { read: await api.get("/Jobs/imports/{importId}", { path: { importId } }) }
}

const kinds = ["added", "renamed", "moved", "withdrawn", "unchanged"] as const

/** What an official list changes, before it is imported. */
export default function JobImportScreen() {
  const { t, i18n } = useTranslation()
  const { read } = useLoaderData<typeof loader>()
  const { counts, changes, errors } = read
  const total = counts.added + counts.renamed + counts.moved + counts.withdrawn
  return (
    <>
      <PageHeader
        title={t("jobs.import.preview")}
        text={read.fileName}
        action={
          total > 0 ? (
            <StatusButton action={`../jobs/imports/${read.id}/confirmation`} variant="default">
              {t("jobs.import.confirm")}
            </StatusButton>
          ) : null
        }
        secondary={
          <ButtonLink to="../jobs/imports/new" variant="outline">
            {t("jobs.import.another")}
          </ButtonLink>
        }
      />
      {read.errorCount > 0 ? (
        <div className="grid gap-6">
          <Banner tone="danger" title={t("jobs.import.errors", { count: read.errorCount })}>
            {t("jobs.import.errorsText")}
          </Banner>
          <LineErrors errors={errors} />
        </div>
      ) : (
        <div className="grid gap-6">
          <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
            {kinds.map((kind) => (
              <Tile
                key={kind}
                label={t(`jobs.import.counts.${kind}`)}
                value={counts[kind].toLocaleString(i18n.language)}
              />
            ))}
          </div>
          {counts.withdrawn > 0 ? (
            <p className="text-muted">{t("jobs.import.withdrawnText")}</p>
          ) : null}
          {total === 0 ? (
            <Banner tone="success" title={t("jobs.import.nothing")} />
          ) : (
            <Changes changes={changes} isPart={changes.length < total} />
          )}
        </div>
      )}
    </>
  )
}
