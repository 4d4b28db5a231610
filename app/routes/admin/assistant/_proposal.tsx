import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { AssistantProposal } from "#contract/assistant"
import { formatClock } from "~/components/format"
import { StatusButton } from "~/components/screen/status-button"

/** What would be done, exactly; it is done by the button, once. */
export function Proposal({ proposal }: { proposal: AssistantProposal }) {
  const { t, i18n } = useTranslation()
  const { id, state, changes, reaches, message, record, result, expiresAt } = proposal
  return (
    <section
      aria-label={t("assistant.proposal.title")}
      className="grid gap-4 rounded-card border border-accent p-4"
    >
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {reaches.length > 0 ? (
        <p className="wrap-anywhere">
          {t("assistant.proposal.reaches")} <strong>{reaches.join(", ")}</strong>
        </p>
      ) : null}
      {message ? (
        <div className="rounded-control bg-canvas p-3 text-sm">
          <p className="font-medium">{t("assistant.proposal.message")}</p>
          <p className="wrap-anywhere mt-2 font-semibold">{message.subject}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{message.body}</p>
        </div>
      ) : null}
      {record ? (
        <p>
          <Link to={`../${record.to}`} className="inline-block min-h-6 text-accent underline">
            {t("assistant.proposal.see", { name: record.label })}
          </Link>
        </p>
      ) : null}
      {state === "open" ? (
        <div className="flex flex-wrap items-center gap-3">
          <StatusButton action="." variant="default" values={{ proposalId: id }}>
            {t("assistant.proposal.confirm")}
          </StatusButton>
          <p className="text-muted text-sm">
            {t("assistant.proposal.until", { time: formatClock(expiresAt, i18n.language) })}
          </p>
        </div>
      ) : (
        <p className="font-medium">{t(`assistant.proposal.${state}`)}</p>
      )}
      {result ? (
        <p>
          <Link to={`../${result.to}`} className="inline-block min-h-6 text-accent underline">
            {t("assistant.proposal.see", { name: result.label })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function Changes({ changes }: Pick<AssistantProposal, "changes">) {
  const { t } = useTranslation()
  const heads = [
    t("assistant.proposal.change"),
    t("assistant.proposal.before"),
    t("assistant.proposal.after"),
  ]
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
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {label}
              </th>
              <td className="py-2 pr-4">{before ?? "–"}</td>
              <td className="py-2 font-semibold">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
