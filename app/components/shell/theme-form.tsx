import { useTranslation } from "react-i18next"
import { themes } from "~/services/appearance/appearance"
import { useAppearance } from "~/services/appearance/use-appearance"
import { AppearanceForm } from "./appearance-form"
import { Icon } from "./icon"

/** Light, dark, or as the system has it. */
export function ThemeForm() {
  const { t } = useTranslation()
  const { theme } = useAppearance()
  return (
    <AppearanceForm>
      <fieldset className="shell-segments">
        <legend className="sr-only">{t("shell.theme")}</legend>
        {themes.map((each) => (
          <button
            key={each}
            type="submit"
            name="theme"
            value={each}
            aria-pressed={each === theme}
            className="shell-segment"
          >
            <Icon name={each} />
            {t(`shell.themes.${each}`)}
          </button>
        ))}
      </fieldset>
    </AppearanceForm>
  )
}
