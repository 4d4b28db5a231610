const timeZone = "Europe/Paris"

/** English readers get European English: 21 Nov 2026, and weeks that start on Monday. */
function regionOf(locale: string): string {
  return locale.startsWith("en") ? "en-GB" : "fr-FR"
}

/** Making an `Intl` formatter costs far more than using it, and a table uses a few thousand times. */
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function kept<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Formatter,
): Formatter {
  const found = formatters.get(key)
  if (found) return found as Formatter
  const made = make()
  formatters.set(key, made)
  return made
}

function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const region = regionOf(locale)
  return kept(
    `n ${region} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(region, options),
  )
}

function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = regionOf(locale)
  return kept(
    `d ${region} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(region, options),
  )
}

/** Cents of a currency: 123450 is "1 234,50 €". */
export function formatMoney(cents: number, currency = "EUR", locale = "fr"): string {
  const region = regionOf(locale)
  const make = () => new Intl.NumberFormat(region, { style: "currency", currency })
  return kept(`m ${region} ${currency}`, make).format(cents / 100)
}

/** A price of one unit, with the decimals of a cent that it has: "0,0345 €". */
export function formatPrice(cents: number, currency = "EUR", locale = "fr"): string {
  return numbers(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(cents / 100)
}

/** Whole units of a currency, where cents are noise: a chart, a tile. */
export function formatRoundMoney(cents: number, currency = "EUR", locale = "fr"): string {
  return numbers(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(
    cents / 100,
  )
}

/** An amount where there is little room, at the scale of a chart: "12,5 k €". */
export function formatShortMoney(cents: number, currency = "EUR", locale = "fr"): string {
  return numbers(locale, { style: "currency", currency, notation: "compact" }).format(cents / 100)
}

/** The sign of a currency: "€". */
export function currencySign(currency = "EUR", locale = "fr"): string {
  const parts = numbers(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0)
  return parts.find((part) => part.type === "currency")?.value ?? currency
}

export function formatNumber(value: number | string, locale = "fr"): string {
  return numbers(locale, { maximumFractionDigits: 4 }).format(Number(value))
}

/** A rate in percent: "5.5" is "5,5 %". */
export function formatPercent(rate: number | string, locale = "fr"): string {
  return numbers(locale, { style: "percent", maximumFractionDigits: 2 }).format(Number(rate) / 100)
}

const dayStyles = {
  long: { dateStyle: "long", timeZone: "UTC" },
  weekday: { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** YYYY-MM-DD as "21/11/2026", "21 novembre 2026", "samedi 21 novembre" or "samedi 21 novembre 2026". */
export function formatDay(
  day: string,
  locale = "fr",
  style: "short" | keyof typeof dayStyles = "short",
): string {
  // The same in French and in European English; a list shows a hundred.
  if (style === "short") return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
  return dates(locale, dayStyles[style]).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

const monthStyles = {
  short: { month: "short", timeZone: "UTC" },
  month: { month: "long", timeZone: "UTC" },
  long: { month: "long", year: "numeric", timeZone: "UTC" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A month, YYYY-MM or a day in it, as "novembre 2026", as "novembre" or as "nov.". */
export function formatMonth(
  month: string,
  locale = "fr",
  style: keyof typeof monthStyles = "long",
): string {
  return dates(locale, monthStyles[style]).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
}

/** A moment as the clock in Paris showed it, never on two lines: "21/11/2026 14:05". */
export function formatInstant(instant: string, locale = "fr"): string {
  return dates(locale, { dateStyle: "short", timeStyle: "short", timeZone })
    .format(new Date(instant))
    .replace(" ", "\u00a0")
}

export function formatBytes(size: number, locale = "fr"): string {
  const [unit, bytes] =
    size >= 1e9 ? ["gigabyte", 1e9] : size >= 1e6 ? ["megabyte", 1e6] : ["kilobyte", 1e3]
  const maximumFractionDigits = bytes > 1e3 ? 1 : 0
  return numbers(locale, { style: "unit", unit, maximumFractionDigits }).format(
    Math.max(size / bytes, bytes === 1e3 && size > 0 ? 1 : 0),
  )
}

/** Minutes as one says them: "2 h 30", "45 min"; in English "2 h 30 min". */
export function formatDuration(minutes: number, locale = "fr"): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest}\u00a0min`
  const whole = `${formatNumber(hours, locale)}\u00a0h`
  if (rest === 0) return whole
  return locale.startsWith("en")
    ? `${whole} ${rest}\u00a0min`
    : `${whole}\u00a0${String(rest).padStart(2, "0")}`
}

/** The hour of a moment, as the clock in Paris showed it: "14:05". */
export function formatClock(instant: string, locale = "fr"): string {
  return dates(locale, { timeStyle: "short", timeZone }).format(new Date(instant))
}
