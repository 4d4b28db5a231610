import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { BillLink } from "#contract/bill-links"
import { PlumeForm } from "~/components/form/plume-form"
import type { FormConstraints, FormReply } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { Card } from "~/components/ui/card"
import { useLanguage } from "~/components/use-language"

interface PrivateLinksProps {
  title: string
  text: string
  /** Each with what it opens, where that is not the same of all. */
  links: (BillLink & { detail?: string })[]
  /** For how many days one may be opened. */
  days: readonly number[]
  constraints: FormConstraints
  reply?: FormReply
  /** The bill or the quote that they open. */
  recordHref: string
  mayRevoke: boolean
  mayAdd: boolean
  /** What else is asked of a new one. */
  more?: ReactNode
}

/** The links by which a client reads a bill or a quote without an account. */
export function PrivateLinks(props: PrivateLinksProps) {
  const { title, text, links, days, constraints, reply, recordHref, mayRevoke, mayAdd, more } =
    props
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={title} text={text} />
      <div className="grid gap-5">
        {links.length > 0 ? (
          <Card>
            <ul className="divide-y divide-line">
              {links.map((link) => (
                <Link key={link.id} link={link} mayRevoke={mayRevoke} />
              ))}
            </ul>
          </Card>
        ) : (
          <p className="text-muted">{t("privateLinks.none")}</p>
        )}
        {mayAdd ? (
          <PlumeForm
            key={links.length}
            constraints={constraints}
            defaultValue={{ days: "90" }}
            labels="privateLinks"
            reply={reply}
            submitLabel={t("privateLinks.add")}
            cancelTo={recordHref}
          >
            <Card className="grid gap-5">
              {more}
              <SelectField
                name="days"
                label={t("privateLinks.days")}
                options={days.map((count) => ({
                  value: String(count),
                  label: t("privateLinks.for", { count }),
                }))}
              />
            </Card>
          </PlumeForm>
        ) : null}
      </div>
    </div>
  )
}

function Link({
  link,
  mayRevoke,
}: {
  link: PrivateLinksProps["links"][number]
  mayRevoke: boolean
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const said = link.revokedAt ? "isRevoked" : link.open ? "isOpen" : "isOver"
  const day = formatDay((link.revokedAt ?? link.expiresAt).slice(0, 10), language)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{t(`privateLinks.${said}`, { day })}</p>
        {link.detail ? <p className="break-words text-muted text-sm">{link.detail}</p> : null}
        {link.open ? (
          <p className="break-all text-sm">
            <a href={link.address}>{link.address}</a>
          </p>
        ) : null}
      </div>
      {link.open && mayRevoke ? (
        <StatusButton action={`${link.id}/revocation`} variant="ghost" size="sm">
          {t("privateLinks.revoke")}
        </StatusButton>
      ) : null}
    </li>
  )
}
