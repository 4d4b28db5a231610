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

/** A column of numbers that are no amounts. */
const counting = (field: string): ExportColumn<string> => ({ ...head(field), counts: true })

/** A decimal as a spreadsheet's number. */
const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal))

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
        columns: [head("month"), counting("index")],
        rows: seasonality.map((index, at) => ({
          month: months[at]?.slice(5) ?? "",
          index: numberOf(index),
        })),
      }
    }
    case "shares":
      return {
        columns: [head("name"), head("totalHT"), counting("percent")],
        rows: (await readClients(context, filter)).shares.map(({ name, totalHT, percent }) => ({
          ...{ name, totalHT, percent: numberOf(percent) },
        })),
      }
    case "payers":
      return {
        columns: [
          ...[head("name"), head("paid")],
          ...["averageDaysToPay", "averageDelayDays", "paidOnTime"].map(counting),
          head("unpaid"),
        ],
        rows: (await readPayment(context, filter)).payers.map((payer) => ({
          ...{ name: payer.name, paid: payer.paid, unpaid: payer.unpaid },
          averageDaysToPay: numberOf(payer.averageDaysToPay),
          averageDelayDays: numberOf(payer.averageDelayDays),
          paidOnTime: numberOf(payer.paidOnTime),
        })),
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
        columns: [head("reason"), counting("count"), head("valueHT")],
        rows: (reasons ?? []).map(({ reason, ...row }) => ({ reason: nameOf(reason), ...row })),
      }
    }
    case "work": {
      const { work } = await readSales(context, filter)
      const fields = ["workingDays", "billable", "nonBillable", "off", "sick"]
      return { columns: [head("month"), ...fields.map(counting)], rows: work ?? [] }
    }
  }
}
