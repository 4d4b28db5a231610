import { useLocation, useMatches } from "@remix-run/react"
import type { FormReply } from "~/components/form/reply"

/** A form that was posted and had to wait for a sign-in, as the shell's loader gives it. */
export interface KeptDraft {
  path: string
  reply: FormReply
  /** Whether the person was asked to confirm who they are, and not signed out. */
  isConfirmed: boolean
}

/**
 * What was typed in this screen before the session was lost, as if an action had answered it: shown
 * again after sign-in, not sent.
 */
export function useKeptDraft(): FormReply | undefined {
  const { pathname } = useLocation()
  const data = useMatches().map((match) => match.data as { draft?: KeptDraft } | undefined)
  const draft = data.find((it) => it?.draft)?.draft
  return draft?.path === pathname ? draft.reply : undefined
}
