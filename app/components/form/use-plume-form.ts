import { parse, useForm } from "@conform-to/react"
import { useNavigation } from "@remix-run/react"
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { constraintErrors } from "./constraint-errors"
import { holdsTyped, isDirty, markDirty } from "./dirty"
import { newFormKey } from "./form-key"
import type { FormConstraints, FormReply } from "./reply"
import { markNumbers } from "./wire-value"

interface FormOptions {
  reply?: FormReply
  constraints?: FormConstraints
  defaultValue?: Record<string, unknown>
  formKey?: string
}

/** The state of one form: conform's, whether it holds something unsaved, and its key. */
export function usePlumeForm({ reply, constraints, defaultValue, formKey }: FormOptions) {
  const { i18n } = useTranslation()
  const navigation = useNavigation()
  const sent = useRef(false)
  /** What stood there when the form was sent: another answer is one that a person may act on at once. */
  const answeredBefore = useRef(reply)
  const busy =
    navigation.state !== "idle" &&
    navigation.formMethod === "POST" &&
    (navigation.state === "submitting" || reply === answeredBefore.current)
  const [ownKey] = useState(() => formKey ?? newFormKey())
  const defaults = useMemo(
    () => markNumbers(defaultValue) as Record<string, string> | undefined,
    [defaultValue],
  )
  const [form] = useForm<Record<string, unknown>>({
    lastResult: reply?.result,
    defaultValue: defaults,
    constraint: constraints,
    // Without scripts the server judges: in the person's language, at every field at once. What a browser
    // says by itself is in the browser's, one field at a time.
    defaultNoValidate: true,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ form: element, formData, submitter }) => {
      // What saves nothing (a search within the form) needs nothing to be right.
      const saves = !(submitter instanceof HTMLButtonElement && submitter.formNoValidate)
      const errors = saves ? constraintErrors(element, i18n) : {}
      return parse(formData, {
        resolve: (value: Record<string, unknown>) =>
          Object.keys(errors).length > 0 ? { error: errors } : { value },
      })
    },
    onSubmit: (event) => {
      // A second press while the first is on its way is not a second wish.
      if (busy) event.preventDefault()
      else {
        sent.current = true
        answeredBefore.current = reply
      }
    },
  })

  useEffect(() => {
    if (navigation.state === "idle") sent.current = false
  }, [navigation.state])
  useEffect(() => {
    if (reply) markDirty(form.id, true)
  }, [reply, form.id])
  useEffect(() => {
    const element = document.getElementById(form.id)
    if (element instanceof HTMLFormElement && holdsTyped(element)) markDirty(form.id, true)
    return () => markDirty(form.id, false)
  }, [form.id])
  const leaving = useCallback(() => isDirty() && !sent.current, [])

  return {
    form,
    busy,
    leaving,
    key: reply?.key ?? ownKey,
    errors: form.status === "error" ? (form.allErrors as Record<string, string[]>) : {},
    onInput: (event: FormEvent<HTMLFormElement>) => {
      // A control outside the contract (a search within the form) has no name.
      const { name } = event.target as HTMLInputElement
      if (name && !name.startsWith("_q.")) markDirty(form.id, true)
    },
  }
}
