import type { AreaBench } from "./areas/area"
import { assistant } from "./areas/assistant"
import { calendar } from "./areas/calendar"
import { contracts } from "./areas/contracts"
import { cv } from "./areas/cv"
import { offers } from "./areas/offers"
import { statistics } from "./areas/statistics"
import { support } from "./areas/support"
import { timesheets } from "./areas/timesheets"
import { treasury } from "./areas/treasury"

/** The areas whose pages are measured, by the names that the command takes. */
export const areas: Record<string, AreaBench> = {
  offers,
  calendar,
  timesheets,
  contracts,
  treasury,
  cv,
  support,
  statistics,
  assistant,
}
