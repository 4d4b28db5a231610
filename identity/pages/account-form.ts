import { html } from "hono/html"
import { messages } from "../messages"
import { longest } from "../passwords"
import { type FormState, field, newPasswordFields, summary, titleOf } from "./form"
import { languages, renderPage } from "./page"

export interface AccountForm extends FormState {
  kind: "signIn" | "signUp"
  /** Where the form is posted, and where the other kind of form is found. */
  action: string
  otherAction: string
  email: string
  /** Whether the person comes from signing up. */
  isCreated?: boolean
  /** Whether someone who is signed in is asked again who they are. */
  confirms?: boolean
  /** Nothing is to be paid here: no trial is spoken of. */
  isFree?: boolean
}

/** The page on which one signs in or signs up: a plain form. Passwords are never sent back. */
export function renderAccountForm(form: AccountForm): Promise<string> {
  const text = messages(form.locale)
  const own = text[form.kind]
  const main = html`<div class="card">
      <h1>${form.confirms ? text.confirmYourself.title : own.title}</h1>
      ${introduction(form)}
      ${summary(form)}
      <form id="account" method="post" novalidate action="${form.action}" class="fields">
        ${field(form, {
          name: "email",
          label: text.email,
          type: "email",
          value: form.email,
          autocomplete: "username",
          more: html`maxlength="254"`,
          isFirst: !form.isCreated && !form.confirms,
        })}
        ${form.kind === "signUp" ? newPasswordFields(form) : passwordField(form)}
        ${form.kind === "signUp" ? terms(form.locale) : ""}
        <button class="primary" type="submit">${own.submit}</button>
      </form>
      ${
        form.kind === "signIn"
          ? html`<p class="other"><a href="/identity/password-reset">${text.reset.link}</a></p>`
          : ""
      }
      ${
        form.confirms
          ? ""
          : html`<p class="other">${own.other} <a href="${form.otherAction}">${own.otherLink}</a></p>`
      }
    </div>`
  return renderPage({
    locale: form.locale,
    title: titleOf(form, form.confirms ? text.confirmYourself.title : own.title),
    main,
    footer: languages(form.locale, "account"),
  })
}

/** What one agrees to, to be read beside the form: what was typed stays. */
function terms(locale: AccountForm["locale"]) {
  const text = messages(locale)
  const address = `/legal/terms${locale === "en" ? "?lang=en" : ""}`
  return html`<p class="hint">${text.terms} <a href="${address}" target="_blank">${text.termsLink}</a>.</p>`
}

function introduction({ locale, confirms, isCreated, isFree }: AccountForm) {
  const text = messages(locale)
  if (confirms) return html`<p>${text.confirmYourself.text}</p>`
  return html`<p class="pitch">${text.pitch}</p>
      ${
        isCreated
          ? html`<p class="done" role="status">${text.created}</p>`
          : html`<p class="trial">${isFree ? text.free : text.trial}</p>`
      }`
}

function passwordField(form: AccountForm) {
  return field(form, {
    name: "password",
    label: messages(form.locale).password,
    type: "password",
    autocomplete: "current-password",
    more: html`maxlength="${longest}"`,
    isFirst: form.isCreated || form.confirms,
  })
}
