import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** Whether a consumer was told in time that the contract need not be renewed, and what follows where not. */
export function ConsumerNotice({ contract, today }: { contract: Contract; today: string }) {
  const { tellConsumer, nextRenewal, consumerMayLeave } = contract
  return (
    <>
      {consumerMayLeave ? <MayLeave /> : null}
      {tellConsumer && nextRenewal && today >= tellConsumer.from ? (
        <ToTell contract={contract} window={tellConsumer} today={today} />
      ) : null}
    </>
  )
}

/** It was renewed though they were not told: they may leave at any moment (C. conso. L215-1). */
function MayLeave() {
  const { t } = useTranslation()
  return (
    <div className="mb-5">
      <Banner tone="warning" title={t("contracts.consumer.mayLeave")}>
        {t("contracts.consumer.mayLeaveText")}
      </Banner>
    </div>
  )
}

function ToTell({
  contract,
  window: { from, to, toldOn },
  today,
}: {
  contract: Contract
  window: NonNullable<Contract["tellConsumer"]>
  today: string
}) {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const day = (text: string) => formatDay(text, i18n.language)
  if (toldOn)
    return (
      <div className="mb-5">
        <Banner tone="success" title={t("contracts.consumer.told", { day: day(toldOn) })} />
      </div>
    )
  const isLate = today > to
  return (
    <div className="mb-5">
      <Banner
        tone="warning"
        title={t(isLate ? "contracts.consumer.late" : "contracts.consumer.title", {
          from: day(from),
          to: day(to),
        })}
      >
        <p>{t("contracts.consumer.text")}</p>
        {can("contracts.edit") ? (
          <p className="mt-2">
            <ButtonLink to={`../contracts/${contract.id}/emails/new`} variant="outline">
              {t("contracts.consumer.write")}
            </ButtonLink>
          </p>
        ) : null}
      </Banner>
    </div>
  )
}
