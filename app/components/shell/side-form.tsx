import { useTranslation } from "react-i18next"
import { useLook } from "~/services/look/use-look"
import { Icon } from "./icon"
import { LookForm } from "./look-form"

/** Folds the navigation to its icons, or opens it again; only where it stands beside the page. */
export function SideForm() {
  const { t } = useTranslation()
  const isWide = useLook().side === "wide"
  return (
    <LookForm className="fold">
      <button
        type="submit"
        name="side"
        value={isWide ? "narrow" : "wide"}
        aria-expanded={isWide}
        className="place"
      >
        <Icon name="side" />
        <span>{t(isWide ? "shell.fold" : "shell.unfold")}</span>
      </button>
    </LookForm>
  )
}
