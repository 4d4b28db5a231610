import { useLocation } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"
import type { Appearance } from "~/services/appearance/appearance"
import { applyAppearance, useAppearance } from "~/services/appearance/use-appearance"

/**
 * A form whose buttons choose a theme, a width or a group of the navigation, or how close rows stand: it comes back to this page, and with
 * scripts the look changes where one is, and is remembered behind it.
 */
export function AppearanceForm({
  className,
  children,
}: {
  className?: string
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const appearance = useAppearance()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { name, value } = submitter
    applyAppearance({ ...appearance, [name]: value } as Appearance)
    const body = new URLSearchParams({ [name]: value })
    // Where it could not be remembered, the page at least looks as it was asked to. Every page bears this: not by post-form.
    fetch("/appearance", { method: "POST", body, redirect: "manual" }).catch(() => {})
  }
  return (
    <form method="post" action="/appearance" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  )
}
