import { html } from "hono/html"
import { type Locale, messages } from "../messages"
import { renderPage } from "./page"

type Purpose = "confirmEmail" | "changeEmail"

interface ConfirmForm {
  locale: Locale
  purpose: Purpose
  email: string
  token: string
  action: string
}

/** Asks for a click, since mail servers open links by themselves. */
export function renderConfirm(form: ConfirmForm): Promise<string> {
  const { confirm } = messages(form.locale)
  const [title, text, submit] =
    form.purpose === "confirmEmail"
      ? [confirm.title, confirm.text, confirm.submit]
      : [confirm.changeTitle, confirm.changeText, confirm.changeSubmit]
  return renderPage({
    locale: form.locale,
    title,
    main: html`<div class="card"><h1>${title}</h1>
      <p class="text"><strong>${form.email}</strong></p><p class="text">${text}</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="token" value="${form.token}">
        <button class="primary" type="submit" autofocus>${submit}</button>
      </form></div>`,
  })
}

export function renderConfirmed(locale: Locale, purpose: Purpose): Promise<string> {
  const { confirm, home } = messages(locale)
  const [title, text] =
    purpose === "confirmEmail"
      ? [confirm.doneTitle, confirm.doneText]
      : [confirm.changedTitle, confirm.changedText]
  return renderPage({
    locale,
    title,
    main: html`<div class="card"><h1>${title}</h1><p class="text">${text}</p>
      <p class="back"><a href="/">${home}</a></p></div>`,
  })
}
