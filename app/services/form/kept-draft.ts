import { useLocation, useMatches } from "@remix-run/react"
import type { FormReply } from "~/components/form/reply"

/** A form that was posted and had to wait, as the shell's loader gives it. */
export interface KeptDraft {
  path: string
  reply: FormReply
  /** For what: their session had ended, they had to show who they are, or nobody could take it. */
  because: "draft" | "confirmed" | "unsent"
}

/**
 * What was typed in this screen and had to wait, as if an action had answered it: shown again, not sent.
 */
export function useKeptDraft(): FormReply | undefined {
  const { pathname } = useLocation()
  const data = useMatches().map((match) => match.data as { draft?: KeptDraft } | undefined)
  const draft = data.find((it) => it?.draft)?.draft
  return draft?.path === pathname ? draft.reply : undefined
}
