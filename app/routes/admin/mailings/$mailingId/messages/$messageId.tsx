import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { mailingTones } from "../../_tones"

export const handle = titled<typeof loader>("mailings.message", ({ contactName }) => ({
  name: contactName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailingMessageId: args.params.messageId ?? "" }
  return await api.get("/Mailings/messages/{mailingMessageId}", { path })
}

/** What one contact gets, word for word; one goes on to the next from here. */
export default function MailingMessageScreen() {
  const { t } = useTranslation()
  const { mailingId, contactName, address, state, leftOut, subject, body, previous, next } =
    useLoaderData<typeof loader>()
  const place = `../mailings/${mailingId}`
  return (
    <>
      <PageHeader
        title={t("mailings.message", { name: contactName })}
        badge={
          <StatusBadge tone={mailingTones[state]}>{t(`mailings.states.${state}`)}</StatusBadge>
        }
        action={
          <ButtonLink to={place} variant="outline">
            {t("mailings.back")}
          </ButtonLink>
        }
      />
      <SectionCard title={subject}>
        <PropertyList
          properties={[
            { label: t("mailings.to"), value: address },
            ...(leftOut
              ? [{ label: t("mailings.leftOut"), value: t(`mailings.reasons.${leftOut}`) }]
              : []),
          ]}
        />
        <p className="mt-5 break-words whitespace-pre-wrap border-t border-line pt-5">{body}</p>
      </SectionCard>
      <nav aria-label={t("mailings.messages")} className="mt-5 flex gap-2" data-print="no">
        {previous ? (
          <ButtonLink to={`${place}/messages/${previous}`} variant="outline">
            {t("mailings.previous")}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink to={`${place}/messages/${next}`} variant="outline">
            {t("mailings.next")}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  )
}
