import { lazy, Suspense, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { useHydrated } from "../use-hydrated"
import { useFormContext } from "./form-context"
import type { Choice } from "./reply"
import { SelectField } from "./select-field"
import { TextField } from "./text-field"

const CommuneSearch = lazy(() => import("./commune-search"))

interface AddressFieldsProps {
  labels: { streetAddress: string; postalCode: string; city: string; country: string }
  countries: Choice[]
  /** Where communes are searched, relative to the route. */
  communes: string
  /** The browser may fill in the own address, and never another one. */
  own?: boolean
}

/**
 * An address, whose commune follows from its postal code: proposed while one types, or asked for with a
 * button. Who does not answer stops nobody: both can be typed.
 */
export function AddressFields({ labels, countries, communes, own }: AddressFieldsProps) {
  const { t } = useTranslation()
  const found = useFormContext().found?.city
  const hydrated = useHydrated()
  const group = useRef<HTMLDivElement>(null)
  const list = useId()
  const fill = (token: string) => (own ? token : "off")
  return (
    <div ref={group} className="col-span-full grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField
        name="streetAddress"
        label={labels.streetAddress}
        autoComplete={fill("street-address")}
        className="sm:col-span-2"
      />
      <TextField
        name="postalCode"
        label={labels.postalCode}
        autoComplete={fill("postal-code")}
        inputMode="text"
      />
      <TextField
        name="city"
        label={labels.city}
        autoComplete={fill("address-level2")}
        list={list}
        hint={found ? <FoundCommunes choices={found.choices} /> : undefined}
      />
      {hydrated ? (
        <Suspense fallback={<datalist id={list} />}>
          <CommuneSearch group={group} source={communes} list={list} />
        </Suspense>
      ) : (
        <datalist id={list}>
          {found?.choices.map(({ value, label }) => (
            <option key={label + value} value={label} />
          ))}
        </datalist>
      )}
      <SelectField
        name="country"
        label={labels.country}
        options={countries}
        autoComplete={fill("country")}
      />
      {hydrated ? null : (
        <div className="only-without-script self-end">
          <Button type="submit" name="_search" value="city" formNoValidate variant="outline">
            {t("commune.submit")}
          </Button>
        </div>
      )}
    </div>
  )
}

function FoundCommunes({ choices }: { choices: Choice[] }) {
  const { t } = useTranslation()
  if (choices.length === 0) return t("commune.none")
  const names = choices.map(({ label, text }) => (text ? `${label} (${text})` : label))
  return t("commune.found", { count: choices.length, names: names.join(", ") })
}
