import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell, PercentCell } from "~/components/table/cells"
import { EmploymentProperties } from "./_employed"
import { payLabel } from "./_pay-label"

/** What was agreed, in the three parts of the form. */
export function ContractProperties({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  // Of an employment nothing is billed, and nothing renewed by days.
  const isSold = contract.kind === "freelance"
  const yesOrNo = (is: boolean) => t(is ? "form.yes" : "form.no")
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <SectionCard title={t("contracts.groups.agreement")} className="lg:col-span-2">
        <PropertyList
          properties={[
            {
              label: t("contracts.client"),
              value: (
                <LinkCell to={`../companies/${contract.clientId}`} needs="clients.see">
                  {contract.clientName}
                </LinkCell>
              ),
            },
            { label: t("contracts.kind"), value: t(`contracts.kinds.${contract.kind}`) },
            { label: t("contracts.startDate"), value: <DateCell day={contract.startDate} /> },
            {
              label: t("contracts.runsUntil"),
              value: contract.runsUntil ? (
                <DateCell day={contract.runsUntil} />
              ) : (
                t("contracts.openEnded")
              ),
            },
            ...(contract.endClient
              ? [{ label: t("contracts.endClient"), value: contract.endClient }]
              : []),
            ...(contract.ownSignatory
              ? [{ label: t("contracts.ownSignatory"), value: contract.ownSignatory }]
              : []),
            ...(contract.clientSignatory
              ? [{ label: t("contracts.clientSignatory"), value: contract.clientSignatory }]
              : []),
            ...(contract.endedBy
              ? [
                  {
                    label: t("contracts.endedByWhom"),
                    value: t(`contracts.end.enders.${contract.endedBy}`),
                  },
                ]
              : []),
            ...(contract.noticeGivenOn
              ? [
                  {
                    label: t("contracts.end.noticeGivenOn"),
                    value: <DateCell day={contract.noticeGivenOn} />,
                  },
                ]
              : []),
            ...(contract.noticeRespected === null
              ? []
              : [
                  {
                    label: t("contracts.noticeRespected"),
                    value: t(
                      contract.noticeRespected ? "contracts.respected" : "contracts.notRespected",
                    ),
                  },
                ]),
            { label: t("contracts.description"), value: contract.description, wide: true },
          ]}
        />
      </SectionCard>
      <SectionCard title={t("contracts.groups.price")}>
        <PropertyList
          properties={[
            {
              label: t(payLabel(contract.kind)),
              value: (
                <>
                  <MoneyCell cents={contract.priceHT} currency={contract.currency} />{" "}
                  {t(`contracts.per.${contract.unit}`)}
                </>
              ),
            },
            ...(isSold
              ? [
                  {
                    label: t("contracts.billableProject"),
                    value: yesOrNo(contract.billableProject),
                  },
                  {
                    label: t("contracts.paymentTerm"),
                    value: t(contract.endOfMonth ? "contracts.daysToMonthEnd" : "contracts.days", {
                      count: contract.paymentDays,
                    }),
                  },
                  {
                    label: t("contracts.penaltyRate"),
                    value: contract.penaltyRate ? (
                      <PercentCell rate={contract.penaltyRate} />
                    ) : (
                      t("contracts.legalRate")
                    ),
                  },
                ]
              : []),
          ]}
        />
      </SectionCard>
      <SectionCard title={t(isSold ? "contracts.groups.renewal" : "contracts.noticeDays")}>
        <PropertyList
          properties={[
            ...(isSold
              ? [
                  { label: t("contracts.renewable"), value: yesOrNo(contract.renewable) },
                  {
                    label: t("contracts.renewalFrequency"),
                    value:
                      contract.renewable && contract.renewalDays
                        ? t("contracts.days", { count: contract.renewalDays })
                        : null,
                  },
                  {
                    label: t("contracts.nextRenewal"),
                    value: contract.nextRenewal && <DateCell day={contract.nextRenewal} />,
                  },
                ]
              : []),
            {
              label: t("contracts.noticeDays"),
              value: contract.noticeDays && t("contracts.days", { count: contract.noticeDays }),
            },
            ...(contract.noticeDeadline
              ? [
                  {
                    label: t("contracts.noticeDeadline"),
                    value: <DateCell day={contract.noticeDeadline} />,
                  },
                ]
              : []),
          ]}
        />
      </SectionCard>
      {contract.kind === "freelance" ? null : (
        <EmploymentProperties kind={contract.kind} employment={contract.employment} />
      )}
    </div>
  )
}
