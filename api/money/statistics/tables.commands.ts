import type { statisticTables } from "#contract/statistic-figures"
import type { StatisticFilter } from "#contract/statistics"
import type { Language } from "#contract/values"
import { monthsBetween } from "#domain/month"
import type { Cell, ExportColumn } from "../../export/csv"
import { findNames } from "../../platform/options/keep.commands"
import type { Context } from "../../ports/context"
import { readBusiness, readClients, readPayment, readSales } from "./pages.commands"

type Table = (typeof statisticTables)[number]

interface Exported {
  columns: ExportColumn<string>[]
  rows: Record<string, Cell>[]
}

const head = (field: string, values?: string): ExportColumn<string> => ({
  field,
  head: `statistics.heads.${field}`,
  ...(values && { values }),
})

/** The figures that a chart was drawn from, for a spreadsheet. */
export async function readTable(
  context: Context & { language: Language },
  table: Table,
  filter: StatisticFilter,
): Promise<Exported> {
  switch (table) {
    case "months":
      return {
        columns: ["month", "turnoverHT", "turnoverBefore", "collected", "collectedBefore"].map(
          (one) => head(one),
        ),
        rows: (await readBusiness(context, filter)).months,
      }
    case "services":
      return {
        columns: [head("service", "bills.units"), head("totalHT"), head("before")],
        rows: (await readBusiness(context, filter)).services,
      }
    case "ahead":
      return {
        columns: ["month", "certain", "likely"].map((one) => head(one)),
        rows: (await readBusiness(context, filter)).ahead,
      }
    case "seasonality": {
      const { seasonality } = await readBusiness(context, filter)
      const months = monthsBetween("2000-01", "2000-12")
      return {
        columns: [head("month"), head("index")],
        rows: seasonality.map((index, at) => ({ month: months[at]?.slice(5) ?? "", index })),
      }
    }
    case "shares":
      return {
        columns: ["name", "totalHT", "percent"].map((one) => head(one)),
        rows: (await readClients(context, filter)).shares,
      }
    case "payers":
      return {
        columns: [
          "name",
          "paid",
          "averageDaysToPay",
          "averageDelayDays",
          "paidOnTime",
          "unpaid",
        ].map((one) => head(one)),
        rows: (await readPayment(context, filter)).payers,
      }
    case "expected":
      return {
        columns: ["number", "clientName", "dueDate", "amount", "expectedOn"].map((one) =>
          head(one),
        ),
        rows: (await readPayment(context, filter)).expected,
      }
    case "reasons": {
      const { reasons } = await readSales(context, filter)
      const nameOf = await findNames(context, "abortReason", context.language)
      return {
        columns: [head("reason"), head("count"), head("valueHT")],
        // Numbers are cents in a spreadsheet; a count is not.
        rows: (reasons ?? []).map(({ reason, count, valueHT }) => ({
          ...{ reason: nameOf(reason), count: String(count), valueHT },
        })),
      }
    }
    case "work": {
      const { work } = await readSales(context, filter)
      const fields = ["month", "workingDays", "billable", "nonBillable", "off", "sick"]
      return {
        columns: fields.map((one) => head(one)),
        rows: (work ?? []).map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
        ),
      }
    }
  }
}
