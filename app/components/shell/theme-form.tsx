import { useTranslation } from "react-i18next"
import { themes } from "~/services/look/look"
import { useLook } from "~/services/look/use-look"
import { Icon } from "./icon"
import { LookForm } from "./look-form"

/** Light, dark, or as the system has it. */
export function ThemeForm() {
  const { t } = useTranslation()
  const { theme } = useLook()
  return (
    <LookForm>
      <fieldset className="segments">
        <legend className="sr-only">{t("shell.theme")}</legend>
        {themes.map((each) => (
          <button
            key={each}
            type="submit"
            name="theme"
            value={each}
            aria-pressed={each === theme}
            className="segment"
          >
            <Icon name={each} />
            {t(`shell.themes.${each}`)}
          </button>
        ))}
      </fieldset>
    </LookForm>
  )
}
