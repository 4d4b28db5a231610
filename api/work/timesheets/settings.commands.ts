import type { TimesheetSettings, TimesheetSettingsChanges } from "#contract/timesheets"
import { monthOf } from "#domain/month"
import { decimalOf, quartersOf, unitOf } from "#domain/timesheet"
import { found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { usualZoneOf } from "./calendar.commands"
import { listContractsOf } from "./queries"
import { weekOf } from "./rules"
import * as queries from "./settings.queries"

/** Zone, days off, target, and how the time of each contract in force is counted. */
export async function showSettings(context: Context): Promise<TimesheetSettings> {
  const { db, owner, today } = context
  const settings = await queries.findSettings(db, owner)
  const contracts = await listContractsOf(db, owner, monthOf(today))
  const daysOff = await queries.listDaysOff(db, owner, "1900-01-01", "2100-12-31")
  return {
    version: settings?.version ?? 1,
    zone: settings?.zone ?? null,
    usualZone: await usualZoneOf(context),
    targetDays: settings?.targetDays ?? null,
    daysOff: daysOff.map(({ day, quarters }) => ({ day, half: quarters === 2 })),
    contracts: contracts.map((contract) => ({
      contractId: contract.id,
      title: contract.title,
      clientName: contract.clientName,
      unit: contract.unit,
      zone: contract.zone,
      week: weekOf(contract).map(decimalOf),
      needsApproval: contract.needsApproval ?? true,
      showsPrices: contract.showsPrices ?? false,
      remindAfter: contract.remindAfter,
    })),
  }
}

/** Replaces them all, but for contracts that are not named. */
export async function changeSettings(
  context: Context,
  { version, zone, targetDays, daysOff, contracts }: TimesheetSettingsChanges,
): Promise<TimesheetSettings> {
  const { db, owner, today } = context
  const known = await listContractsOf(db, owner, monthOf(today))
  const errors: { path: string; code: string }[] = []
  const kept = contracts.map((one, at) => {
    const contract = known.find(({ id }) => id === one.contractId)
    if (!contract) errors.push({ path: `contracts[${at}].contractId`, code: "unknown" })
    const week = Array.from({ length: 7 }, (_, day) => {
      const quarters = quartersOf(one.week[day] ?? "", unitOf(contract))
      if (typeof quarters === "number") return quarters
      errors.push({ path: `contracts[${at}].week[${day}]`, code: quarters })
      return 0
    })
    return { ...one, week: one.week.length ? week : null }
  })
  const twice = daysOff.findIndex(
    ({ day }, at) => daysOff.findIndex((one) => one.day === day) !== at,
  )
  if (twice >= 0) errors.push({ path: `daysOff[${twice}].day`, code: "dayTwice" })
  if (errors.length) invalid(errors)
  const locked = found(await queries.lockSettings(db, owner))
  if (locked.version !== version) stale(await showSettings(context))
  await queries.changeSettings(db, owner, { zone, targetDays })
  await queries.replaceDaysOff(
    db,
    owner,
    daysOff.map(({ day, half }) => ({ day, quarters: half ? 2 : 4 })),
  )
  for (const contract of kept) await queries.keepContract(db, owner, contract)
  return showSettings(context)
}
