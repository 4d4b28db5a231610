import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { now } from "~/services/today.server"
import { Sayings } from "../_sayings"
import { findRequest } from "./_request.server"

export const handle = titled<typeof loader>("screen.named", ({ request }) => ({
  name: request.reference,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "supportRequests.see")
  return { request: await findRequest(api, args), now: now().toISOString() }
}

/** One request: all that was said, who asks, and what else they asked. */
export default function SupportRequestScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { request, now } = useLoaderData<typeof loader>()
  const { id, version, account, others } = request
  const isTreated = request.treatedAt !== null
  const place = `../support-requests/${id}`
  const treatment = (
    <StatusButton action={`${place}/treatment`} values={{ treated: String(!isTreated), version }}>
      {t(isTreated ? "supportRequests.open" : "supportRequests.treat")}
    </StatusButton>
  )
  return (
    <>
      <PageHeader
        title={request.subject ?? t("supportRequests.named", { reference: request.reference })}
        text={request.subject ? request.reference : null}
        action={
          can("supportRequests.edit") ? (
            <ButtonLink to={`${place}/answers/new`}>{t("supportRequests.answer")}</ButtonLink>
          ) : null
        }
        secondary={
          can("supportRequests.edit") ? (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={`${place}/notes/new`} variant="ghost">
                {t("supportRequests.note")}
              </ButtonLink>
              {treatment}
            </div>
          ) : null
        }
      />
      <div className="grid gap-6 xl:grid-cols-[2fr_1fr] xl:items-start">
        <SectionCard
          title={t("supportRequests.thread")}
          aside={
            <StatusBadge tone={isTreated ? "success" : "warning"}>
              {t(isTreated ? "supportRequests.states.treated" : "supportRequests.states.waiting")}
            </StatusBadge>
          }
        >
          <Sayings request={request} />
        </SectionCard>
        <div className="grid gap-6">
          <SectionCard title={t("supportRequests.who")}>
            <PropertyList
              properties={[
                { label: t("supportRequests.email"), value: request.email },
                {
                  label: t("supportRequests.account"),
                  value:
                    account && request.person && can("users.see") ? (
                      <Link to={`../users/${request.person}`} className="underline">
                        {account.username}
                      </Link>
                    ) : (
                      (account?.username ?? t("supportRequests.noAccount"))
                    ),
                },
                { label: t("supportRequests.page"), value: request.page },
                ...(account
                  ? [
                      { label: t("supportRequests.name"), value: account.name },
                      {
                        label: t("supportRequests.subscription"),
                        value:
                          account.subscription && t(`subscription.states.${account.subscription}`),
                      },
                      {
                        label: t("supportRequests.lastConnectionAt"),
                        value: account.lastConnectionAt && (
                          <DateCell day={account.lastConnectionAt} />
                        ),
                      },
                    ]
                  : []),
                ...(account?.suspendedUntil && account.suspendedUntil > now
                  ? [
                      {
                        label: t("supportRequests.suspendedUntil"),
                        value: <DateCell day={account.suspendedUntil} />,
                      },
                    ]
                  : []),
              ]}
            />
          </SectionCard>
          {others.length > 0 ? (
            <SectionCard title={t("supportRequests.others")}>
              <ul className="grid gap-2">
                {others.map((other) => (
                  <li key={other.id} className="flex flex-wrap justify-between gap-2">
                    <Link to={`../support-requests/${other.id}`} className="underline">
                      {other.subject ?? other.reference}
                    </Link>
                    <span className="text-muted text-sm">
                      {t(
                        other.treatedAt
                          ? "supportRequests.states.treated"
                          : "supportRequests.states.waiting",
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </SectionCard>
          ) : null}
        </div>
      </div>
    </>
  )
}
