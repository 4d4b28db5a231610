import { useTranslation } from "react-i18next"
import type { Fact } from "#contract/cv"
import type { Property } from "~/components/screen/property-list"
import { LinkCell } from "~/components/table/cells"
import { useSayDate } from "./_say"

/** All that a fact says, each beside its name. */
export function useProperties(): (fact: Fact) => Property[] {
  const { t, i18n } = useTranslation()
  const say = useSayDate()
  const names = new Intl.DisplayNames(i18n.language, { type: "language" })
  const text = (label: string, value: string | null, wide = false) => ({ label, value, wide })
  const lines = (label: string, value: string[]) => text(label, value.join("\n"), true)
  const date = (label: string, value: string | null) => text(label, value && say(value))
  const link = (value: string | null): Property => ({
    label: t("cv.link"),
    value: value ? (
      <a href={value} rel="noreferrer noopener" target="_blank" className="text-accent underline">
        {value}
      </a>
    ) : null,
    wide: true,
  })
  const other = (label: string, id: string | null, name: string): Property => ({
    label,
    value: id ? <LinkCell to={`../cv/${id}`}>{name}</LinkCell> : null,
  })
  return (fact) => {
    switch (fact.kind) {
      case "mission":
        return [
          text(t("cv.missionKind"), t(`cv.missionKinds.${fact.missionKind}`)),
          text(t("cv.client"), fact.client),
          text(t("cv.discreetName"), fact.discreetName),
          text(t("cv.sector"), fact.sector),
          text(t("cv.clientNote"), fact.clientNote),
          text(t("cv.place"), fact.place),
          date(t("cv.start"), fact.start),
          date(t("cv.end"), fact.end),
          lines(t("cv.environment"), fact.environment),
          text(t("cv.sides.Fr.role"), fact.titleFr, true),
          text(t("cv.sides.Fr.context"), fact.contextFr, true),
          lines(t("cv.sides.Fr.tasks"), fact.tasksFr),
          text(t("cv.sides.Fr.results"), fact.resultsFr, true),
          text(t("cv.sides.En.role"), fact.titleEn, true),
          text(t("cv.sides.En.context"), fact.contextEn, true),
          lines(t("cv.sides.En.tasks"), fact.tasksEn),
          text(t("cv.sides.En.results"), fact.resultsEn, true),
          link(fact.link),
        ]
      case "skill":
        return [
          text(t("cv.type"), fact.type && t(`cv.types.${fact.type}`)),
          text(t("cv.level"), fact.level && t(`cv.levels.${fact.level}`)),
          text(t("cv.years"), fact.years === null ? null : String(fact.years)),
          lines(t("cv.details"), fact.details),
        ]
      case "language":
        return [
          text(t("cv.language"), names.of(fact.code) ?? fact.code),
          text(t("cv.level"), fact.level && t(`cv.languageLevels.${fact.level}`)),
          text(t("cv.remark"), fact.remark),
        ]
      case "study":
        return [
          text(t("cv.diplomaFr"), fact.diplomaFr),
          text(t("cv.diplomaEn"), fact.diplomaEn),
          text(t("cv.subjectFr"), fact.subjectFr),
          text(t("cv.subjectEn"), fact.subjectEn),
          text(t("cv.institute"), fact.institute),
          date(t("cv.start"), fact.start),
          date(t("cv.end"), fact.end),
          link(fact.link),
        ]
      case "training":
        return [
          text(t("cv.titleFr"), fact.titleFr),
          text(t("cv.titleEn"), fact.titleEn),
          text(t("cv.organism"), fact.organism),
          date(t("cv.on"), fact.on),
          text(t("cv.hours"), fact.hours),
        ]
      case "certification":
        return [
          text(t("cv.titleFr"), fact.titleFr),
          text(t("cv.titleEn"), fact.titleEn),
          text(t("cv.organism"), fact.organism),
          text(t("cv.licenceNumber"), fact.licenceNumber),
          date(t("cv.issuedOn"), fact.issuedOn),
          fact.noExpiry
            ? text(t("cv.expiresOn"), t("cv.states.unlimited"))
            : date(t("cv.expiresOn"), fact.expiresOn),
          link(fact.link),
          {
            label: t("cv.proof"),
            value: fact.proofId ? (
              <a href={`../files/${fact.proofId}`} className="text-accent underline">
                {t("cv.openProof")}
              </a>
            ) : null,
          },
          other(t("cv.renewal.renews"), fact.renewsId, t("cv.renewal.former")),
          other(t("cv.renewal.renewedBy"), fact.renewedById, t("cv.renewal.next")),
        ]
      case "interest":
        return [
          text(t("cv.nameFr"), fact.nameFr),
          text(t("cv.nameEn"), fact.nameEn),
          lines(t("cv.detailsFr"), fact.detailsFr),
          lines(t("cv.detailsEn"), fact.detailsEn),
        ]
    }
  }
}
