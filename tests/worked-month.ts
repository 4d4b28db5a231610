import type { Maker } from "./area-cases"

interface Saved {
  contracts: { id: string; timesheetId: string | null }[]
}

/** A contract in force, two days of work under it, and the timesheet that they are on. */
export async function workedMonth({ make, ask }: Maker): Promise<string> {
  const clientId = await make("addClient")
  const terms = { title: "Conseil", priceHT: 52_000, startDate: "2026-11-01" }
  const { id: contractId } = await ask<{ id: string }>("addContract", {}, { ...terms, clientId })
  await ask("activateContract", { contractId })
  const month = { month: "2026-11" }
  const { version, rows } = await ask<{ version: number; rows: Row[] }>("findWorkMonth", month)
  const { contracts } = await ask<Saved>("changeWorkMonth", month, {
    version,
    rows: rows
      .filter((row) => row.contractId !== contractId)
      .map(({ id, contractId, kind, activity, days }) => ({
        ...{ id, contractId, kind, days },
        activity: activity || null,
      }))
      .concat({
        ...{ id: null, contractId, kind: "billable", activity: null },
        days: { "2026-11-02": "1", "2026-11-03": "0.5" },
      }),
  })
  return contracts.find(({ id }) => id === contractId)?.timesheetId ?? ""
}

interface Row {
  id: string | null
  contractId: string | null
  kind: string
  activity: string | null
  days: Record<string, string>
}
