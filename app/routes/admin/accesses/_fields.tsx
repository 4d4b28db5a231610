import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { accessExtents, accessLabels } from "#contract/choices"
import { acts, guestPermissions, menus } from "#contract/permissions"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { RadioField } from "~/components/form/radio-field"
import { SelectField } from "~/components/form/select-field"

/** Who it is, how much is opened to them, and until when. */
export function AccessFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup>
        <SelectField
          name="label"
          label={t("accesses.label")}
          options={accessLabels.map((value) => ({ value, label: t(`accesses.labels.${value}`) }))}
        />
        <DateField name="endsOn" label={t("accesses.endsOn")} hint={t("accesses.endsOnHint")} />
      </FieldGroup>
      <div className="group/extent grid gap-5">
        <RadioField
          name="extent"
          label={t("accesses.extent")}
          options={accessExtents.map((value) => ({ value, label: t(`accesses.extents.${value}`) }))}
        />
        <ChosenMenus />
      </div>
    </>
  )
}

const offered = menus.filter((menu) =>
  guestPermissions.some((right) => right.startsWith(`${menu}.`)),
)

/** One box for each right that may be given; they count where menus are chosen one by one. */
function ChosenMenus() {
  const { t } = useTranslation()
  const [field] = useField<string[]>("permissions")
  const chosen = new Set([field.initialValue ?? []].flat().map(String))
  const error = field.errors?.join(" ")
  return (
    <fieldset
      id="permissions"
      aria-describedby={error ? field.errorId : undefined}
      className="m-0 min-w-0 rounded-card border border-line bg-surface p-4 group-has-[[name=extent]:not([value=menus]):checked]/extent:hidden sm:p-6"
    >
      <legend className="float-left mb-2 w-full p-0 font-semibold text-lg">
        {t("accesses.permissions")}
      </legend>
      <p className="clear-both mb-4 text-muted text-sm">{t("accesses.menusText")}</p>
      {error ? (
        <p id={field.errorId} className="mb-4 text-danger text-sm">
          {error}
        </p>
      ) : null}
      <ul key={field.key} className="grid gap-3">
        {offered.map((menu) => (
          <li key={menu} className="grid gap-1 sm:grid-cols-[12rem_1fr]">
            <span className="py-1 font-medium">{t(`roles.menu.${menu}`)}</span>
            <span className="flex flex-wrap gap-x-4">
              {acts
                .map((act) => ({ act, right: `${menu}.${act}` }))
                .filter(({ right }) => (guestPermissions as readonly string[]).includes(right))
                .map(({ act, right }) => (
                  <label key={right} className="inline-flex min-h-9 items-center gap-2">
                    <input
                      type="checkbox"
                      name="permissions"
                      value={right}
                      defaultChecked={chosen.has(right)}
                      className="size-5"
                      aria-label={t("roles.right", {
                        menu: t(`roles.menu.${menu}`),
                        act: t(`roles.act.${act}`),
                      })}
                    />
                    {t(`roles.act.${act}`)}
                  </label>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
