import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { Tile } from "~/components/screen/tile"
import { useCells } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { kindTexts, listOf } from "../_kinds"
import { Rows } from "./_rows"

export const handle = titled<typeof loader>("imports.of", ({ read }) => ({ name: read.fileName }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/Imports/{importId}", { path })
  const search = new URL(args.request.url).searchParams
  const asked = { state: search.get("state") ?? undefined, page: search.get("page") ?? "1" }
  const shown = read.importedAt
    ? null
    : await api.get("/Imports/{importId}/rows", { path, query: asked as never })
  return { read, shown, page: Number(asked.page), state: asked.state }
}

const ofTables = ["new", "twin", "refused"] as const
const ofNamed = ["new", "changed", "same", "refused"] as const

/** What would become of a file's rows, or what became of them. */
export default function ImportScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const { read, shown, page, state } = useLoaderData<typeof loader>()
  const { can, counts, kind, added } = read
  const states: readonly (keyof typeof counts)[] = kind === "events" ? ofNamed : ofTables
  return (
    <>
      <PageHeader
        title={t("imports.of", { name: read.fileName })}
        text={t(kindTexts[kind])}
        action={
          can.includes("confirm") ? (
            <ButtonLink to="confirmation">{t("imports.confirm.open")}</ButtonLink>
          ) : can.includes("undo") ? (
            <ButtonLink to="undoing" variant="outline" data-overlay="dialog">
              {t("imports.undo.open")}
            </ButtonLink>
          ) : null
        }
        secondary={
          can.includes("change") ? (
            <ButtonLink to="columns" variant="outline">
              {t("imports.change")}
            </ButtonLink>
          ) : null
        }
      />
      {read.undoneAt ? (
        <Banner title={t("imports.undone")}>{cells.date(read.undoneAt)}</Banner>
      ) : read.importedAt ? (
        <div className="grid gap-4">
          <Banner tone="success" title={t("imports.importedRows", { count: added })}>
            {cells.date(read.importedAt)}
            {read.beside > 0 ? ` · ${t("imports.besideRows", { count: read.beside })}` : null}
            {read.merged > 0 ? ` · ${t("imports.mergedRows", { count: read.merged })}` : null}
          </Banner>
          <p>
            <ButtonLink to={`../${listOf[kind]}`} variant="outline">
              {t(kindTexts[kind])}
            </ButtonLink>
          </p>
        </div>
      ) : null}
      {shown ? (
        <div className="grid gap-6">
          <div className="grid grid-cols-2 gap-3 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none sm:gap-4">
            {states.map((name) => (
              <Tile
                key={name}
                label={t(`imports.counts.${name}`)}
                value={(counts[name] ?? 0).toLocaleString(i18n.language)}
                to={`?state=${name}`}
              />
            ))}
          </div>
          {kind === "contacts" ? (
            <p className="text-muted text-sm">{t("imports.companiesRule")}</p>
          ) : null}
          {read.letters ? (
            <p className="text-muted text-sm">{t("imports.windowsLetters")}</p>
          ) : null}
          {read.leftOut.length > 0 ? (
            <p className="break-words text-muted text-sm">
              {t("imports.leftOut", {
                what: read.leftOut.map(({ name, count }) => `${name} × ${count}`).join(", "),
              })}
            </p>
          ) : null}
          <Rows shown={shown} page={page} state={state} />
        </div>
      ) : null}
    </>
  )
}
