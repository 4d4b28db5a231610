import { createContext, useContext } from "react"
import type { FieldResult, FormProblem } from "./reply"

export interface FormContextValue {
  /** The name of the first field with an error in the server's answer. */
  firstError?: string
  /** The name of the list to which the server has just added a row. */
  inserted?: string
  problem?: FormProblem
  /** What the files that the form has kept were called, by their ids. */
  files?: Record<string, string>
  /** What the fields that search have found, where no script did. */
  found?: Record<string, FieldResult>
  /** Lets the error summary name a field as the form does. */
  register: (name: string, label: string) => void
}

const FormContext = createContext<FormContextValue>({ register: () => undefined })

export const FormContextProvider = FormContext.Provider

export function useFormContext(): FormContextValue {
  return useContext(FormContext)
}
