export interface BillNumber {
  series: string
  year: number
  rank: number
}

/** "F-2026-0001"; the rank grows past four digits when it must. */
export function formatBillNumber({ series, year, rank }: BillNumber): string {
  return `${series}-${year}-${String(rank).padStart(4, "0")}`
}

export function parseBillNumber(text: string): BillNumber | undefined {
  const match = /^([A-Z]{1,4})-(\d{4})-(\d{4,9})$/.exec(text)
  if (!match) return undefined
  const parsed = { series: match[1] ?? "", year: Number(match[2]), rank: Number(match[3]) }
  return parsed.rank > 0 && formatBillNumber(parsed) === text ? parsed : undefined
}

/** What electronic invoicing lets a number be, ours or another software's (BR-FR-01, BR-FR-02). */
export function isBillNumber(text: string): boolean {
  return /^[A-Za-z0-9+\-_/]{1,35}$/.test(text)
}
