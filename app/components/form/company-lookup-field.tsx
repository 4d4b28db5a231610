import { Search } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Banner } from "../screen/banner"
import { SectionCard } from "../screen/section-card"
import { Button } from "../ui/button"
import { Input } from "../ui/input"
import { Label } from "../ui/label"
import { useFormContext } from "./form-context"

/**
 * Finds a business by its number in the public register and fills in what is still empty. It belongs to the
 * form, which comes back with all that was typed.
 */
export function CompanyLookupField({ hint }: { hint: ReactNode }) {
  const { t } = useTranslation()
  const { found, firstError } = useFormContext()
  const { q, told, choices = [] } = found?.company ?? {}
  return (
    <SectionCard title={t("register.title")}>
      <Label htmlFor="company-number">{t("register.number")}</Label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <div className="min-w-48 flex-1">
          <Input
            id="company-number"
            name="_q.company"
            defaultValue={q}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            autoFocus={firstError === "company"}
            aria-invalid={told?.tone === "danger" ? true : undefined}
            aria-describedby={told ? "company-number-told" : "company-number-hint"}
          />
        </div>
        {q ? <input type="hidden" name="_q0.company" value={q} /> : null}
        <Button type="submit" name="_search" value="company" formNoValidate variant="outline">
          <Search size={18} aria-hidden="true" />
          {t("register.find")}
        </Button>
      </div>
      {told ? (
        <div id="company-number-told" className="mt-4">
          <Banner tone={told.tone} title={told.title}>
            {told.text}
          </Banner>
        </div>
      ) : (
        <p id="company-number-hint" className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {choices.length > 0 ? (
        <fieldset className="mt-4">
          <legend className="font-medium text-sm">{t("register.establishments")}</legend>
          <ul className="mt-2 grid gap-2">
            {choices.map(({ value, label, text }) => (
              <li key={value}>
                <Button
                  type="submit"
                  name="_search"
                  value={`company:${value}`}
                  formNoValidate
                  variant="outline"
                  className="w-full justify-between text-left"
                >
                  {label}
                  <span className="text-muted text-sm">{text}</span>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </SectionCard>
  )
}
