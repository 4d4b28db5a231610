import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { type FormState, formStates } from "./_form-state"
import { DesignFrame } from "./_frame"

interface FormStatesProps {
  title: string
  state: FormState
  /** What the server read of the form, as text. */
  received?: string
  children: ReactNode
}

/** A form that really is checked, in one of its states; the others are a link away. */
export function FormStates({ title, state, received, children }: FormStatesProps) {
  const { t } = useTranslation()
  return (
    <DesignFrame title={title}>
      <div className="mx-auto w-full max-w-3xl">
        <p className="mb-4 text-muted">{t("design.forms.text")}</p>
        <nav aria-label={t("design.forms.states")} className="mb-5">
          <ul className="flex flex-wrap gap-2">
            {formStates.map((each) => (
              <li key={each}>
                <a
                  href={`?state=${each}`}
                  aria-current={each === state ? "true" : undefined}
                  className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-sm hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium"
                >
                  {t(`design.forms.${each}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {received ? (
          <section aria-labelledby="received" className="mb-5 rounded-card bg-success-soft p-4">
            <h2 id="received" className="font-semibold text-success">
              {t("design.forms.received")}
            </h2>
            <pre className="mt-2 overflow-x-auto text-sm whitespace-pre-wrap">{received}</pre>
          </section>
        ) : null}
        {children}
      </div>
    </DesignFrame>
  )
}
