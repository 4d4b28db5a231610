import { html, raw } from "hono/html"
import { type Locale, messages } from "../messages"
import { renderPage } from "./page"

/** A sign-in that waited too long or is already done: nothing to repair, only to start again. */
export function renderExpired(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.expired.title,
    main: html`<div class="card"><h1>${text.expired.title}</h1>
      <p class="text">${text.expired.text}</p>
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

/** More passwords wait to be checked than is good for anybody. */
export function renderBusy(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.busy.title,
    main: html`<div class="card"><h1>${text.busy.title}</h1>
      <p class="text">${text.faults.busy}</p>
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

/** Nobody has an account here yet, and the first one is not for whoever comes first. */
export function renderFirstAccount(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.firstAccount.title,
    main: html`<div class="card"><h1>${text.firstAccount.title}</h1>
      <p class="text">${text.firstAccount.text}</p>
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

/** The link of the first account was followed once there was one. */
export function renderFirstAccountMade(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.firstAccount.usedTitle,
    main: html`<div class="card"><h1>${text.firstAccount.usedTitle}</h1>
      <p class="text">${text.firstAccount.usedText}</p>
      <p class="back"><a href="/auth/sign-in">${text.signIn.submit}</a></p></div>`,
  })
}

/** What did not succeed: the words differ, since nobody who signs out wants to read of signing in. */
type FailureKind = "signIn" | "signOut" | "request"

/** An error of the protocol. Shows its code, which is public (RFC 6749 §4.1.2.1), and no more. */
export function renderFailure(locale: Locale, code: string, failed: FailureKind): Promise<string> {
  const text = messages(locale)
  const explained =
    code === "server_error"
      ? html`<p class="text">${text.failed.serverText}</p>`
      : html`<p class="text">${text.failed.text}</p><p class="code"><code>${code}</code></p>`
  return renderPage({
    locale,
    title: text.failed[failed],
    main: html`<div class="card"><h1>${text.failed[failed]}</h1>${explained}
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

export function renderNotFound(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.notFound.title,
    main: html`<div class="card"><h1>${text.notFound.title}</h1>
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

/** Asks before signing out; `form` is oidc-provider's own hidden form, `op.logoutForm`. */
export function renderSignOut(locale: Locale, form: string): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.signOut.title,
    main: html`<div class="card"><h1>${text.signOut.title}</h1>
      <p class="text">${text.signOut.text}</p>${raw(form)}
      <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes"
        autofocus>${text.signOut.submit}</button>
      <p class="other"><a href="/">${text.home}</a></p></div>`,
  })
}

export function renderSignedOut(locale: Locale): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.signOut.doneTitle,
    main: html`<div class="card"><h1>${text.signOut.doneTitle}</h1>
      <p class="text">${text.signOut.doneText}</p>
      <p class="back"><a href="/">${text.home}</a></p></div>`,
  })
}

/** Someone signed in where another person's session is open: that one is ended first. */
export function renderSwitch(locale: Locale, action: string, secret: string): Promise<string> {
  const text = messages(locale)
  return renderPage({
    locale,
    title: text.switch.title,
    main: html`<div class="card"><h1>${text.switch.title}</h1>
      <p class="text">${text.switch.text}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}">
        <input type="hidden" name="logout" value="yes">
        <button class="primary" type="submit" autofocus>${text.switch.submit}</button>
      </form></div>`,
  })
}
