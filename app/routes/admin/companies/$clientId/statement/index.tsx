import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Statement } from "#contract/statements"
import { isDay } from "#domain/day"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { textOf } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { Movements } from "./_movements"
import { OpenBills } from "./_open-bills"
import { Period } from "./_period"

export const handle = titled<typeof loader>("statement.of", ({ statement }) => ({
  name: statement.clientName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { clientId: args.params.clientId ?? "" }
  const query = new URL(args.request.url).searchParams
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" }
  const refused = refusalOf(typed)
  const days = refused ? {} : { from: typed.from || undefined, to: typed.to || undefined }
  const statement = await api.get("/Clients/{clientId}/statement", { path, query: days })
  const t = await textOf(args.request)
  const refusal = refused && { path: refused.path, text: t(`errors.${refused.code}`) }
  const { from, to } = refusal ? typed : statement
  return { statement, typed: { from, to }, refusal }
}

/** Why there is no statement of such days. */
function refusalOf({ from, to }: { from: string; to: string }) {
  if (from && !isDay(from)) return { path: "from", code: "day" } as const
  if (to && !isDay(to)) return { path: "to", code: "day" } as const
  return from > (to || today()) ? ({ path: "to", code: "endBeforeStart" } as const) : undefined
}

/** A client's account over some days, and what is to be paid of it today. */
export default function StatementScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { statement, typed, refusal } = useLoaderData<typeof loader>()
  const { clientId, from, to, movements, opening, open } = statement
  const between = { from: formatDay(from, language), to: formatDay(to, language) }
  return (
    <>
      <PageHeader
        title={t("statement.of", { name: statement.clientName })}
        text={t("statement.between", between)}
        secondary={
          can("clients.see") ? (
            <ButtonLink to={`../companies/${clientId}`} variant="ghost">
              {t("statement.toClient")}
            </ButtonLink>
          ) : null
        }
        more={<Files days={`from=${from}&to=${to}`} isLate={statement.overdue > 0} />}
        action={<Send statement={statement} />}
      />
      <div className="grid gap-5">
        <Period typed={typed} refusal={refusal} today={statement.today} />
        {movements.length === 0 && opening === 0 ? (
          <EmptyState title={t("statement.empty")} text={t("statement.emptyText")} />
        ) : (
          <SectionCard title={t("statement.title")}>
            <Movements statement={statement} />
          </SectionCard>
        )}
        {open.length > 0 ? (
          <SectionCard title={t("statement.open", { day: formatDay(statement.today, language) })}>
            <OpenBills statement={statement} />
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

interface FilesProps {
  days: string
  isLate: boolean
}

function Files({ days, isLate }: FilesProps) {
  const { t } = useTranslation()
  const can = useCan()
  const tables = [
    { to: `statement/csv?${days}`, label: t("statement.csv") },
    { to: `statement/xlsx?${days}`, label: t("statement.xlsx") },
    ...(isLate ? [{ to: `statement/csv?${days}&late=true`, label: t("statement.lateCsv") }] : []),
  ]
  return (
    <>
      <a
        href={`statement/pdf?${days}`}
        target="_blank"
        rel="noreferrer"
        className={buttonVariants({ variant: "ghost" })}
      >
        {t("statement.pdf")}
      </a>
      {can("bills.export")
        ? tables.map(({ to, label }) => (
            <a key={to} href={to} download="" className={buttonVariants({ variant: "ghost" })}>
              {label}
            </a>
          ))
        : null}
    </>
  )
}

/** By a message about the bill that is due last, or else the newest one here. */
function Send({ statement }: { statement: Statement }) {
  const { t } = useTranslation()
  const can = useCan()
  const { open, movements, from, to } = statement
  const billId = [...movements, ...open].filter((one) => one.billId).at(-1)?.billId
  if (!billId || !can("bills.edit")) return null
  return (
    <StatusButton action="emails" variant="default" values={{ billId, from, to }}>
      {t("statement.send")}
    </StatusButton>
  )
}
