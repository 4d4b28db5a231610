import { html } from "hono/html"
import { type Fault, type Locale, messages } from "../messages"
import { longest, shortest } from "../passwords"
import type { Markup } from "./page"
import { revealScriptUrl } from "./reveal-script"

export type Field =
  | "email"
  | "password"
  | "passwordConfirmation"
  | "currentPassword"
  | "newEmail"
  | "code"
  | "name"

export interface FieldFault {
  field?: Field
  fault: Fault
}

/** What every form knows: its language, and what was wrong with what was typed. */
export interface FormState {
  locale: Locale
  faults: FieldFault[]
}

interface Input {
  name: Field
  label: string
  type?: "text" | "email" | "password"
  value?: string
  autocomplete: string
  hint?: string
  /** Attributes of this field alone, such as its lengths. */
  more?: Markup | ""
  /** Whether it has the focus while nothing is wrong. */
  isFirst?: boolean
}

/** A labelled field, with its hint and with what is wrong with it; the first wrong one has the focus. */
export function field(form: FormState, input: Input): Markup {
  const { name, hint } = input
  const wrong = form.faults.find((one) => one.field === name)
  const described = [hint && `${name}-hint`, wrong && `${name}-fault`].filter(Boolean).join(" ")
  const firstWrong = form.faults.find((one) => one.field)?.field
  const focus = firstWrong ? firstWrong === name : input.isFirst
  return html`<div>
    <label for="${name}">${input.label}</label>
    <input id="${name}" name="${name}" type="${input.type ?? "text"}" value="${input.value ?? ""}" required
      autocomplete="${input.autocomplete}" autocapitalize="none" spellcheck="false"
      ${input.more ?? ""} ${described ? html`aria-describedby="${described}"` : ""}
      ${wrong ? html`aria-invalid="true"` : ""} ${focus ? html`autofocus` : ""}>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    ${wrong ? html`<p class="fault" id="${name}-fault">${messages(form.locale).faults[wrong.fault]}</p>` : ""}
  </div>`
}

/** A new password and its repetition. They may be pasted, and are never sent back. */
export function newPasswordFields(form: FormState, isFirst = false): Markup {
  const text = messages(form.locale)
  return html`${field(form, {
    name: "password",
    label: text.newPassword,
    type: "password",
    autocomplete: "new-password",
    hint: text.passwordHint,
    more: html`minlength="${shortest}" maxlength="${longest}" data-secret`,
    isFirst,
  })}
  ${field(form, {
    name: "passwordConfirmation",
    label: text.passwordConfirmation,
    type: "password",
    autocomplete: "new-password",
    more: html`maxlength="${longest}" data-secret`,
  })}
  <button type="button" class="reveal" data-reveal hidden aria-pressed="false">${text.showPassword}</button>
  <script src="${revealScriptUrl}" defer></script>`
}

/** The password that the account has, asked again before something that matters. */
export function currentPasswordField(form: FormState, isFirst = false): Markup {
  return field(form, {
    name: "currentPassword",
    label: messages(form.locale).currentPassword,
    type: "password",
    autocomplete: "current-password",
    more: html`maxlength="${longest}"`,
    isFirst,
  })
}

/** What is wrong, above the form, each line leading to its field. */
export function summary(form: FormState): Markup | "" {
  if (form.faults.length === 0) return ""
  const text = messages(form.locale)
  const lines = form.faults.map((one) =>
    one.field
      ? html`<li><a href="#${one.field}">${text.faults[one.fault]}</a></li>`
      : html`<li>${text.faults[one.fault]}</li>`,
  )
  return html`<div class="summary" role="alert"><h2>${text.summary}</h2><ul>${lines}</ul></div>`
}

/** The title of the window says first that something is wrong. */
export function titleOf(form: FormState, title: string): string {
  if (form.faults.length === 0) return title
  return `${messages(form.locale).summary}${form.locale === "fr" ? "\u00a0:" : ":"} ${title}`
}
