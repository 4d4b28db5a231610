import { useTranslation } from "react-i18next"
import { useFormContext } from "./form-context"
import { SearchRow } from "./search-row"

/**
 * The suggestions of a field of tags on a page without scripts: a search posts the form, which comes back
 * with what was found as boxes to tick; they are sent beside what stands in the field.
 */
export function TagSearch({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  const found = useFormContext().found?.[name]
  return (
    <div className="only-without-script">
      <SearchRow name={name} label={label} q={found?.q} count={found?.choices.length} />
      {found?.choices.length ? (
        <fieldset className="m-0 border-0 p-0">
          <legend className="sr-only">{t("form.search.label", { label })}</legend>
          {found.choices.map(({ value, label: called, text }) => (
            <label key={value} className="flex min-h-10 items-center gap-3">
              <input type="checkbox" name={name} value={value} className="size-5 shrink-0" />
              <span>
                {called} {text ? <span className="text-sm text-muted">{text}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
