import { html } from "hono/html"
import { messages } from "../messages"
import { type FormState, field, summary, titleOf } from "./form"
import { renderPage } from "./page"
import { passkeyForm } from "./passkey-form"

export interface SecondStepForm extends FormState {
  action: string
  hasApp: boolean
  /** What the browser is asked for, where the account has a passkey. */
  passkey?: object
}

/** A code works everywhere; the button of the passkey shows where a script runs. */
export function renderSecondStep(form: SecondStepForm): Promise<string> {
  const { step } = messages(form.locale)
  const { passkey } = form
  return renderPage({
    locale: form.locale,
    title: titleOf(form, step.title),
    main: html`<div class="card"><h1>${step.title}</h1>
      <p class="text">${form.hasApp ? step.text : step.textPasskeyOnly}</p>
      ${summary(form)}
      ${passkey ? passkeyForm(form.locale, form.action, { get: passkey }, step.passkey) : ""}
      <form id="account" method="post" action="${form.action}" class="fields">
        ${field(form, {
          name: "code",
          label: step.code,
          autocomplete: "one-time-code",
          hint: form.hasApp ? step.hint : step.hintRecovery,
          more: form.hasApp ? html`inputmode="text" maxlength="40"` : html`maxlength="40"`,
          isFirst: true,
        })}
        <button class="primary" type="submit">${step.submit}</button>
      </form></div>`,
  })
}
