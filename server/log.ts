import { type Logger, pino } from "pino"
import type { Environment } from "../config/environment"

/** Whatever could let somebody else act as the person; never in a log, however deep a library puts it. */
const secrets = [
  "authorization",
  "cookie",
  "password",
  "clientSecret",
  "access_token",
  "refresh_token",
  "id_token",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

/** The program's log: one JSON line an entry. */
export function openLog({ logLevel }: Pick<Environment, "logLevel">): Logger {
  return pino({
    level: logLevel,
    base: null,
    redact: { paths: [...secrets, '*.headers["set-cookie"]'], censor: "[redacted]" },
  })
}
