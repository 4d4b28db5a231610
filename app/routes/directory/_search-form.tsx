import { useLocation } from "@remix-run/react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "~/components/ui/button"
import { Input, Select } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import { errorText } from "~/services/form/error-text"
import { languageName } from "~/services/language/language-name"
import { languageParameter } from "~/services/language/locale"
import type { DirectoryView } from "~/services/public/directory.server"
import { countText } from "./_count-text"

const radii = ["10", "25", "50", "100", "200"]
const daysOfWeek = ["1", "2", "3", "4", "5"]

/** A search is its address: a form that is sent by GET, to be shared, kept and gone back to. */
export function SearchForm({ view }: { view: DirectoryView }) {
  const { t, i18n } = useTranslation()
  const { search } = useLocation()
  const language = new URLSearchParams(search).get(languageParameter)
  const { asked, errors, place, counts } = view
  const { atLeast } = counts
  // A family that nobody is in stays, if it is the one that was chosen.
  const families = counts.families.filter(
    ({ value, count }) => count > 0 || atLeast.families || value === asked.family,
  )
  const counted = (name: string, count: number, isAtLeast: boolean) => {
    const number = countText(count, isAtLeast, i18n.language)
    return number ? t("public:directory.counted", { name, number }) : name
  }
  return (
    <form
      method="get"
      action="/directory"
      aria-label={t("public:directory.search")}
      className="mt-8 grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      {language ? <input type="hidden" name={languageParameter} value={language} /> : null}
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          name="q"
          label={t("public:directory.fields.q")}
          hint={t("public:directory.fields.qHint")}
          error={errors.q}
        >
          {(control) => <Input {...control} type="search" defaultValue={asked.q} maxLength={100} />}
        </Field>
        <Field
          name="place"
          label={t("public:directory.fields.place")}
          hint={t("public:directory.fields.placeHint")}
          error={errors.place}
        >
          {(control) => (
            <Input
              {...control}
              defaultValue={place ? placeText(place) : asked.place}
              maxLength={100}
              autoComplete="address-level2"
            />
          )}
        </Field>
      </div>
      <details open={isNarrowed(view)}>
        <summary className="min-h-6 w-fit cursor-pointer font-medium text-accent text-sm">
          {t("public:directory.more")}
        </summary>
        <div className="mt-4 grid gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              name="skill"
              label={t("public:directory.fields.skill")}
              hint={t("public:directory.fields.skillHint")}
              error={errors.skill}
            >
              {(control) => <Input {...control} defaultValue={asked.skill} maxLength={600} />}
            </Field>
            <Field name="family" label={t("public:directory.fields.family")} error={errors.family}>
              {(control) => (
                <Select {...control} defaultValue={asked.family}>
                  <option value="">{t("public:directory.any.family")}</option>
                  {families.map(({ value, title, count }) => (
                    <option key={value} value={value}>
                      {counted(title, count, atLeast.families)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="grid grid-cols-2 gap-5 md:grid-cols-5">
            <Field name="match" label={t("public:directory.fields.match")} error={errors.match}>
              {(control) => (
                <Select {...control} defaultValue={asked.match}>
                  <option value="all">{t("public:directory.match.all")}</option>
                  <option value="any">{t("public:directory.match.any")}</option>
                </Select>
              )}
            </Field>
            <Field name="radius" label={t("public:directory.fields.radius")} error={errors.radius}>
              {(control) => (
                <Select {...control} defaultValue={asked.radius}>
                  <option value="">{t("public:directory.any.radius")}</option>
                  {withChosen(radii, asked.radius).map((radius) => (
                    <option key={radius} value={radius}>
                      {t("public:directory.within", { kilometres: radius })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field name="from" label={t("public:directory.fields.from")} error={errors.from}>
              {(control) => <Input {...control} type="date" defaultValue={asked.from} />}
            </Field>
            <Field name="days" label={t("public:directory.fields.days")} error={errors.days}>
              {(control) => (
                <Select {...control} defaultValue={asked.days}>
                  <option value="">{t("public:directory.any.days")}</option>
                  {withChosen(daysOfWeek, asked.days).map((days) => (
                    <option key={days} value={days}>
                      {t("public:directory.daysAWeek", { count: Number(days) || 0 })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              name="language"
              label={t("public:directory.fields.language")}
              error={errors.language}
            >
              {(control) => (
                <Select {...control} defaultValue={asked.language}>
                  <option value="">{t("public:directory.any.language")}</option>
                  {counts.languages.map(({ value, count }) => (
                    <option key={value} value={value}>
                      {counted(languageName(value, i18n.language), count, atLeast.languages)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t("public:directory.submit")}</Button>
        <a
          href={language ? `/directory?${languageParameter}=${language}` : "/directory"}
          className="inline-flex min-h-10 items-center px-2 text-accent hover:underline"
        >
          {t("public:directory.reset")}
        </a>
      </div>
    </form>
  )
}

const narrower = ["skill", "family", "radius", "from", "days", "language"] as const

/** Whether more is asked than a trade and a place, or something of it is refused. */
const isNarrowed = ({ asked, errors }: DirectoryView) =>
  narrower.some((name) => asked[name] || errors[name]) || errors.match !== undefined

/** As it is found again: a name alone may be that of several places. */
export const placeText = ({ name, postalCodes }: { name: string; postalCodes: string[] }) =>
  postalCodes[0] ? `${name} (${postalCodes[0]})` : name

/** What an address asks for is offered too, whatever it is. */
const withChosen = (offered: string[], chosen: string) =>
  chosen === "" || offered.includes(chosen) ? offered : [...offered, chosen]

interface Control {
  id: string
  name: string
  "aria-describedby"?: string
  "aria-invalid"?: true
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  /** A code of the contract. */
  error?: string
  children: (control: Control) => ReactNode
}

function Field({ name, label, hint, error, children }: FieldProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const notes = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ")
  return (
    <div className="min-w-0">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      {children({
        id,
        name,
        ...(notes && { "aria-describedby": notes }),
        ...(error && { "aria-invalid": true }),
      })}
      {hint ? (
        <p id={`${id}hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}error`} className="mt-1.5 font-medium text-danger text-sm">
          {errorText(i18n, error)}
        </p>
      ) : null}
    </div>
  )
}
