import { useTranslation } from "react-i18next"
import type { LabelRulePreview } from "#contract/label-rules"
import { LinkCell, useCells } from "~/components/table/cells"
import { TableRows } from "~/components/table/table-rows"

/** Open lines that rules would change, and what they say of each. */
export function SortedLines({
  lines,
  says,
}: {
  lines: LabelRulePreview["lines"]
  says: (ruleId: string) => string
}) {
  const { t } = useTranslation()
  const cells = useCells()
  if (lines.length === 0) return <p className="text-muted">{t("labelRules.none")}</p>
  return (
    <TableRows
      label={t("labelRules.lines")}
      rows={lines.map((line) => ({ ...line, id: line.lineId }))}
      columns={[
        {
          name: "label",
          header: t("bankImports.label"),
          cell: (line) => <LinkCell to={`../bank-lines/${line.lineId}`}>{line.label}</LinkCell>,
        },
        {
          name: "category",
          header: t("labelRules.category"),
          card: "second",
          cell: (line) => says(line.ruleId),
        },
        {
          name: "day",
          header: t("bankImports.day"),
          card: "small",
          cell: (line) => cells.date(line.day),
        },
        {
          name: "amount",
          header: t("bankImports.amount"),
          align: "end",
          card: "amount",
          cell: (line) => cells.money(line.amount, "EUR"),
        },
      ]}
    />
  )
}
