import { Form, useNavigation } from "@remix-run/react"
import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { Button } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Input } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import type { Lookup } from "~/services/company-lookup.server"
import { formatSiren } from "../../../../domain/siren"

/** Finds the business by its number, so that its owner need not type what is public. */
export function LookupForm({ lookup }: { lookup?: Lookup }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== "idle"
  const { error, company, failure } = lookup ?? {}
  return (
    <Card title={t("firstRun.company.lookup")} className="mb-5">
      <Form method="get">
        <Label htmlFor="number">{t("firstRun.company.number")}</Label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <div className="min-w-48 flex-1">
            <Input
              id="number"
              name="number"
              defaultValue={lookup?.number}
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={30}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "number-error" : "number-hint"}
            />
          </div>
          <Button type="submit" variant="secondary" busy={busy}>
            <Search size={18} aria-hidden="true" />
            {t("firstRun.company.find")}
          </Button>
        </div>
        {error ? (
          <p id="number-error" className="mt-1.5 text-sm font-medium text-danger">
            {t(`errors.${error}`)}
          </p>
        ) : (
          <p id="number-hint" className="mt-1.5 text-sm text-muted">
            {t("firstRun.company.numberHint")}
          </p>
        )}
      </Form>
      {company ? (
        <div className="mt-4">
          <Banner
            tone={company.closed ? "warning" : "success"}
            title={t("firstRun.company.found", {
              name: company.name,
              siren: formatSiren(company.siren),
            })}
          >
            {t(company.closed ? "firstRun.company.closed" : "firstRun.company.check")}
          </Banner>
        </div>
      ) : null}
      {failure ? (
        <div className="mt-4">
          <Banner tone="warning" title={t(failure)}>
            {t("firstRun.company.byHand")}
          </Banner>
        </div>
      ) : null}
    </Card>
  )
}
