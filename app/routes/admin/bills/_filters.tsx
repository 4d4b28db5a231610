import { useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { billStates } from "#contract/sales-choices"
import type { Choice } from "~/components/form/reply"
import { formatDay } from "~/components/format"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterDay, FilterSelect } from "~/components/table/filters"
import { PeriodFilter, useActivePeriod } from "~/components/table/period-filter"
import { searchWith } from "~/components/table/table-url"
import { Button } from "~/components/ui/button"
import { useCan } from "~/services/person"
import { clientsOffered } from "./_choices"
import type { BillFilterProblem } from "./_filter-problem.server"

/** The states of bills, side by side; the other filters stay where they still say something. */
export function StateTabs() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const current = params.get("state") ?? ""
  const noDue = { dueFrom: undefined, dueTo: undefined }
  return (
    <nav aria-label={t("bills.states.label")} data-follow="" className="mb-1.5">
      <ul className="flex flex-wrap gap-x-1 border-line border-b text-sm">
        {["", ...billStates].map((state) => (
          <li key={state}>
            <a
              href={`?${searchWith(params, isOpen(state) ? { state } : { state, ...noDue })}`}
              aria-current={state === current ? "true" : undefined}
              className="-mb-px inline-flex min-h-9 items-center border-transparent border-b-2 px-2.5 text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {t(`bills.states.${state || "all"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BillFiltersProps {
  today: string
  refusal: BillFilterProblem | undefined
  /** The clients to choose from, once that was asked for. */
  clients: Choice[] | undefined
  clientName: string | undefined
}

/** Whose bills, of which days, due when. The state travels along. */
export function BillFilters({ today, refusal, clients, clientName }: BillFiltersProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const state = params.get("state")
  const errorOf = (path: BillFilterProblem["path"]) =>
    refusal?.path === path ? refusal.text : undefined
  return (
    <>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <ClientFilter clients={clients} clientName={clientName} />
      <PeriodFilter today={today} fromLabel={t("bills.periods.from")} refusal={refusal} />
      <div className="list-field-pair mt-4">
        <FilterDay name="dueFrom" label={t("bills.dueFilter.first")} error={errorOf("dueFrom")} />
        <FilterDay name="dueTo" label={t("bills.dueFilter.last")} error={errorOf("dueTo")} />
      </div>
    </>
  )
}

/**
 * The client to show the bills of. The list of clients is asked for when one wants to choose: on every
 * page of bills it would cost more than the bills. The button sends what is typed along.
 */
function ClientFilter({ clients, clientName }: Pick<BillFiltersProps, "clients" | "clientName">) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const can = useCan()
  const chosen = params.get("clientId")
  const held = chosen ? [{ value: chosen, label: clientName ?? t("bills.client") }] : []
  const known = clients?.some(({ value }) => value === chosen)
  const options = known ? (clients ?? []) : [...held, ...(clients ?? [])]
  return (
    <div className="mb-4">
      {options.length > 0 ? (
        <FilterSelect name="clientId" label={t("bills.client")} options={options} />
      ) : (
        <p className="mb-2 text-sm font-medium">{t("bills.client")}</p>
      )}
      {clients || !can("clients.see") ? null : (
        <Button
          type="submit"
          name="choose"
          value="client"
          variant="outline"
          size="sm"
          className="mt-2 w-full"
        >
          {t(chosen ? "bills.chooseOtherClient" : "bills.chooseClient")}
        </Button>
      )}
      {clients?.length === clientsOffered ? (
        <p className="mt-2 text-muted text-xs">
          {t("bills.firstClients", { count: clientsOffered })}
        </p>
      ) : null}
    </div>
  )
}

/** What the list is narrowed to besides the search; a refused period narrows nothing. */
export function useActiveFilters(
  today: string,
  clientName: string | undefined,
  refused: boolean,
): ActiveFilter[] {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const state = params.get("state") ?? ""
  const period = useActivePeriod(today)
  const active: ActiveFilter[] = []
  if (state && isState(state)) active.push({ text: t(`bills.states.${state}`), names: ["state"] })
  if (params.get("clientId"))
    active.push({ text: clientName ?? t("bills.client"), names: ["clientId"] })
  active.push(...period)
  const due = dueBetween(params.get("dueFrom"), params.get("dueTo"))
  if (due && !refused)
    active.push({ text: t(`bills.dueFilter.${due.text}`, due.days), names: ["dueFrom", "dueTo"] })
  return active
}

/** Due dates, as the dashboard's figures narrow a list by; either end may be open. */
function dueBetween(from: string | null, to: string | null) {
  if (!from && !to) return undefined
  const days = { from: formatDay(from ?? ""), to: formatDay(to ?? "") }
  return { text: from && to ? "between" : from ? "from" : "to", days }
}

/** Whether bills of this state have a day they are due on; what is paid, or not sent yet, has none left. */
const isOpen = (state: string) => ["", "issued", "unpaid", "overdue"].includes(state)

const isState = (state: string) => (billStates as readonly string[]).includes(state)
