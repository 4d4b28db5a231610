import { pino } from "pino"
import { environment } from "../../config/environment"

/** The web tier's log: one JSON line an entry, never a token and never what was typed. */
export const log = pino({
  level: environment().logLevel,
  base: { tier: "web" },
  redact: ["access_token", "refresh_token", "id_token", "*.headers.authorization"],
})
