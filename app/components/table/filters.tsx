import { useSearchParams } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { Choice } from "../form/select-field"
import { Input, Select } from "../ui/input"

interface FilterProps {
  name: string
  label: string
}

/** One of a few values, or all. */
export function FilterSelect({ name, label, options }: FilterProps & { options: Choice[] }) {
  const { t } = useTranslation()
  const id = useId()
  const [params] = useSearchParams()
  return (
    <div className="min-w-36">
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <Select id={id} name={name} defaultValue={params.get(name) ?? ""}>
        <option value="">{t("table.all")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** A day that bounds the list. */
export function FilterDay({ name, label }: FilterProps) {
  const id = useId()
  const [params] = useSearchParams()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <Input id={id} type="date" name={name} defaultValue={params.get(name) ?? ""} />
    </div>
  )
}
