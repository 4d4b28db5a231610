import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { usePermissions } from "~/services/person"
import { RightsTable } from "./_rights-table"

/** What a role may do: one box for each right. */
export function PermissionMatrix() {
  const { t } = useTranslation()
  // Nobody gives what they do not have: the other boxes are not offered.
  const own = usePermissions()
  const [field] = useField<string[]>("permissions")
  const chosen = new Set([field.initialValue ?? []].flat().map(String))
  const nameOf = (right: string) => {
    const [menu = "", act = ""] = right.split(".")
    return t("roles.right", { menu: t(`roles.menu.${menu}`), act: t(`roles.act.${act}`) })
  }
  const error = field.errors?.join(" ")
  return (
    <fieldset
      id="permissions"
      aria-describedby={error ? field.errorId : undefined}
      className="m-0 min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <legend className="float-left mb-2 w-full p-0 font-semibold text-lg">
        {t("roles.selectMenu")}
      </legend>
      <p className="clear-both mb-4 text-muted text-sm">{t("roles.selectMenuText")}</p>
      {error ? (
        <p id={field.errorId} className="mb-4 text-danger text-sm">
          {error}
        </p>
      ) : null}
      <div key={field.key} className="relative overflow-x-auto">
        <RightsTable
          cell={(right, act) =>
            own.includes(right) ? (
              <label className="inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-control hover:bg-hover @max-lg:pr-3">
                <span className="sr-only">{nameOf(right)}</span>
                <input
                  type="checkbox"
                  name="permissions"
                  value={right}
                  defaultChecked={chosen.has(right)}
                  className="size-5"
                />
                <span aria-hidden="true" className="@lg:hidden">
                  {act}
                </span>
              </label>
            ) : null
          }
        />
      </div>
    </fieldset>
  )
}
