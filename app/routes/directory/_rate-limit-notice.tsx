import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"

/** Said to people; programs read Retry-After. */
export function RateLimitNotice({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation()
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60))
  return (
    <div className="mt-8 max-w-2xl">
      <Banner tone="warning" title={t("public:directory.tooOften.title")}>
        {t("public:directory.tooOften.text", { count: minutes })}
      </Banner>
    </div>
  )
}
