import { useTranslation } from "react-i18next"
import type { DirectoryEntry } from "#contract/directory"
import { StatusBadge } from "~/components/screen/status-badge"

/** Shown while the word given holds; what nobody confirmed for a month has faded. */
export function Availability({ person }: { person: Pick<DirectoryEntry, "availableNow"> }) {
  const { t } = useTranslation()
  return person.availableNow ? (
    <StatusBadge tone="success">{t("public:directory.availableNow")}</StatusBadge>
  ) : null
}
