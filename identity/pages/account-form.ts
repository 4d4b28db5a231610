import { html } from "hono/html"
import { type Fault, type Locale, type Messages, messages } from "../messages"
import { longest, shortest } from "../passwords"
import { type Markup, renderPage } from "./page"

export type Field = "email" | "password" | "passwordConfirmation"

export interface AccountForm {
  kind: "signIn" | "signUp"
  locale: Locale
  /** Where the form is posted, and where the other kind of form is found. */
  action: string
  otherAction: string
  email: string
  faults: { field?: Field; fault: Fault }[]
}

/** The page on which one signs in or signs up: a plain form. Passwords are never sent back. */
export function renderAccountForm(form: AccountForm): Promise<string> {
  const text = messages(form.locale)
  const own = text[form.kind]
  const main = html`<div class="card">
      <h1>${own.title}</h1>
      <p class="pitch">${text.pitch}</p>
      <p class="trial">${text.trial}</p>
      ${summary(form, text)}
      <form id="account" method="post" action="${form.action}" class="fields">
        ${emailField(form, text)}
        ${passwordField(form, text)}
        ${form.kind === "signUp" ? confirmationField(form, text) : ""}
        <button class="primary" type="submit">${own.submit}</button>
      </form>
      <p class="other">${own.other} <a href="${form.otherAction}">${own.otherLink}</a></p>
    </div>`
  return renderPage({
    locale: form.locale,
    title: form.faults.length > 0 ? `${text.summary}${colon(form.locale)} ${own.title}` : own.title,
    main,
    footer: languages(form.locale, text),
  })
}

const colon = (locale: Locale) => (locale === "fr" ? "\u00a0:" : ":")

function summary(form: AccountForm, text: Messages): Markup | "" {
  if (form.faults.length === 0) return ""
  const lines = form.faults.map(({ field, fault }) =>
    field
      ? html`<li><a href="#${field}">${text.faults[fault]}</a></li>`
      : html`<li>${text.faults[fault]}</li>`,
  )
  return html`<div class="summary" role="alert"><h2>${text.summary}</h2><ul>${lines}</ul></div>`
}

function emailField(form: AccountForm, text: Messages): Markup {
  return html`<div>
    <label for="email">${text.email}</label>
    <input id="email" name="email" type="email" value="${form.email}" required maxlength="254"
      autocomplete="username" autocapitalize="none" spellcheck="false" ${state(form, "email")}>
    ${fault(form, "email", text)}
  </div>`
}

function passwordField(form: AccountForm, text: Messages): Markup {
  const isNew = form.kind === "signUp"
  const lengths = isNew ? html`minlength="${shortest}" maxlength="${longest}"` : ""
  return html`<div>
    <label for="password">${text.password}</label>
    <input id="password" name="password" type="password" required ${lengths}
      autocomplete="${isNew ? "new-password" : "current-password"}"
      ${state(form, "password", isNew ? "password-hint" : undefined)}>
    ${isNew ? html`<p class="hint" id="password-hint">${text.passwordHint}</p>` : ""}
    ${fault(form, "password", text)}
  </div>`
}

function confirmationField(form: AccountForm, text: Messages): Markup {
  return html`<div>
    <label for="passwordConfirmation">${text.passwordConfirmation}</label>
    <input id="passwordConfirmation" name="passwordConfirmation" type="password" required
      maxlength="${longest}" autocomplete="new-password" ${state(form, "passwordConfirmation")}>
    ${fault(form, "passwordConfirmation", text)}
  </div>`
}

/** Ties a field to its hint and to what is wrong with it; the first wrong field has the focus. */
function state(form: AccountForm, field: Field, hint?: string): Markup {
  const isWrong = form.faults.some((one) => one.field === field)
  const described = [hint, isWrong && `${field}-fault`].filter(Boolean).join(" ")
  const first = form.faults.find((one) => one.field)?.field ?? "email"
  return html`${described ? html`aria-describedby="${described}"` : ""}
    ${isWrong ? html`aria-invalid="true"` : ""} ${first === field ? html`autofocus` : ""}`
}

function fault(form: AccountForm, field: Field, text: Messages): Markup | "" {
  const wrong = form.faults.find((one) => one.field === field)
  return wrong ? html`<p class="fault" id="${field}-fault">${text.faults[wrong.fault]}</p>` : ""
}

/** Buttons of the form above, so that changing the language keeps the address that was typed. */
function languages(locale: Locale, text: Messages): Markup {
  const button = (value: Locale, name: string) =>
    html`<button form="account" type="submit" name="locale" value="${value}" lang="${value}"
      formnovalidate ${value === locale ? html`aria-current="true"` : ""}>${name}</button>`
  return html`<fieldset class="languages">
    <legend>${text.language}</legend>${button("fr", "Français")}${button("en", "English")}
  </fieldset>`
}
