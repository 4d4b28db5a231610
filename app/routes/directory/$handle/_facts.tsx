import { useTranslation } from "react-i18next"
import type { DirectoryPage } from "#contract/directory"
import { formatDay } from "~/components/format"
import { languageName } from "~/services/language/language-name"

/** Where someone works, in which languages and trades, and when they are free. */
export function PersonFacts({ person }: { person: DirectoryPage }) {
  const { t, i18n } = useTranslation()
  const { commune, reach, periods, confirmedOn } = person
  const facts = [
    {
      label: t("public:directory.person.place"),
      lines: commune
        ? [
            commune,
            reach === null
              ? t("public:directory.anywhere")
              : t("public:directory.reach", { kilometres: reach }),
          ]
        : [],
    },
    {
      label: t("public:directory.facets.languages"),
      lines: person.languages.map((code) => languageName(code, i18n.language)),
    },
    {
      label: t("public:directory.facets.families"),
      lines: person.families,
    },
    {
      label: t("public:directory.facets.availability"),
      lines: confirmedOn
        ? [
            ...periods.map(({ startsOn, endsOn, daysPerWeek }) =>
              t(endsOn ? "public:directory.person.period" : "public:directory.person.openPeriod", {
                from: formatDay(startsOn, i18n.language),
                to: endsOn ? formatDay(endsOn, i18n.language) : "",
                count: daysPerWeek,
              }),
            ),
            t("public:directory.person.confirmed", {
              day: formatDay(confirmedOn, i18n.language),
            }),
          ]
        : [],
    },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <dl className="grid content-start gap-5 rounded-card border border-line bg-surface p-5">
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className="mt-0.5 break-words">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
