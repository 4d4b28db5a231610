import { Form } from "@remix-run/react"
import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Input } from "../ui/input"

interface SearchFormProps {
  /** What is searched for now. */
  q: string
  label: string
  placeholder: string
  /** Where to search is not what the page is for. */
  quiet?: boolean
  /** What else the address says. */
  also?: Record<string, string>
}

/** The form of a page that searches itself, by its address. */
export function SearchForm({ q, label, placeholder, quiet, also = {} }: SearchFormProps) {
  const { t } = useTranslation()
  return (
    // What was searched for begins a new form.
    <Form method="get" role="search" className="mb-2 flex max-w-2xl gap-2" key={q}>
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative min-w-0 flex-1">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-2.75 left-3 text-muted"
        />
        <Input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          aria-label={label}
          placeholder={placeholder}
          className="pl-10"
        />
      </div>
      <Button type="submit" variant={quiet ? "outline" : "default"}>
        {t("search.submit")}
      </Button>
    </Form>
  )
}
