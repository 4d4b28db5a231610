import { html } from "hono/html"
import { type Locale, messages } from "../messages"
import { stylesheetUrl, themeUrl } from "../stylesheet"

/** What a template of `hono/html` makes: everything put into it is escaped. */
export type Markup = ReturnType<typeof html>

export interface Page {
  locale: Locale
  title: string
  main: Markup | Promise<Markup>
  /** Where the language is chosen, unless below every page: `none` where going back would lose what is shown. */
  footer?: Markup | "none"
  /** Whether the page holds more than one form. */
  isWide?: boolean
}

/** A whole page: works without JavaScript, holds no inline style or script. */
export async function renderPage(page: Page): Promise<string> {
  const text = messages(page.locale)
  return String(
    await html`<!doctype html>
<html lang="${page.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.title} · ${text.product}</title>
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="preload" href="/fonts/inter-1.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="${stylesheetUrl}">
    <link rel="stylesheet" href="${themeUrl}">
  </head>
  <body>
    <header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32">${text.product}</a></header>
    <main${page.isWide ? html` class="wide"` : ""}>${page.main}</main>
    ${page.footer === "none" ? "" : html`<footer>${page.footer ?? languageForm(page.locale)}</footer>`}
  </body>
</html>
`,
  )
}

/** A form of its own, for pages without one that holds what was typed. */
function languageForm(locale: Locale): Markup {
  return html`<form id="language" method="post" action="/identity/language">
    ${languages(locale, "language")}</form>`
}

/** Buttons of a form, which choose the language. */
export function languages(locale: Locale, form: string): Markup {
  const button = (value: Locale, name: string) =>
    html`<button form="${form}" type="submit" name="locale" value="${value}" lang="${value}"
      formnovalidate ${value === locale ? html`aria-current="true"` : ""}>${name}</button>`
  return html`<fieldset class="languages">
    <legend>${messages(locale).language}</legend>${button("fr", "Français")}${button("en", "English")}
  </fieldset>`
}

/**
 * The headers of every page. Scripts run on the few pages that ask for a passkey or a new password. `form-action` also
 * names where the answer will be redirected to, since Chromium holds the whole chain of redirects after
 * a form against it.
 */
export function pageHeaders(
  formTargets: string[] = [],
  { hasScript = false } = {},
): Record<string, string> {
  const targets = ["'self'", ...formTargets].join(" ")
  const scripts = hasScript ? "script-src 'self'; " : ""
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; ${scripts}img-src 'self'; font-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  }
}
