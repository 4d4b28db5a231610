import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type TimesheetProposal, TimesheetProposalAnswer } from "#contract/time-entries"
import { addMonths } from "#domain/month"
import { formatDay, formatDuration, formatMonth, formatNumber } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ month: params.month ?? "" })

export const handle = titled<typeof loader>("timeEntries.proposals.of", ({ proposal }) => ({
  month: proposal.month,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "timesheets.see")
  const proposal = await api.get("/TimeEntries/proposals/{month}", { path: pathOf(args) })
  return { proposal, constraints: constraintsOf(TimesheetProposalAnswer) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimesheetProposalAnswer)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const added = await api.post("/TimeEntries/proposals/{month}", { path, body: form.value })
  if (added.problem) return form.reply(added.problem)
  const count = added.data.added
  const said = count ? "timeEntries.proposals.added" : "timeEntries.proposals.nothingAdded"
  return redirectWithToast(args, `../timesheets/${path.month}`, said, "success", { count })
}

type ProposedDay = TimesheetProposal["days"][number]

const isOpen = ({ lock, added }: ProposedDay) => lock === null && added !== "0"

/** Which days of the time that was counted go to the timesheets. Nothing is added by itself. */
export default function ProposalScreen() {
  const { t, i18n } = useTranslation()
  const { proposal, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { month, days, withoutContract, can } = proposal
  const title = t("timeEntries.proposals.of", { month: formatMonth(month, i18n.language) })
  const typed = [reply?.result.initialValue?.days ?? []].flat()
  const contracts = [...new Map(days.map((day) => [day.contractId, day])).values()]
  const mayChange = useCan()("projects.edit")
  const hasOpen = can.includes("add") && days.some(isOpen)
  const around = (
    <nav aria-label={t("timeEntries.proposals.months")} className="mb-5 flex flex-wrap gap-3">
      {[-1, 1].map((step) => (
        <ButtonLink
          key={step}
          to={`../time-entries/proposals/${addMonths(month, step)}`}
          variant="outline"
        >
          {formatMonth(addMonths(month, step), i18n.language)}
        </ButtonLink>
      ))}
    </nav>
  )
  const lists = (
    <div id="days" className="grid gap-5">
      {contracts.map(({ contractId, contractTitle, clientName }) => (
        <SectionCard key={contractId} title={`${contractTitle} · ${clientName}`}>
          <ul className="divide-y divide-line">
            {days
              .filter((day) => day.contractId === contractId)
              .map((day) => (
                <DayRow
                  key={day.day}
                  day={day}
                  mayAdd={hasOpen}
                  isTicked={reply ? typed.includes(`${day.day}:${contractId}`) : true}
                />
              ))}
          </ul>
        </SectionCard>
      ))}
    </div>
  )
  const alone =
    withoutContract.length > 0 ? (
      <div className="mt-5">
        <Banner tone="info" title={t("timeEntries.proposals.withoutContract")}>
          <ul className="list-disc pl-5">
            {withoutContract.map(({ projectId, name: project, minutes }) => (
              <li key={projectId}>
                {mayChange ? <Link to={`../projects/${projectId}/edit`}>{project}</Link> : project}
                {` · ${formatDuration(minutes, i18n.language)}`}
              </li>
            ))}
          </ul>
        </Banner>
      </div>
    ) : null
  if (!hasOpen)
    return (
      <>
        <PageHeader title={title} text={t("timeEntries.proposals.text")} />
        {around}
        {days.length === 0 ? (
          <EmptyState
            title={t("timeEntries.proposals.none")}
            text={t("timeEntries.proposals.noneText")}
          />
        ) : (
          <>
            <p className="mb-5">{t("timeEntries.proposals.allThere")}</p>
            {lists}
          </>
        )}
        {alone}
      </>
    )
  return (
    <>
      <FormScreen
        title={title}
        text={t("timeEntries.proposals.text")}
        constraints={constraints}
        labels="timeEntries.proposals"
        reply={reply}
        submitLabel={t("timeEntries.proposals.add")}
        cancelTo="../time-entries"
      >
        {lists}
      </FormScreen>
      {alone}
      <div className="mt-6">{around}</div>
    </>
  )
}

/** A day of a contract: what was spent, what the timesheet has, and what it would be given. */
function DayRow({
  day,
  mayAdd,
  isTicked,
}: {
  day: ProposedDay
  mayAdd: boolean
  isTicked: boolean
}) {
  const { t, i18n } = useTranslation()
  const counted = (value: string) =>
    t(`timesheets.counted.${day.unit}`, {
      count: Number(value),
      value: formatNumber(value, i18n.language),
    })
  const there = day.inTimesheet !== "0"
  const rowClass = "flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2"
  const words = (
    <>
      <span className="min-w-48 flex-1">
        {formatDay(day.day, i18n.language, "weekday")}
        <span className="block text-muted text-sm">
          {t("timeEntries.proposals.spent", { time: formatDuration(day.minutes, i18n.language) })}
          {there
            ? ` · ${t("timeEntries.proposals.there", { value: counted(day.inTimesheet) })}`
            : ""}
        </span>
        {day.leftOut > 0 ? (
          <span className="block text-sm text-warning">
            {t("timeEntries.proposals.leftOut", {
              time: formatDuration(day.leftOut, i18n.language),
              value: counted(day.unit === "hour" ? "24" : "1"),
            })}
          </span>
        ) : null}
      </span>
      <span className="figure text-right">
        {day.lock
          ? t(`timeEntries.proposals.locks.${day.lock}`)
          : day.added === "0"
            ? t(there ? "timeEntries.proposals.enough" : "timeEntries.proposals.tooLittle")
            : t("timeEntries.proposals.adds", { value: counted(day.added) })}
      </span>
    </>
  )
  if (!mayAdd || !isOpen(day))
    return (
      <li className={rowClass}>
        <span className="size-5 shrink-0" />
        {words}
      </li>
    )
  return (
    <li>
      <label className={rowClass}>
        <input
          type="checkbox"
          name="days"
          value={`${day.day}:${day.contractId}`}
          defaultChecked={isTicked}
          className="size-5 shrink-0"
        />
        {words}
      </label>
    </li>
  )
}
