import { Email } from "../contract/values"
import type { AccountForm } from "./pages/account-form"
import { passwordFault } from "./passwords"

/** What came with the form; a field that is missing, or is a file, counts as empty. */
export interface Typed {
  email: string
  password: string
  passwordConfirmation: string
  /** The language button, where that was pressed and not the main one. */
  locale: string
}

export function readForm(body: Record<string, unknown>): Typed {
  const text = (name: string) => {
    const value = body[name]
    return typeof value === "string" ? value : ""
  }
  return {
    email: text("email").trim(),
    password: text("password"),
    passwordConfirmation: text("passwordConfirmation"),
    locale: text("locale"),
  }
}

/** What can be told from the form alone. Signing in asks for presence only: old rules may differ. */
export function typedFaults(kind: AccountForm["kind"], typed: Typed): AccountForm["faults"] {
  const faults: AccountForm["faults"] = []
  if (!typed.email) faults.push({ field: "email", fault: "emailRequired" })
  else if (!Email.safeParse(typed.email).success)
    faults.push({ field: "email", fault: "emailInvalid" })
  if (!typed.password) faults.push({ field: "password", fault: "passwordRequired" })
  if (kind === "signIn" || !typed.password) return faults
  const fault = passwordFault(typed.password, typed.email)
  if (fault) faults.push({ field: "password", fault })
  if (typed.password !== typed.passwordConfirmation)
    faults.push({ field: "passwordConfirmation", fault: "passwordsDiffer" })
  return faults
}
