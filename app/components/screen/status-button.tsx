import { Form, useFormAction, useNavigation } from "@remix-run/react"
import { type ReactNode, useState } from "react"
import { newFormKey } from "../form/form-key"
import { SubmitButton } from "../form/submit-button"
import type { ButtonProps } from "../ui/button"

interface StatusButtonProps {
  /** The noun it posts to: "payments", "../collection". */
  action: string
  children: ReactNode
  variant?: ButtonProps["variant"]
  size?: ButtonProps["size"]
  /** What else travels: the version, a state. */
  values?: Record<string, string | number>
}

/** One button that changes one thing: a form of its own, so that it works without scripts. */
export function StatusButton({ action, children, variant, size, values = {} }: StatusButtonProps) {
  const [key] = useState(newFormKey)
  const address = useFormAction(action)
  const navigation = useNavigation()
  const busy = navigation.state !== "idle" && navigation.formData?.get("_key") === key
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="_key" value={key} suppressHydrationWarning />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant={variant ?? "outline"} size={size} busy={busy}>
        {children}
      </SubmitButton>
    </Form>
  )
}
