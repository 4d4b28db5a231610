import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { Ages } from "./_ages"
import { DueSoon, Latest } from "./_bill-lists"
import { Cash } from "./_cash"
import { FirstDay } from "./_first-day"
import { VatFranchise } from "./_franchise"
import { NextSteps } from "./_next-steps"
import { Tiles } from "./_tiles"
import { TurnoverByMonth } from "./_turnover"

export const handle = titled("dashboard.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return await api.get("/Dashboard")
}

/** What a freelancer opens every morning: what to do, how things stand, and how they went. */
export default function DashboardScreen() {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const figures = useLoaderData<typeof loader>()
  const { firstName: name, today, bills } = figures
  return (
    <>
      <PageHeader
        title={name ? t("dashboard.greeting", { name }) : t("dashboard.greetingAlone")}
        text={
          <time dateTime={today} className="block first-letter:uppercase">
            {formatDay(today, i18n.language, "full")}
          </time>
        }
        action={
          bills > 0 && can("bills.create") ? (
            <ButtonLink to="../bills/new">{t("dashboard.new")}</ButtonLink>
          ) : null
        }
      />
      {/* Its links are plain, and followed by the shell. */}
      <div data-follow="" className="grid gap-4 sm:gap-6">
        {bills === 0 ? (
          <FirstDay figures={figures} />
        ) : (
          <>
            <NextSteps figures={figures} />
            <Tiles figures={figures} />
            <div className="grid gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="grid content-start gap-4 sm:gap-6">
                <TurnoverByMonth figures={figures} />
                <Cash figures={figures} />
              </div>
              <div className="grid content-start gap-4 sm:gap-6">
                <VatFranchise figures={figures} />
                <Ages figures={figures} />
                <DueSoon figures={figures} />
              </div>
            </div>
            <Latest figures={figures} />
          </>
        )}
      </div>
    </>
  )
}
