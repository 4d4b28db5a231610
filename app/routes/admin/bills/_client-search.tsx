import { Form } from "@remix-run/react"
import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Input } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import type { Supplies } from "./_supplies.server"

/** Where there are more clients than the form offers: a search, before anything is filled in. */
export function ClientSearch({ supplies: { search } }: { supplies: Supplies }) {
  const { t } = useTranslation()
  if (!search) return null
  return (
    <Card className="mb-5">
      <Form method="get" role="search">
        <Label htmlFor="client-search" className="mb-1.5">
          {t("bills.clientSearch.label")}
        </Label>
        <div className="flex gap-2">
          <Input
            id="client-search"
            type="search"
            name="client"
            defaultValue={search.q}
            aria-describedby="client-search-text"
          />
          <Button type="submit" variant="secondary">
            <Search size={18} aria-hidden="true" />
            {t("bills.clientSearch.submit")}
          </Button>
        </div>
        <p id="client-search-text" className="mt-1.5 text-muted text-sm">
          {t(search.q ? "bills.clientSearch.found" : "bills.clientSearch.more", {
            count: search.total,
          })}
        </p>
      </Form>
    </Card>
  )
}
