import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OptionDetails } from "#contract/option-sets"
import type { FormReply } from "../form/reply"
import { ConfirmPrompt } from "../screen/confirm-prompt"
import { EmptyState } from "../screen/empty-state"
import { PageHeader } from "../screen/page-header"
import { SectionCard } from "../screen/section-card"

interface MergePageProps {
  title: string
  name: string
  uses: Pick<OptionDetails["uses"], "records" | "people">
  others: { value: string; name: string }[]
  /** The value that was chosen, as the address says it. */
  into: string | null
  /** The page of the value that goes. */
  here: string
  reply?: Pick<FormReply, "problem" | "key">
}

/** First which value, then what moves, and whether. */
export function MergePage({ title, name, uses, others, into, here, reply }: MergePageProps) {
  const { t } = useTranslation()
  const chosen = others.find(({ value }) => value === into)
  if (chosen)
    return (
      <ConfirmPrompt
        title={t("optionSets.merge.question", { name, other: chosen.name })}
        confirmLabel={t("optionSets.merge.confirm")}
        cancelTo={here}
        values={{ into: chosen.value }}
        reply={reply}
      >
        <p>
          {t("optionSets.uses.records", { count: uses.records })}{" "}
          {t("optionSets.uses.people", { count: uses.people })}
        </p>
        <p className="mt-1">{t("optionSets.merge.text", { name, other: chosen.name })}</p>
      </ConfirmPrompt>
    )
  return (
    <>
      <PageHeader title={title} text={t("optionSets.merge.choose")} />
      {others.length === 0 ? (
        <EmptyState title={t("optionSets.merge.none")} />
      ) : (
        <SectionCard title={t("optionSets.merge.with")}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {others.map((other) => (
              <li key={other.value}>
                <Link
                  to={`?into=${encodeURIComponent(other.value)}`}
                  className="text-accent underline"
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}
