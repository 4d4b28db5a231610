import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Input } from "../ui/input"

interface SearchRowProps {
  name: string
  label: string
  q?: string
  count?: number
}

/** The search of a page without scripts. */
export function SearchRow({ name, label, q, count }: SearchRowProps) {
  const { t } = useTranslation()
  const id = `search-${name}`
  return (
    <div className="only-without-script mb-2">
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
        <Button type="submit" name="_search" value={name} formNoValidate variant="secondary">
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
