import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NoMailServer } from "~/components/email/no-mail-server"
import { formatDay } from "~/components/format"
import { GoalProgress } from "~/components/goal/goal-progress"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { type Api, apiFor } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { FirstDay } from "./_first-day"
import { Money } from "./_money"
import { SoonHere } from "./_soon-here"
import { ToDo, Today } from "./_steps"

export const handle = titled("shell.screens.dashboard")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [steps, figures, goals, { sendsMail }] = await Promise.all([
    api.get("/Dashboard/steps"),
    ifAllowed(api.get("/Dashboard")),
    goalsToShow(api),
    currentUser(api),
  ])
  return { steps, figures, goals, sendsMail }
}

/** The goals of the year, for who wants them here. */
async function goalsToShow(api: Api) {
  const settings = await ifAllowed(api.get("/Statistics/settings"))
  return settings?.goalsOnDashboard ? ifAllowed(api.get("/Statistics/goals")) : undefined
}

/** What a freelancer opens every morning: what to do, what today is about, and the money. */
export default function DashboardScreen() {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const { steps, figures, goals, sendsMail } = useLoaderData<typeof loader>()
  const { firstName: name, today } = steps
  // The way to a first bill, for who may write one.
  const isFirstDay = steps.toDo.some(({ step }) => step === "bill")
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
          can("bills.create") && !isFirstDay ? (
            <ButtonLink to="../bills/new">{t("dashboard.new")}</ButtonLink>
          ) : null
        }
      />
      {/* Its links are plain, and followed by the shell. */}
      <div data-follow="" className="grid gap-4 sm:gap-6">
        {sendsMail || isFirstDay || !can("bills.see") ? null : <NoMailServer />}
        {isFirstDay ? (
          <FirstDay entries={steps.toDo} />
        ) : (
          <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <ToDo steps={steps} />
            <Today steps={steps} />
          </div>
        )}
        {figures && figures.bills > 0 ? <Money figures={figures} /> : null}
        {goals ? (
          <GoalProgress
            goals={goals}
            aside={
              <ButtonLink to="../statistics" variant="outline">
                {t("statistics.title")}
              </ButtonLink>
            }
          />
        ) : null}
        {figures?.bills === 0 ? <SoonHere /> : null}
      </div>
    </>
  )
}
