import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { AssistantAnswer } from "#contract/assistant"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell } from "~/components/table/cells"
import { Proposal } from "./_proposal"

type Table = NonNullable<AssistantAnswer["table"]>

/** What was found: a sentence, a figure, a table, and links to each record that it is from. */
export function Answer({ answer }: { answer: AssistantAnswer }) {
  const { t } = useTranslation()
  const { sentence, figure, table, links, offers, remark, proposal, language } = answer
  return (
    <div className="grid gap-4" lang={language}>
      <p className="wrap-anywhere">{sentence}</p>
      {figure ? <p className="text-2xl font-semibold tabular-nums">{figure}</p> : null}
      {table ? <AnswerTable table={table} /> : null}
      {proposal ? <Proposal proposal={proposal} /> : null}
      {offers.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {answer.kind === "ask" ? null : <span>{t("assistant.instead")}</span>}
          {offers.map(({ text }) => (
            <StatusButton key={text} action="../assistant?index" values={{ text }}>
              {text}
            </StatusButton>
          ))}
        </div>
      ) : null}
      {remark ? (
        <p className="wrap-anywhere border-line border-l-4 pl-3 text-muted text-sm">
          {t("assistant.remark")} {remark}
        </p>
      ) : null}
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={`../${to}`}
                className="wrap-anywhere inline-block min-h-6 text-accent underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {answer.by === "model" || answer.fellBack ? (
        <p className="text-muted text-sm">
          {t(answer.fellBack ? "assistant.fellBack" : "assistant.byModel")}
        </p>
      ) : null}
    </div>
  )
}

function AnswerTable({ table: { heads, rows, count } }: { table: Table }) {
  const { t } = useTranslation()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ cells, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is
            <tr key={at}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row" className="py-2 pr-4 text-left font-medium">
                    {to ? <LinkCell to={`../${to}`}>{cell}</LinkCell> : cell}
                  </th>
                ) : (
                  <td key={heads[column]} className="py-2 pr-4">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length ? (
        <p className="mt-2 text-muted text-sm">
          {t("assistant.more", { shown: rows.length, count })}
        </p>
      ) : null}
    </div>
  )
}
