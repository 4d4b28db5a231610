import { useTranslation } from "react-i18next"
import { StatusBadge } from "~/components/screen/status-badge"
import type { DirectoryEntry } from "../../../contract/directory"

/** Shown while the word given holds; what nobody confirmed for a month has faded. */
export function Availability({ person }: { person: Pick<DirectoryEntry, "availableNow"> }) {
  const { t } = useTranslation()
  return person.availableNow ? (
    <StatusBadge tone="success">{t("public:directory.availableNow")}</StatusBadge>
  ) : null
}
