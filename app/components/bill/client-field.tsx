import { Link } from "@remix-run/react"
import { UserPlus } from "lucide-react"
import { type KeyboardEvent, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ComboboxField } from "~/components/form/combobox-field"
import { useFormContext } from "~/components/form/form-context"
import { Banner } from "~/components/screen/banner"
import { Button } from "~/components/ui/button"
import { Input } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import { useCan } from "~/services/person"
import type { Supplies } from "./supplies"

interface ClientFieldProps {
  label: string
  supplies: Supplies
  /** The area whose form it is: the very first client leads back there. */
  comesFrom?: "bills" | "quotes"
}

/** Who a bill or a quote is for, and the way to a client who is not known yet. */
export function ClientField({ label, supplies, comesFrom }: ClientFieldProps) {
  const { t } = useTranslation()
  const can = useCan()
  const added = useFormContext().found?.newClient?.choices ?? []
  const fields = useRef<HTMLDetailsElement>(null)
  const isFirst = supplies.clients.length === 0 && added.length === 0
  const known = new Set(supplies.clients.map(({ value }) => value))
  const mayAdd = can("clients.create")
  const create = (name: string) => {
    const [first, second] = fields.current?.querySelectorAll("input") ?? []
    if (!fields.current || !first) return
    fields.current.open = true
    first.value = name
    second?.focus()
  }
  return (
    <>
      <ComboboxField
        name="clientId"
        label={label}
        options={[...added.filter(({ value }) => !known.has(value)), ...supplies.clients]}
        source={supplies.moreClients ? "../companies/choices" : undefined}
        onCreate={mayAdd ? create : undefined}
        hint={
          mayAdd && isFirst && comesFrom ? (
            // The very first client comes before the bill.
            <Link to={`../companies/new?for=${comesFrom}`} className="text-accent underline">
              {t("bills.newClient")}
            </Link>
          ) : undefined
        }
      />
      {mayAdd ? <NewClientFields details={fields} /> : null}
    </>
  )
}

/** A client in three fields; the form is sent to add them, and comes back with everything typed in it. */
function NewClientFields({ details }: { details: React.RefObject<HTMLDetailsElement> }) {
  const { t } = useTranslation()
  const { told, typed } = useFormContext().found?.newClient ?? {}
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter adds the client, and does not save the form around it.
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.querySelector("button")?.click()
  }
  const isRefused = told?.tone === "danger"
  return (
    <div className="sm:col-span-2">
      {told ? (
        <div className="mb-3">
          <Banner tone={told.tone} title={told.title} />
        </div>
      ) : null}
      <details ref={details} open={isRefused}>
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
          {t("bills.newClientHere")}
        </summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the key Enter of the fields within */}
        <div
          className="mt-3 grid items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          onKeyDown={onKeyDown}
        >
          <NewClientField name="name" label={t("companies.name")} value={typed?.name} />
          <NewClientField
            name="email"
            label={t("companies.email")}
            value={typed?.email}
            inputMode="email"
          />
          <NewClientField
            name="number"
            label={t("bills.newClientNumber")}
            value={typed?.number}
            inputMode="numeric"
          />
          <Button type="submit" name="_search" value="newClient" formNoValidate variant="outline">
            <UserPlus size={18} aria-hidden="true" />
            {t("bills.newClientAdd")}
          </Button>
        </div>
        <p className="mt-1.5 text-sm text-muted">{t("bills.newClientText")}</p>
      </details>
    </div>
  )
}

interface NewClientFieldProps {
  name: string
  label: string
  value?: string
  inputMode?: "email" | "numeric"
}

function NewClientField({ name, label, value, inputMode }: NewClientFieldProps) {
  const id = `new-client-${name}`
  return (
    <div className="min-w-0">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <Input
        id={id}
        name={`_q.newClient.${name}`}
        defaultValue={value}
        inputMode={inputMode}
        maxLength={120}
        autoComplete="off"
      />
    </div>
  )
}
