import { html } from "hono/html"
import { type Locale, messages } from "../messages"
import { type FormState, field, newPasswordFields, summary, titleOf } from "./form"
import { languages, renderPage } from "./page"

export interface ResetForm extends FormState {
  email: string
}

/** Where a link to choose another password is asked for. */
export function renderResetForm(form: ResetForm): Promise<string> {
  const { email, reset } = messages(form.locale)
  const main = html`<div class="card">
      <h1>${reset.title}</h1>
      <p class="text">${reset.text}</p>
      ${summary(form)}
      <form id="account" method="post" novalidate action="/identity/password-reset" class="fields">
        ${field(form, {
          name: "email",
          label: email,
          type: "email",
          value: form.email,
          autocomplete: "username",
          more: html`maxlength="254"`,
          isFirst: true,
        })}
        <button class="primary" type="submit">${reset.submit}</button>
      </form>
      <p class="other"><a href="/auth/sign-in">${reset.back}</a></p>
    </div>`
  const title = titleOf(form, reset.title)
  return renderPage({ locale: form.locale, title, main, footer: languages(form.locale, "account") })
}

/** The same whether there is such an account or not. */
export function renderEmailSent(locale: Locale): Promise<string> {
  const { reset } = messages(locale)
  return renderPage({
    locale,
    title: reset.sentTitle,
    main: html`<div class="card"><h1>${reset.sentTitle}</h1>
      <p class="text">${reset.sentText}</p><p class="text">${reset.sentHint}</p>
      <p class="back"><a href="/identity/password-reset">${reset.again}</a></p>
      <p class="back"><a href="/auth/sign-in">${reset.back}</a></p></div>`,
  })
}

export interface NewPasswordForm extends FormState {
  email: string
  token: string
}

export function renderNewPassword(form: NewPasswordForm): Promise<string> {
  const { reset } = messages(form.locale)
  return renderPage({
    locale: form.locale,
    title: titleOf(form, reset.chooseTitle),
    main: html`<div class="card">
      <h1>${reset.chooseTitle}</h1>
      <p class="text">${reset.chooseText}<strong>${form.email}</strong></p>
      ${summary(form)}
      <form id="account" method="post" novalidate action="/identity/password-reset/new" class="fields">
        <input type="hidden" name="token" value="${form.token}">
        <input type="hidden" name="username" autocomplete="username" value="${form.email}">
        ${newPasswordFields(form, true)}
        <button class="primary" type="submit">${reset.chooseSubmit}</button>
      </form></div>`,
    footer: languages(form.locale, "account"),
  })
}

export function renderPasswordChanged(locale: Locale): Promise<string> {
  const { reset, signIn } = messages(locale)
  return renderPage({
    locale,
    title: reset.doneTitle,
    main: html`<div class="card"><h1>${reset.doneTitle}</h1>
      <p class="text">${reset.doneText}</p>
      <p class="back"><a class="primary" href="/auth/sign-in">${signIn.submit}</a></p></div>`,
  })
}

/** A link that was followed already, is too old, or never was. */
export function renderInvalidLink(locale: Locale, again: string): Promise<string> {
  const { invalidLink } = messages(locale)
  return renderPage({
    locale,
    title: invalidLink.title,
    main: html`<div class="card"><h1>${invalidLink.title}</h1>
      <p class="text">${invalidLink.text}</p>
      <p class="back"><a href="${again}">${invalidLink.again}</a></p></div>`,
  })
}
