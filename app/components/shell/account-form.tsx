import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OpenAccount } from "#contract/accesses"
import { mountOf } from "~/services/mount"
import { Icon } from "./icon"

/** Whose account one is in, and the way into the others: a button each, which needs no script. */
export function AccountForm({
  account,
  accounts,
}: {
  account: OpenAccount | null
  accounts: OpenAccount[]
}) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (accounts.length === 0 && !account) return null
  const others = accounts.filter(({ id }) => id !== account?.id)
  return (
    <form method="post" action={`${mountOf(pathname)}/accesses/account`}>
      {others.map(({ id, name }) => (
        <button key={id} type="submit" name="account" value={id} className="shell-place">
          <Icon name="accesses" />
          <span>{t("accesses.enter", { name })}</span>
        </button>
      ))}
      {account ? (
        <button type="submit" name="account" value="" className="shell-place">
          <Icon name="back" />
          <span>{t("accesses.ownAccount")}</span>
        </button>
      ) : null}
    </form>
  )
}
