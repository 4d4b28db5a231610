import { useTranslation } from "react-i18next"
import { densities } from "~/services/appearance/appearance"
import { useAppearance } from "~/services/appearance/use-appearance"
import { AppearanceForm } from "../shell/appearance-form"

/** How close the rows of lists stand, in this browser. */
export function DensityChoice() {
  const { t } = useTranslation()
  const { density } = useAppearance()
  return (
    <AppearanceForm className="mt-3 border-t border-line pt-3">
      <fieldset className="shell-segments">
        <legend className="mb-1 text-sm font-medium">{t("table.density.title")}</legend>
        {densities.map((each) => (
          <button
            key={each}
            type="submit"
            name="density"
            value={each}
            aria-pressed={each === density}
            className="shell-segment"
          >
            {t(`table.density.${each}`)}
          </button>
        ))}
      </fieldset>
    </AppearanceForm>
  )
}
