import { useField } from "@conform-to/react"
import { PackagePlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useCan } from "~/services/person"
import { markDirty } from "../form/dirty"
import { useFormContext } from "../form/form-context"
import { NewHere, useNewHere } from "../form/new-here"
import type { Choice } from "../form/reply"
import { SearchRow } from "../form/search-row"
import { useChoices } from "../form/use-choices"
import { markNumbers } from "../form/wire-value"
import { Button } from "../ui/button"
import { Input, Select } from "../ui/input"
import { Label } from "../ui/label"
import { useHydrated } from "../use-hydrated"
import type { Supplies } from "./supplies"

/** The line that a service or a product lends its words and its price to; it is free to change later. */
function lineOf({ value, label, amount, unit, vatRate, description }: Choice, usualRate: string) {
  return {
    ...(unit ? { unit, description: description ?? "" } : { unit: "unit", productId: value }),
    ...{ serviceName: label, quantity: "1", unitPriceHT: amount ?? "" },
    vatRate: vatRate ?? usualRate,
  }
}

/** Services and products to copy into a line; where there are many, one searches for them. */
export function CataloguePicks({ supplies }: { supplies: Supplies }) {
  const { catalogue, moreInCatalogue, vatRate } = supplies
  const { t } = useTranslation()
  const can = useCan()
  const [, form] = useField("lines")
  const context = useFormContext()
  const found = context.found?.catalogue
  const hydrated = useHydrated()
  const [q, setQ] = useState("")
  const { choices, state } = useChoices("../services/choices", q, q !== "")
  const { details, begin } = useNewHere()
  const mayAdd = can("products.create")
  const shown = q ? choices : (found?.choices ?? catalogue)
  if (catalogue.length === 0 && !mayAdd) return null
  return (
    <details
      open={found !== undefined || context.found?.newService !== undefined}
      className="rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
        {t("bills.line.fromCatalogue")}
      </summary>
      <div className="mt-3">
        {moreInCatalogue ? (
          <SearchRow
            name="catalogue"
            label={t("bills.line.catalogue")}
            q={found?.q}
            count={found?.choices.length}
          />
        ) : null}
        {moreInCatalogue && hydrated ? (
          <Input
            type="search"
            value={q}
            aria-label={t("form.search.label", { label: t("bills.line.catalogue") })}
            placeholder={t("form.search.placeholder")}
            onChange={(event) => setQ(event.currentTarget.value.trimStart())}
            onKeyDown={(event) => {
              // Enter searches, as it does anyway, and saves no bill.
              if (event.key === "Enter") event.preventDefault()
            }}
          />
        ) : null}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shown.map((choice) => {
          const add = form.insert.getButtonProps({
            name: "lines",
            defaultValue: markNumbers(lineOf(choice, vatRate)) as never,
          })
          return (
            <li key={choice.value}>
              <Button
                {...add}
                onClick={() => markDirty(form.id, true)}
                type="submit"
                variant="outline"
                size="sm"
              >
                {choice.label}
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-sm text-muted">
        {q && state === "found" ? t("form.search.results", { count: choices.length }) : null}
        {q && state === "failed" ? t("form.search.failed") : null}
      </p>
      {q && state === "found" && choices.length === 0 && mayAdd ? (
        <Button type="button" variant="outline" size="sm" onClick={() => begin(q)}>
          {t("form.search.create", { q })}
        </Button>
      ) : null}
      {mayAdd ? (
        <div className="mt-3">
          <NewInCatalogue details={details} vatRate={vatRate} />
        </div>
      ) : null}
    </details>
  )
}

/** A service or a product that is not there yet; it is added, and its line with it. */
function NewInCatalogue({
  details,
  vatRate,
}: {
  details: React.RefObject<HTMLDetailsElement>
  vatRate: string
}) {
  const { t } = useTranslation()
  const { typed } = useFormContext().found?.newService ?? {}
  return (
    <NewHere
      name="newService"
      title={t("bills.line.newHere")}
      submitLabel={t("bills.line.newHereAdd")}
      text={t("bills.line.newHereText")}
      icon={<PackagePlus size={18} aria-hidden="true" />}
      details={details}
      fields={[
        { name: "name", label: t("services.name") },
        { name: "price", label: t("services.unitPriceHT"), inputMode: "decimal" },
      ]}
    >
      <div>
        <Label htmlFor="newService-kind" className="mb-1.5">
          {t("bills.line.newHereKind")}
        </Label>
        <Select id="newService-kind" name="_q.newService.kind" defaultValue={typed?.kind ?? "day"}>
          {(["day", "hour", "flat"] as const).map((unit) => (
            <option key={unit} value={unit}>
              {`${t("areas.services")} · ${t(`bills.units.${unit}`)}`}
            </option>
          ))}
          <option value="product">{t("areas.products")}</option>
        </Select>
      </div>
      <input type="hidden" name="_q.newService.vatRate" value={vatRate} />
    </NewHere>
  )
}
