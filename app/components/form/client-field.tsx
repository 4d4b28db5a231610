import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useCan } from "~/services/person"
import { ComboboxField } from "./combobox-field"
import { useFormContext } from "./form-context"
import { NewHere, useNewHere } from "./new-here"
import type { Choice } from "./reply"

interface ClientFieldProps {
  label: string
  clients: Choice[]
  /** There are more than are offered: one searches for them. */
  more: boolean
  /** The area whose form it is: the very first client leads back there. */
  comesFrom?: "bills" | "quotes"
  hint?: ReactNode
  placeholder?: string
  className?: string
}

/** Which client it is about, and the way to one who is not known yet. */
export function ClientField(props: ClientFieldProps) {
  const { label, clients, more, comesFrom, hint, placeholder, className } = props
  const { t } = useTranslation()
  const can = useCan()
  const added = useFormContext().found?.newClient?.choices ?? []
  const { details, begin } = useNewHere()
  const isFirst = clients.length === 0 && added.length === 0
  const known = new Set(clients.map(({ value }) => value))
  const mayAdd = can("clients.create")
  return (
    <>
      <ComboboxField
        name="clientId"
        label={label}
        options={[...added.filter(({ value }) => !known.has(value)), ...clients]}
        source={more ? "../companies/choices" : undefined}
        onCreate={mayAdd ? begin : undefined}
        placeholder={placeholder}
        className={className}
        hint={
          mayAdd && isFirst && comesFrom ? (
            // The very first client comes before the bill.
            <Link to={`../companies/new?for=${comesFrom}`} className="text-accent underline">
              {t("bills.newClient")}
            </Link>
          ) : (
            hint
          )
        }
      />
      {mayAdd ? (
        <NewHere
          name="newClient"
          title={t("bills.newClientHere")}
          text={t("bills.newClientText")}
          submitLabel={t("bills.newClientAdd")}
          details={details}
          fields={[
            { name: "name", label: t("companies.name") },
            { name: "email", label: t("companies.email"), inputMode: "email" },
            { name: "number", label: t("bills.newClientNumber"), inputMode: "numeric" },
          ]}
        />
      ) : null}
    </>
  )
}
