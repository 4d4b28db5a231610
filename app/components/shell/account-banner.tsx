import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OpenAccount } from "#contract/accesses"
import { mountOf } from "~/services/mount"
import { Button } from "../ui/button"

/** On every page of somebody else's account: whose it is, and the way back to one's own. */
export function AccountBanner({ account }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <form
      method="post"
      action={`${mountOf(pathname)}/accesses/account`}
      className="sticky top-0 z-10 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-3"
      data-account={account.id}
      data-print="no"
    >
      <p className="wrap-anywhere min-w-0">
        <strong>{t("accesses.inAccount", { name: account.name })}</strong>{" "}
        {t(`accesses.labels.${account.label}`)}
      </p>
      <Button type="submit" name="account" value="" variant="outline" size="sm">
        {t("accesses.ownAccount")}
      </Button>
    </form>
  )
}
