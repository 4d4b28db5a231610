import { useTranslation } from "react-i18next"
import type { Treasury } from "#contract/treasury"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, MoneyCell } from "~/components/table/cells"

/** What is not to be spent, part by part, each with what it is made of. */
export function SetAsideParts({ treasury }: { treasury: Treasury }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t("treasury.parts.title")}>
      <p className="mb-2 text-muted text-sm">{t("treasury.parts.estimates")}</p>
      <ul className="divide-y divide-line">
        {treasury.parts.map(({ name, amount, lines }) => (
          <li key={name} className="py-2">
            {lines.length === 0 ? (
              <p className="flex flex-wrap justify-between gap-x-6">
                <span>{t(`treasury.parts.${name}`)}</span>
                <MoneyCell cents={amount} />
              </p>
            ) : (
              <details>
                <summary className="flex cursor-pointer flex-wrap justify-between gap-x-6 py-1">
                  <span className="underline decoration-line underline-offset-4">
                    {t(`treasury.parts.${name}`)}
                  </span>
                  <MoneyCell cents={amount} />
                </summary>
                <ul className="mt-2 grid gap-1 border-line border-l-2 pl-3 text-sm">
                  {lines.map((line) => (
                    <li
                      key={`${line.day} ${line.label} ${line.amount}`}
                      className="flex flex-wrap justify-between gap-x-6"
                    >
                      <span className="min-w-0 break-words text-muted">
                        <DateCell day={line.day} /> · {line.label ?? t("treasury.parts.vatCredit")}
                      </span>
                      <MoneyCell cents={line.amount} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
