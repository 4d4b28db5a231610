import { Link, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { profilePageOf } from "~/components/profile-page"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"

interface MissingMentionsProps {
  missing: (Bill["missing"][number] & { text: string })[]
  clientId: string
  /** The bill or the quote that lacks them. */
  recordHref: string
  back: string
}

/** What the law still asks, each with the way to the field that mends it. */
export function MissingMentions({ missing, clientId, recordHref, back }: MissingMentionsProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const hrefOf = ({ where, path }: Bill["missing"][number]) => {
    const page = {
      profile: `../profile/${profilePageOf(path)}`,
      client: `../companies/${clientId}/edit`,
      bill: `${recordHref}/edit`,
    }[where]
    return `${page}?${new URLSearchParams({ returnTo: pathname })}#${path}`
  }
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader title={t("bills.issue.missing")} />
      <Banner tone="warning" title={t("errors.billIncomplete")}>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {missing.map((one) => (
            <li key={`${one.where}.${one.path}`}>
              <Link to={hrefOf(one)} reloadDocument className="underline">
                {one.text}
              </Link>
            </li>
          ))}
        </ul>
      </Banner>
      <ButtonLink to={recordHref} variant="outline" className="mt-6">
        {back}
      </ButtonLink>
    </div>
  )
}
