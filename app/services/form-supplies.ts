import { useLocation, useMatches } from "@remix-run/react"
import type { FormReply } from "~/components/form/reply"

/** What the shell's loader gives to the forms below it. */
export interface FormSupplies {
  /** The Idempotency-Key of a form that is shown for the first time. */
  formKey: string
  /** What was typed before the session was lost. */
  draft?: { path: string; reply: FormReply }
}

/** The Idempotency-Key of a form: the reply's, or a new one with each page. */
export function useFormKey(reply: FormReply | undefined): string {
  const supplies = useSupplies()
  return reply?.key ?? supplies?.formKey ?? ""
}

/**
 * The action's reply, or what was typed in this screen before the session was lost: shown again after
 * sign-in, not sent.
 */
export function useFormReply(reply: FormReply | undefined): FormReply | undefined {
  const draft = useSupplies()?.draft
  const { pathname } = useLocation()
  return reply ?? (draft?.path === pathname ? draft.reply : undefined)
}

function useSupplies(): FormSupplies | undefined {
  const data = useMatches().map((match) => match.data as Partial<FormSupplies> | undefined)
  return data.find((it): it is FormSupplies => typeof it?.formKey === "string")
}
