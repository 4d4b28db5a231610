import { useTranslation } from "react-i18next"
import { contractKinds, languageLevels, skillKinds, skillLevels } from "#contract/choices"
import { legalStatuses } from "#domain/legal-status"
import { vatCategories } from "#domain/vat-category"

/** The lists that the law, or the product itself, fixes: papers and rules stand on them. */
export function useLockedLists() {
  const { t } = useTranslation()
  const named = (title: string, values: readonly string[], nameOf: (value: string) => string) => ({
    title,
    values: values.map((value) => ({ value, name: nameOf(value) })),
  })
  return [
    named(t("profile.legalStatus"), legalStatuses, (it) =>
      it === "entrepreneur" ? t("profile.entrepreneur") : it,
    ),
    named(t("optionSets.locked.contractKinds"), contractKinds, (it) => t(`contracts.kinds.${it}`)),
    named(t("optionSets.locked.skillLevels"), skillLevels, (it) => t(`cv.levels.${it}`)),
    named(t("optionSets.locked.languageLevels"), languageLevels, (it) =>
      t(`cv.languageLevels.${it}`),
    ),
    named(t("optionSets.locked.skillKinds"), skillKinds, (it) => t(`cv.types.${it}`)),
    named(t("optionSets.locked.vatCategories"), vatCategories, (it) =>
      it === "S" ? t("optionSets.locked.standardRate") : t(`bills.line.vatCategories.${it}`),
    ),
  ]
}
