import type { LoaderFunctionArgs } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("myData.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

export default function MyDataScreen() {
  const { t } = useTranslation()
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("myData.title")} text={t("myData.text")} />
      <div className="grid gap-5">
        <SectionCard title={t("myData.take")}>
          <p className="max-w-prose text-muted">{t("myData.takeText")}</p>
          <a
            href="my-data/export"
            download
            className={buttonVariants({ variant: "outline", className: "mt-4" })}
          >
            {t("myData.download")}
          </a>
        </SectionCard>
        <SectionCard title={t("myData.erase")}>
          <p className="max-w-prose text-muted">{t("myData.eraseText")}</p>
          <ButtonLink to="../my-data/erasure" variant="outline" className="mt-4">
            {t("myData.toErasure")}
          </ButtonLink>
        </SectionCard>
      </div>
    </div>
  )
}
