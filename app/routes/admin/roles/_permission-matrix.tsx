import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { errorText } from "~/components/form/error-text"
import { usePermissions } from "~/services/person"
import { acts, menus } from "../../../../contract/permissions"

/** Which menu, and what may be done in it: one box each. On phones, a menu's boxes stand below its name. */
export function PermissionMatrix() {
  const { t, i18n } = useTranslation()
  // Nobody gives what they do not have: the other boxes are not offered.
  const own = usePermissions()
  const [field] = useField<string[]>("permissions")
  const chosen = new Set([field.initialValue ?? []].flat().map(String))
  const error = field.errors?.map((code) => errorText(i18n, code)).join(" ")
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
        <table className="w-full border-collapse text-sm max-sm:block">
          <caption className="sr-only">{t("roles.permissions")}</caption>
          <thead className="text-left text-muted max-sm:hidden">
            <tr>
              <th scope="col" className="py-2 pr-3 font-medium">
                {t("roles.menus")}
              </th>
              {acts.map((act) => (
                <th key={act} scope="col" className="px-1 py-2 text-center font-medium">
                  {t(`roles.act.${act}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {menus.map((menu) => (
              <tr key={menu} className="max-sm:block max-sm:py-2">
                <th
                  scope="row"
                  className="py-1 pr-3 text-left font-normal max-sm:block max-sm:font-medium"
                >
                  {t(`roles.menu.${menu}`)}
                </th>
                {acts.map((act) => (
                  <td key={act} className="px-1 text-center max-sm:inline-block max-sm:px-0">
                    {own.includes(`${menu}.${act}`) ? (
                      <label className="inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-control hover:bg-hover max-sm:pr-3">
                        <span className="sr-only">
                          {t("roles.right", {
                            menu: t(`roles.menu.${menu}`),
                            act: t(`roles.act.${act}`),
                          })}
                        </span>
                        <input
                          type="checkbox"
                          name="permissions"
                          value={`${menu}.${act}`}
                          defaultChecked={chosen.has(`${menu}.${act}`)}
                          className="size-5"
                        />
                        <span aria-hidden="true" className="sm:hidden">
                          {t(`roles.act.${act}`)}
                        </span>
                      </label>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
