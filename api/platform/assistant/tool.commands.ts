import type { z } from "zod"
import type { Permission } from "#contract/permissions"
import type { Asked, Say } from "./asked.commands"
import type { Outcome } from "./outcome.rules"

/** Where one finds what was done. */
export interface Done {
  label: string
  to: string
}

/** One thing that the assistant can do, for the grammar and for a model alike. */
export interface Tool {
  name: string
  /** What it is for, as a model reads it. */
  text: string
  /** The rights without which it is not there. */
  needs: readonly Permission[]
  args: z.ZodType<Record<string, unknown>>
  does: "reads" | "proposes"
  run(asked: Asked, say: Say, args: Record<string, unknown>): Promise<Outcome>
  /** Of one that proposes: what the person's confirmation does. */
  confirm?(asked: Asked, say: Say, args: Record<string, unknown>): Promise<Done>
}

interface Described<Args, Kept> {
  name: string
  text: string
  needs: readonly Permission[]
  args: z.ZodType<Args>
  run(asked: Asked, say: Say, args: Args): Promise<Outcome>
  /** What the proposal keeps, and what is done with it once confirmed. */
  kept?: z.ZodType<Kept>
  confirm?(asked: Asked, say: Say, kept: Kept): Promise<Done>
}

/** A tool whose arguments are parsed before it runs: whoever chose them. */
export function tool<Args extends Record<string, unknown>, Kept extends Record<string, unknown>>({
  args,
  kept,
  run,
  confirm,
  ...described
}: Described<Args, Kept>): Tool {
  return {
    ...described,
    args,
    does: confirm ? "proposes" : "reads",
    async run(asked, say, typed) {
      const parsed = args.parse(typed)
      const { told, seed } = await run(asked, say, parsed)
      return {
        told: { ...told, tool: described.name, args: shown(told.args, parsed) },
        ...(seed && { seed }),
      }
    },
    ...(confirm &&
      kept && { confirm: (asked, say, typed) => confirm(asked, say, kept.parse(typed)) }),
  }
}

/** What was asked for, as the tool understood it. */
function shown(
  own: Record<string, unknown>,
  parsed: Record<string, unknown>,
): Record<string, unknown> {
  const said = Object.entries(parsed).filter(([, value]) => value !== undefined && value !== null)
  return { ...Object.fromEntries(said), ...own }
}
