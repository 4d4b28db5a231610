import { Email } from "#contract/values"
import type { Call } from "./answers"
import type { FieldFault } from "./pages/form"
import { passwordFault } from "./passwords"

/** What came with the form; a field that is missing, or is a file, counts as empty. */
export type FormValues = (name: string) => string

export async function readForm(c: Call): Promise<FormValues> {
  const body: Record<string, unknown> = await c.req.parseBody()
  return (name) => {
    const value = body[name]
    return typeof value === "string" ? value : ""
  }
}

/** What can be told from the form alone. Signing in asks for presence only: old rules may differ. */
export function formFaults(kind: "signIn" | "signUp", typed: FormValues): FieldFault[] {
  const faults = emailFaults("email", typed)
  if (kind === "signUp") return [...faults, ...newPasswordFaults(typed, typed("email"))]
  if (!typed("password")) faults.push({ field: "password", fault: "passwordRequired" })
  return faults
}

export function emailFaults(field: "email" | "newEmail", typed: FormValues): FieldFault[] {
  const email = typed(field).trim()
  if (!email) return [{ field, fault: "emailRequired" }]
  return Email.safeParse(email).success ? [] : [{ field, fault: "emailInvalid" }]
}

export function newPasswordFaults(typed: FormValues, email: string): FieldFault[] {
  const password = typed("password")
  if (!password) return [{ field: "password", fault: "passwordRequired" }]
  const faults: FieldFault[] = []
  const fault = passwordFault(password, email)
  if (fault) faults.push({ field: "password", fault })
  if (password !== typed("passwordConfirmation"))
    faults.push({ field: "passwordConfirmation", fault: "passwordsDiffer" })
  return faults
}
