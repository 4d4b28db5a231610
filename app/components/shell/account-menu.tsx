import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OpenAccount } from "#contract/accesses"
import { mountOf } from "~/services/mount"
import { type Person, useCan } from "~/services/person"
import { AccountForm } from "./account-form"
import { Icon } from "./icon"
import { LanguageForm } from "./language-form"
import { ThemeForm } from "./theme-form"

/** Who is signed in, and what is theirs: profile, language, the way out. Forms, which need no script. */
export function AccountMenu({
  person,
  account,
  accounts,
}: {
  person: Person
  account: OpenAccount | null
  accounts: OpenAccount[]
}) {
  const { t } = useTranslation()
  const can = useCan()
  const { pathname } = useLocation()
  return (
    <details className="shell-menu" data-menu="">
      <summary className="shell-tool" aria-label={t("shell.accountOf", { name: person.name })}>
        <span className="shell-avatar" aria-hidden="true">
          {initials(person.name)}
        </span>
      </summary>
      <section className="shell-panel" aria-label={t("shell.account")}>
        <p className="shell-whose">
          <strong>{person.name}</strong>
          {person.email && person.email !== person.name ? <span>{person.email}</span> : null}
        </p>
        <AccountForm account={account} accounts={accounts} />
        {can("profile.see") ? (
          <a className="shell-place" href={`${mountOf(pathname)}/profile`} data-follow="">
            <Icon name="profile" />
            <span>{t("shell.screens.profile")}</span>
          </a>
        ) : null}
        <a className="shell-place" href={`${mountOf(pathname)}/help`} data-follow="">
          <Icon name="help" />
          <span>{t("help.title")}</span>
        </a>
        {account ? null : (
          <a className="shell-place" href={`${mountOf(pathname)}/my-data`} data-follow="">
            <Icon name="take" />
            <span>{t("shell.myData")}</span>
          </a>
        )}
        <a className="shell-place" href="/auth/account">
          <Icon name="security" />
          <span>{t("shell.security")}</span>
        </a>
        <ThemeForm />
        <LanguageForm />
        <form method="post" action="/auth/sign-out">
          <button type="submit" className="shell-place">
            <Icon name="leave" />
            <span>{t("auth.signOut")}</span>
          </button>
        </form>
      </section>
    </details>
  )
}

/** "Camille Durand" is CD, "camille@example.fr" is C. */
function initials(name: string): string {
  const words = name
    .replace(/@.*/, "")
    .split(/[\s.-]+/)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.[0]?.toLocaleUpperCase() ?? "").join("")
}
