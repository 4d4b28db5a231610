import type { HttpBindings } from "@hono/node-server"
import type { Provider } from "oidc-provider"
import type { Pool } from "pg"
import type { RecordIdentityEvent } from "./events"
import type { QueueEmail } from "./mail/queue"
import type { RateLimits } from "./rate-limits"
import type { Sessions } from "./sessions"

/** What the pages of the identity server work with. */
export interface PageParts {
  provider: Provider
  pool: Pool
  /** The configured public address: links are made of it, whatever a request says (security A23). */
  origin: string
  limits: RateLimits
  sessions: Sessions
  clock(): Date
  addressOf(bindings: HttpBindings): string
  post: QueueEmail
  record: RecordIdentityEvent
  onError(error: Error): void
  /** Nothing is to be paid here, ever: no trial is spoken of. */
  isFree: boolean
  /** The secret of the link by which the first account is made; anyone makes it where there is none. */
  firstAccount?: string
  /** That account was made: its link is used. */
  onFirstAccount?: () => void
}
