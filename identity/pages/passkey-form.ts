import { html } from "hono/html"
import { type Locale, messages } from "../messages"
import { passkeyScriptUrl } from "../second-factor/passkey-script"
import type { Markup } from "./page"

/** A form that the browser's passkey fills in; without a script it is not shown. */
export function passkeyForm(
  locale: Locale,
  action: string,
  asked: { get: object } | { create: object },
  label: string,
): Markup {
  const [act, options] = Object.entries(asked)[0] ?? []
  const { failed, noScript } = messages(locale).security.passkey
  return html`<form method="post" action="${action}" class="passkey" hidden
      data-passkey="${act}" data-options="${JSON.stringify(options)}">
      <input type="hidden" name="passkey" value="">
      <button class="primary" type="submit">${label}</button>
      <p class="fault" role="alert" hidden>${failed}</p>
    </form>
    <noscript><p class="hint">${noScript}</p></noscript>
    <script src="${passkeyScriptUrl}" defer></script>`
}
