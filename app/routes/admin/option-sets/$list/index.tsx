import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { useCells } from "~/components/table/cells"
import { TableRows } from "~/components/table/table-rows"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { listIn } from "../_list.server"

export const handle = titled("optionSets.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.see")
  const path = { list: listIn(args) }
  const [options, additions] = await Promise.all([
    api.get("/OptionSets/{list}/options", { path }),
    api.get("/OptionSets/{list}/additions", { path }),
  ])
  return { ...path, options, additions }
}

/** The values of a list, and what people added for themselves. */
export default function OptionSetScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { list, options, additions } = useLoaderData<typeof loader>()
  const nameOf = (value: string) => options.find((each) => each.value === value)?.nameFr ?? value
  const add = can("optionSets.create") ? (
    <ButtonLink to={`../option-sets/${list}/new`}>{t("optionSets.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t(`optionSets.lists.${list}`)}
        text={t(`optionSets.where.${list}`)}
        action={add}
        secondary={
          <>
            {can("optionSets.export") ? (
              <a
                href={`${list}/export`}
                download
                className={buttonVariants({ variant: "outline" })}
              >
                {t("table.export")}
              </a>
            ) : null}
            {can("optionSets.edit") && can("optionSets.create") ? (
              <ButtonLink to={`../option-sets/${list}/table`} variant="outline">
                {t("optionSets.table.open")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="grid gap-6">
        {options.length === 0 ? (
          <EmptyState
            title={t("optionSets.empty.title")}
            text={t("optionSets.empty.text")}
            action={add}
          />
        ) : (
          <TableRows
            label={t(`optionSets.lists.${list}`)}
            rows={options}
            rowTo={({ id }) => id}
            columns={[
              { name: "nameFr", header: t("optionSets.nameFr"), cell: (row) => row.nameFr },
              {
                name: "nameEn",
                header: t("optionSets.nameEn"),
                card: "small",
                cell: (row) => row.nameEn,
              },
              {
                name: "value",
                header: t("optionSets.value"),
                card: "small",
                cell: (row) => row.value,
              },
              {
                name: "place",
                header: t("optionSets.place"),
                align: "end",
                cell: (row) => row.place,
              },
              {
                name: "state",
                header: t("optionSets.state"),
                card: "state",
                cell: (row) =>
                  row.mergedInto
                    ? cells.status(
                        "neutral",
                        t("optionSets.shownAs", { name: nameOf(row.mergedInto) }),
                      )
                    : cells.status(
                        row.retired ? "neutral" : "success",
                        t(row.retired ? "optionSets.retired" : "optionSets.suggested"),
                      ),
              },
            ]}
          />
        )}
        <SectionCard title={t("optionSets.additions.title")}>
          <p className="mb-3 text-muted">{t("optionSets.additions.text")}</p>
          {additions.length === 0 ? (
            <p>{t("optionSets.additions.none")}</p>
          ) : (
            <ul className="divide-y divide-line">
              {additions.map(({ value, name, people }) => (
                <li key={value} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span>
                    {name}{" "}
                    <span className="text-muted">
                      {t("optionSets.additions.people", { count: people })}
                    </span>
                  </span>
                  {can("optionSets.create") ? (
                    <StatusButton
                      action={`../option-sets/${list}/additions`}
                      values={{ value }}
                      size="sm"
                    >
                      {t("optionSets.additions.lift")}
                      <span className="sr-only">{` ${name}`}</span>
                    </StatusButton>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
    </>
  )
}
