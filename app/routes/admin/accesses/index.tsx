import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { AccessState } from "./_state"

export const handle = titled("accesses.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [accesses, { accounts }] = await Promise.all([api.get("/Accesses"), currentUser(api)])
  return {
    accesses: accesses.map(({ id, email, label, extent, state, endsOn, guestName }) => ({
      ...{ id, email, label, extent, state, endsOn, guestName },
    })),
    accounts,
  }
}

/** Whom one let into one's account; and the accounts that one was let into. */
export default function AccessesScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { accesses, accounts } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("accesses.create") ? (
    <ButtonLink to="new">{t("accesses.invite")}</ButtonLink>
  ) : null
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHeader title={t("accesses.title")} text={t("accesses.text")} action={add} />
      {accesses.length === 0 ? (
        <EmptyState
          title={t("accesses.empty.title")}
          text={t("accesses.empty.text")}
          action={add}
        />
      ) : (
        <ul className="grid gap-3">
          {accesses.map(({ id, email, label, extent, state, endsOn, guestName }) => (
            <li key={id}>
              <Card className="grid gap-1">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <Link to={id} className="wrap-anywhere font-semibold text-accent underline">
                    {email}
                  </Link>
                  <AccessState state={state} />
                </div>
                <p className="wrap-anywhere text-muted text-sm">
                  {[
                    t(`accesses.labels.${label}`),
                    t(`accesses.extents.${extent}`),
                    guestName === email ? null : guestName,
                    endsOn ? t("accesses.until", { day: formatDay(endsOn, language) }) : null,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {accounts.length > 0 ? (
        <SectionCard title={t("accesses.accounts")}>
          <ul className="divide-y divide-line">
            {accounts.map(({ id, name, label }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="wrap-anywhere min-w-0">
                  <strong>{name}</strong> · {t(`accesses.labels.${label}`)}
                </span>
                <StatusButton action="../accesses/departure" size="sm" values={{ account: id }}>
                  {t("accesses.leave")}
                </StatusButton>
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </div>
  )
}
