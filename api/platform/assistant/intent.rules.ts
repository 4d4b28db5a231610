import type { Day } from "#domain/day"
import type { Named } from "./names.rules"
import type { Reading } from "./reading.rules"

/** What the grammar makes of a question. */
export type Intent =
  /** A tool of the list, with what people say of it. */
  | { kind: "run"; tool: string; args: Record<string, unknown> }
  /** It must know more: between these, where there are any. */
  | {
      kind: "ask"
      because: string
      args: Record<string, unknown>
      between?: readonly Named[]
      area?: "clients" | "products"
    }
  /** It does not do that; what there is instead. */
  | {
      kind: "refusal"
      because: string
      args?: Record<string, string>
      offers?: { tool: string; args: Record<string, unknown> }[]
      to?: string
      /** The bill on whose page it can be done. */
      bill?: string
    }
  /** It does not know, or may not. */
  | { kind: "none"; because: string; args?: Record<string, string> }

export const run = (tool: string, args: Record<string, unknown> = {}): Intent => ({
  kind: "run",
  tool,
  args: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)),
})

export type Find = (reading: Reading, today: Day) => Intent | undefined
