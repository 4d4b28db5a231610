import { useTranslation } from "react-i18next"
import { useAppearance } from "~/services/appearance/use-appearance"
import { AppearanceForm } from "./appearance-form"
import { Icon } from "./icon"

/** Folds the navigation to its icons, or opens it again; only where it stands beside the page. */
export function SideForm() {
  const { t } = useTranslation()
  const isWide = useAppearance().side === "wide"
  return (
    <AppearanceForm className="shell-fold">
      <button
        type="submit"
        name="side"
        value={isWide ? "narrow" : "wide"}
        aria-expanded={isWide}
        className="shell-place"
      >
        <Icon name="side" />
        <span>{t(isWide ? "shell.fold" : "shell.unfold")}</span>
      </button>
    </AppearanceForm>
  )
}
