import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ComboboxField } from "~/components/form/combobox-field"
import { useCan } from "~/services/person"
import type { Supplies } from "./supplies"

interface ClientFieldProps {
  label: string
  supplies: Supplies
  /** The area whose form it is: the very first client leads back there. */
  comesFrom: "bills" | "quotes"
}

/** Who a bill or a quote is for, and the way to a client who is not known yet. */
export function ClientField({ label, supplies, comesFrom }: ClientFieldProps) {
  const { t } = useTranslation()
  const can = useCan()
  const isFirst = supplies.clients.length === 0
  return (
    <ComboboxField
      name="clientId"
      label={label}
      options={supplies.clients}
      source={supplies.moreClients ? "../companies/choices" : undefined}
      hint={
        can("clients.create") ? (
          // Beside a bill that may be half typed; the very first client comes before the bill.
          <Link
            to={isFirst ? `../companies/new?for=${comesFrom}` : "../companies/new"}
            target={isFirst ? undefined : "_blank"}
            className="text-accent underline"
          >
            {isFirst ? t("bills.newClient") : t("bills.newClientAside")}
          </Link>
        ) : undefined
      }
    />
  )
}
