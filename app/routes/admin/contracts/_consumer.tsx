import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"

/** Between which days a consumer is told that the contract need not be renewed, and a message that says so. */
export function ConsumerNotice({ contract, today }: { contract: Contract; today: string }) {
  const { t, i18n } = useTranslation()
  const { tellConsumer, nextRenewal, runsUntil, noticeDeadline, title } = contract
  if (!tellConsumer || !nextRenewal || !runsUntil || today < tellConsumer.from) return null
  const day = (text: string) => formatDay(text, i18n.language)
  const window = { from: day(tellConsumer.from), to: day(tellConsumer.to) }
  return (
    <div className="mb-5">
      <Banner
        tone="warning"
        title={t(
          today > tellConsumer.to ? "contracts.consumer.late" : "contracts.consumer.title",
          window,
        )}
      >
        <p>{t("contracts.consumer.text")}</p>
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer font-medium">
            {t("contracts.consumer.proposed")}
          </summary>
          <p className="mt-2">{t("contracts.consumer.greeting")}</p>
          <p className="mt-2">
            {t("contracts.consumer.first", { title, end: day(runsUntil), next: day(nextRenewal) })}
          </p>
          <p className="mt-2 border border-current p-2 font-semibold">
            {t("contracts.consumer.box", { day: day(noticeDeadline ?? runsUntil) })}
          </p>
          <p className="mt-2">{t("contracts.consumer.closing")}</p>
        </details>
      </Banner>
    </div>
  )
}
