import { html } from "hono/html"
import { deviceName } from "../account/devices"
import type { Account } from "../accounts"
import { type Locale, messages } from "../messages"
import type { SecondFactors } from "../second-factor/second-factors"
import type { OpenSession } from "../sessions"
import {
  currentPasswordField,
  type FormState,
  field,
  newPasswordFields,
  summary,
  titleOf,
} from "./form"
import { type Markup, renderPage } from "./page"

export type Notice = "sent" | "changeSent" | "passwordDone" | "added" | "removed" | "sessionEnded"

export interface Security extends FormState {
  account: Account
  factors: SecondFactors
  canHavePasskeys: boolean
  sessions: OpenSession[]
  /** The session of the browser that asks. */
  here: string
  notice?: Notice
}

/** All that guards an account, on one page. */
export function renderSecurity(page: Security): Promise<string> {
  const { security } = messages(page.locale)
  return renderPage({
    locale: page.locale,
    title: security.title,
    isWide: true,
    main: html`<h1>${security.title}</h1>
      <p class="pitch">${page.account.email}</p>
      ${page.notice ? html`<p class="done" role="status">${noticeText(page)}</p>` : ""}
      ${summary(page)} ${emailSection(page)} ${passwordSection(page)} ${stepsSection(page)} ${sessionsSection(page)}
      <p class="back"><a href="/admin">${security.home}</a></p>`,
  })
}

function noticeText({ locale, notice }: Security): string {
  const { email, password, steps, sessions } = messages(locale).security
  const texts: Record<Notice, string> = {
    sent: email.sent,
    changeSent: email.changeSent,
    passwordDone: password.done,
    added: steps.added,
    removed: steps.removed,
    sessionEnded: sessions.ended,
  }
  return notice ? texts[notice] : ""
}

function emailSection({ locale, account }: Security): Markup {
  const { email } = messages(locale).security
  const state = account.emailVerifiedAt
    ? html`<p class="state good">${email.confirmed}</p>`
    : html`<p class="state">${email.unconfirmed}</p><p class="text">${email.why}</p>
        <form method="post" action="/identity/account/confirmation">
          <button class="secondary" type="submit">${email.sendAgain}</button></form>`
  return html`<section class="card"><h2>${email.title}</h2>
    <p class="text">${account.email}</p>${state}
    <p class="back"><a href="/identity/account/email">${email.change}</a></p></section>`
}

function passwordSection({ locale }: Security): Markup {
  const { password } = messages(locale).security
  return html`<section class="card"><h2>${password.title}</h2>
    <p class="back"><a href="/identity/account/password">${password.change}</a></p></section>`
}

function stepsSection(page: Security): Markup {
  const { steps } = messages(page.locale).security
  const { factors } = page
  const isOn = factors.hasApp || factors.passkeys.length > 0
  return html`<section class="card"><h2>${steps.title}</h2>
    <p class="text">${steps.text}</p>
    ${isOn ? "" : html`<p class="state">${steps.off}</p>`}
    <h3>${steps.app}</h3>
    ${
      factors.hasApp
        ? html`<p class="state good">${steps.appOn}</p>
          <p class="back"><a href="/identity/account/app/remove">${steps.removeApp}</a></p>`
        : html`<p class="back"><a href="/identity/account/app">${steps.addApp}</a></p>`
    }
    ${page.canHavePasskeys ? passkeys(page) : ""}
    ${
      isOn
        ? html`<h3>${steps.codes}</h3>
          <p class="text">${steps.codesLeft}${page.locale === "fr" ? "\u00a0:" : ":"} ${factors.recoveryCodes}</p>
          <p class="back"><a href="/identity/account/recovery-codes">${steps.newCodes}</a></p>`
        : ""
    }</section>`
}

function passkeys({ locale, factors }: Security): Markup {
  const { steps } = messages(locale).security
  const rows = factors.passkeys.map(
    ({ id, name, lastUsedAt }) => html`<li><span><strong>${name}</strong>
      <span class="hint">${lastUsedAt ? `${steps.usedOn} ${moment(locale, lastUsedAt)}` : steps.never}</span></span>
      <a href="/identity/account/passkeys/remove?id=${encodeURIComponent(id)}"
        aria-label="${steps.remove} ${name}">${steps.remove}</a></li>`,
  )
  return html`<h3>${steps.passkeys}</h3>
    ${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : ""}
    <p class="back"><a href="/identity/account/passkeys/new">${steps.addPasskey}</a></p>`
}

function sessionsSection({ locale, sessions, here }: Security): Markup {
  const text = messages(locale).security.sessions
  const rows = sessions.map(
    (session) => html`<li><span><strong>${deviceName(session.userAgent, text)}</strong>
      ${session.uid === here ? html`<span class="badge">${text.this}</span>` : ""}
      <span class="hint">${text.since} ${moment(locale, session.signedInAt)},
        ${text.seen} ${moment(locale, session.lastSeenAt)}</span></span>
      <form method="post" action="/identity/account/session/end">
        <input type="hidden" name="session" value="${session.uid}">
        <button class="quiet" type="submit">${text.end}<span class="unseen"> ${deviceName(session.userAgent, text)}, ${text.since} ${moment(locale, session.signedInAt)}</span></button></form></li>`,
  )
  return html`<section class="card"><h2>${text.title}</h2><ul class="rows">${rows}</ul>
    <p class="text">${text.endText}</p>
    <form method="post" action="/identity/account/sessions/end">
      <button class="secondary danger" type="submit">${text.endAll}</button></form></section>`
}

/** The day and the time of a moment, in Paris. */
function moment(locale: Locale, at: Date): string {
  return new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  }).format(at)
}

/** The current password first, then the new one and its repetition. */
export function renderPasswordForm(form: FormState & { email: string }): Promise<string> {
  const { password, save } = messages(form.locale).security
  return renderChange(
    form,
    password.change,
    password.text,
    "/identity/account/password",
    save,
    html`
    <input type="hidden" name="username" autocomplete="username" value="${form.email}">
    ${currentPasswordField(form, true)} ${newPasswordFields(form)}`,
  )
}

export function renderEmailForm(form: FormState & { newEmail: string }): Promise<string> {
  const { email } = messages(form.locale).security
  return renderChange(
    form,
    email.change,
    email.changeText,
    "/identity/account/email",
    email.submit,
    html`
    ${field(form, {
      name: "newEmail",
      label: email.new,
      type: "email",
      value: form.newEmail,
      autocomplete: "email",
      more: html`maxlength="254"`,
      isFirst: true,
    })}
    ${currentPasswordField(form)}`,
  )
}

/** A page with one form, from which one returns to the account's security. */
export function renderChange(
  form: FormState,
  title: string,
  text: string,
  action: string,
  submit: string,
  fields: Markup,
  before: Markup | "" = "",
): Promise<string> {
  return renderPage({
    locale: form.locale,
    title: titleOf(form, title),
    main: html`<div class="card"><h1>${title}</h1>
      <p class="text">${text}</p>
      ${summary(form)} ${before}
      <form id="account" method="post" action="${action}" class="fields">
        ${fields}
        <button class="primary" type="submit">${submit}</button>
      </form>
      <p class="other"><a href="/identity/account">${messages(form.locale).security.back}</a></p></div>`,
  })
}
