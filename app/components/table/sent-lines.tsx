import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SentLineState, SentTable } from "#contract/sent-table"
import { PageHeader } from "../screen/page-header"
import { Button } from "../ui/button"
import { ButtonLink } from "../ui/button-link"
import { useCells } from "./cells"
import type { Column } from "./column"
import { TableRows } from "./table-rows"

interface SentLinesProps<Line> {
  title: string
  /** What was sent, and is sent again to be confirmed. */
  sent: Pick<SentTable, "table" | "fileId">
  lines: Line[]
  columns: Column<Line & { id: string }>[]
  /** What a line changes, from what to what. */
  changeOf: (line: Line) => string | null
  /** Where another table is sent. */
  again: string
}

const tones = { new: "success", changed: "warning", same: "neutral", refused: "danger" } as const

/** What would become of each line of a table that was sent: it is confirmed here, unless a line is refused. */
export function SentLines<
  Line extends { line: number; state: SentLineState; error: string | null },
>({ title, sent, lines, columns, changeOf, again }: SentLinesProps<Line>) {
  const { t } = useTranslation()
  const cells = useCells()
  const refused = lines.some(({ state }) => state === "refused")
  return (
    <>
      <PageHeader
        title={title}
        text={t(refused ? "optionSets.table.refusedText" : "optionSets.table.shownText")}
      />
      <TableRows
        label={title}
        rows={lines.map((line) => ({ ...line, id: String(line.line) }))}
        columns={[
          ...columns,
          {
            name: "state",
            header: t("optionSets.state"),
            card: "state",
            cell: (row) =>
              cells.status(tones[row.state], t(`optionSets.table.states.${row.state}`)),
          },
          {
            name: "error",
            header: t("optionSets.table.note"),
            card: "small",
            cell: (row) => row.error ?? changeOf(row),
          },
        ]}
      />
      <Form method="post" className="mt-6 flex flex-wrap justify-end gap-2">
        {sent.fileId ? (
          <input type="hidden" name="fileId" value={sent.fileId} />
        ) : (
          <input type="hidden" name="table" value={sent.table ?? ""} />
        )}
        <ButtonLink to={again} variant="outline" reloadDocument>
          {t("optionSets.table.again")}
        </ButtonLink>
        {refused ? null : (
          <Button type="submit" name="confirmed" value="on">
            {t("optionSets.table.confirm")}
          </Button>
        )}
      </Form>
    </>
  )
}
