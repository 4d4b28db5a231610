import { html, raw } from "hono/html"
import { renderSVG } from "uqr"
import { type Locale, messages } from "../messages"
import { currentPasswordField, type FormState, field } from "./form"
import { renderPage } from "./page"
import { passkeyForm } from "./passkey-form"
import { renderChange } from "./security"

export interface BeginForm extends FormState {
  path: "app" | "app/remove" | "passkeys/remove" | "recovery-codes"
  /** The passkey that is to be removed. */
  passkey?: { id: string; name: string }
}

/** Says what will be done, and asks for the password. */
export function renderBegin(form: BeginForm): Promise<string> {
  const { steps, app, passkey } = messages(form.locale).security
  const [title, text, submit] = {
    app: [app.title, steps.text, passkey.start] as const,
    "app/remove": [steps.removeAppTitle, steps.removeText, steps.remove] as const,
    "passkeys/remove": [steps.removePasskeyTitle, steps.removeText, steps.remove] as const,
    "recovery-codes": [steps.newCodes, steps.newCodesText, steps.newCodes] as const,
  }[form.path]
  return renderChange(
    form,
    title,
    text,
    `/identity/account/${form.path}`,
    submit,
    html`${form.passkey ? html`<input type="hidden" name="id" value="${form.passkey.id}">` : ""}
      ${currentPasswordField(form, true)}`,
    form.passkey ? html`<p class="text"><strong>${form.passkey.name}</strong></p>` : "",
  )
}

interface AppForm extends FormState {
  secret: string
  uri: string
}

/** The secret to scan, or to copy, and the first code. */
export function renderApp(form: AppForm): Promise<string> {
  const { app } = messages(form.locale).security
  const spaced = form.secret.replace(/(.{4})(?=.)/g, "$1 ")
  return renderChange(
    form,
    app.title,
    app.scan,
    "/identity/account/app/scan",
    app.submit,
    field(form, {
      name: "code",
      label: app.code,
      autocomplete: "one-time-code",
      hint: app.codeHint,
      more: html`inputmode="numeric" maxlength="12"`,
    }),
    html`<div class="qr" role="img" aria-label="${app.qr}">${raw(renderSVG(form.uri, { ecc: "M", border: 2 }))}</div>
      <p class="text">${app.manual}</p><p class="secret"><code>${spaced}</code></p>`,
  )
}

/** Shown once; the sheet prints without anything around it. */
export function renderRecoveryCodes(locale: Locale, codes: string[]): Promise<string> {
  const text = messages(locale).security.codes
  return renderPage({
    locale,
    title: text.title,
    main: html`<div class="card"><h1>${text.title}</h1><p class="text">${text.text}</p>
      <ol class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
      <p class="other"><a download="${text.file}" href="${textFile(codes)}">${text.download}</a></p>
      <p class="back"><a class="primary" href="/identity/account?done=added">${text.done}</a></p></div>`,
    footer: "none",
  })
}

/** The codes as a file that is made of the page itself: no address holds them, and no script is needed. */
const textFile = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\r\n")}\r\n`)}`

export function renderPasskeyBegin(form: FormState & { name: string }): Promise<string> {
  const { passkey } = messages(form.locale).security
  return renderChange(
    form,
    passkey.title,
    passkey.text,
    "/identity/account/passkeys/new",
    passkey.start,
    html`${field(form, {
      name: "name",
      label: passkey.name,
      value: form.name,
      autocomplete: "off",
      hint: passkey.nameHint,
      more: html`maxlength="60"`,
      isFirst: true,
    })}
    ${currentPasswordField(form)}`,
    html`<noscript><p class="hint">${passkey.noScript}</p></noscript>`,
  )
}

/** Where the browser makes the passkey. */
export function renderNewPasskey(locale: Locale, options: object): Promise<string> {
  const { passkey, back } = messages(locale).security
  return renderPage({
    locale,
    title: passkey.title,
    main: html`<div class="card"><h1>${passkey.title}</h1><p class="text">${passkey.text}</p>
      ${passkeyForm(locale, "/identity/account/passkeys", { create: options }, passkey.create)}
      <p class="other"><a href="/identity/account">${back}</a></p></div>`,
  })
}
