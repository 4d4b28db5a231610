import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Button } from "../ui/button"
import { Input } from "../ui/input"

interface SearchRowProps {
  name: string
  label: string
  q?: string
  count?: number
  /** Where scripts have no better way to search. */
  always?: boolean
}

/** A search that posts the form, which comes back with what was found: that of a page without scripts. */
export function SearchRow({ name, label, q, count, always = false }: SearchRowProps) {
  const { t } = useTranslation()
  const id = `search-${name}`
  return (
    <div className={cn("mb-2", !always && "only-without-script")}>
      <div className="flex gap-2">
        <Input
          id={id}
          type="search"
          name={`_q.${name}`}
          defaultValue={q}
          aria-label={t("form.search.label", { label })}
          placeholder={t("form.search.label", { label })}
        />
        {q ? <input type="hidden" name={`_q0.${name}`} value={q} /> : null}
        <Button type="submit" name="_search" value={name} formNoValidate variant="outline">
          <Search size={18} aria-hidden="true" />
          {t("form.search.submit")}
        </Button>
      </div>
      {q ? (
        <p role="status" className="mt-1.5 text-sm text-muted">
          {t("form.search.found", { count, q })}
        </p>
      ) : null}
    </div>
  )
}
