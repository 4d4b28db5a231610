import { useSearchParams } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { Choice } from "../form/reply"
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
    <div className="list-field">
      <label htmlFor={id}>{label}</label>
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

/** A month of the list; a refused one stays as it was typed. */
export function FilterMonth(props: FilterProps & { error?: string }) {
  return <FilterDay {...props} type="month" />
}

/** A day that bounds the list; a refused one stays as it was typed. */
export function FilterDay({
  name,
  label,
  error,
  type = "date",
}: FilterProps & { error?: string; type?: "date" | "month" }) {
  const id = useId()
  const [params] = useSearchParams()
  return (
    <div className="list-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type={type}
        name={name}
        defaultValue={params.get(name) ?? ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
