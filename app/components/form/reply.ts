import type { SubmissionResult } from "@conform-to/react"
import type { Duplicate } from "#contract/duplicates"

/** What the browser may check before a form is sent: the attributes of HTML's own validation. */
export interface FieldConstraint {
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
  multiple?: boolean
}

/** By the field's name; a field of repeated rows is named "lines[].label". Made from the schema by `constraintsOf`. */
export type FormConstraints = Record<string, FieldConstraint>

/** Why a save came to nothing, other than by one field: a broken rule, a stale version, a fault of ours. */
export interface FormProblem {
  code: string
  /** Its sentence. */
  text: string
  /** With the code "unsaved": under which id the fault was logged. */
  reference?: string
  /** With the code "stale": the record as it is now, saved meanwhile by someone else. */
  current?: Record<string, unknown>
}

/** One of the values to choose from. */
export interface Choice {
  value: string | number
  label: string
  disabled?: boolean
  /** What tells two of the same name apart. */
  text?: string
  /** Cents, where the choice has a price. */
  amount?: number | null
  /** Of a service: what its price is the price of, its own VAT rate, and its words. */
  unit?: string
  vatRate?: string | null
  description?: string | null
}

/** What the server found for a field that searches. */
export interface FieldResult {
  /** What was searched for. */
  q: string
  choices: Choice[]
  /** What the search fills in elsewhere in the form, by field name. */
  fill?: Record<string, string>
  /** A row that it adds to a list of the form; the last one gives way to it where its `over` is empty. */
  insert?: { list: string; over: string; row: Record<string, string> }
  /** What was typed for it in fields of its own, where it came to nothing. */
  typed?: Record<string, string>
  /** What came of it, where choices do not say it: in sentences. */
  told?: {
    tone: "success" | "warning" | "danger"
    title: string
    text?: string
  }
}

/**
 * What an action answers when a form was not accepted. Each error of `result` is a sentence: only the
 * server knows all of them, in the person's language.
 *
 * A file field posts, in this order, a hidden input of its name with the id of the upload kept so
 * far, the file itself under the same name (an empty one changes nothing, another one replaces the
 * id), and, when the person wants none, `_remove` with the field's name.
 */
export interface FormReply {
  result: SubmissionResult<string[]>
  problem?: FormProblem
  /** The idempotency key of the next attempt; the form sends it as `_key`. */
  key: string
  /** What the files that the form has kept were called, by their ids. */
  files?: Record<string, string>
  /** By the name of the field that searched, where no script did. */
  found?: Record<string, FieldResult>
  /** The field whose search was asked for: nothing is wrong, and nothing was saved. */
  searched?: string
  /** What is typed, drawn: the form was sent to see it, and nothing was saved. */
  preview?: string
  /** What may be the same as what is typed: nothing was saved yet. */
  proposed?: Duplicate[]
}
