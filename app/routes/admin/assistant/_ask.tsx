import { useTranslation } from "react-i18next"
import { LongTextField } from "~/components/form/long-text-field"
import { PlumeForm } from "~/components/form/plume-form"
import type { FormConstraints, FormReply } from "~/components/form/reply"
import { StatusButton } from "~/components/screen/status-button"

interface AskProps {
  reply?: FormReply
  constraints: FormConstraints
  /** Questions that fit what is there; each asks itself. */
  examples: string[]
}

/** Where one asks, in one's own words or by an example. */
export function Ask({ reply, constraints, examples }: AskProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <PlumeForm
        reply={reply}
        constraints={constraints}
        labels="assistant"
        submitLabel={t("assistant.ask")}
      >
        <LongTextField
          name="text"
          rows={3}
          label={t("assistant.text")}
          hint={t("assistant.questionHint")}
        />
      </PlumeForm>
      {examples.length > 0 ? (
        <section aria-label={t("assistant.example")}>
          <p className="mb-2 text-muted text-sm">{t("assistant.example")}</p>
          <ul className="flex flex-wrap gap-2">
            {examples.map((text) => (
              <li key={text}>
                <StatusButton action="." values={{ text }}>
                  {text}
                </StatusButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
