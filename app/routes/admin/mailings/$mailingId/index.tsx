import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { MailingDetails } from "#contract/mailings"
import { formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { mailingTones } from "../_tones"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailingId: args.params.mailingId ?? "" }
  return await api.get("/Mailings/{mailingId}", { path })
}

/** Who gets what, and who gets nothing, and why; nothing has left before it is sent from here. */
export default function MailingScreen() {
  const { t, i18n } = useTranslation()
  const mailing = useLoaderData<typeof loader>()
  const { name, can, receivers, leftOut, arrived, failed, sentAt, createdAt } = mailing
  return (
    <>
      <PageHeader
        title={name}
        secondary={
          <>
            {can.includes("remove") ? (
              <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
                {t("mailings.remove")}
              </ButtonLink>
            ) : null}
            {can.includes("send") ? (
              <StatusButton action="test">{t("mailings.test")}</StatusButton>
            ) : null}
          </>
        }
        action={
          can.includes("send") ? (
            <ButtonLink to="dispatch">
              {receivers === 1 ? t("mailings.sendOne") : t("mailings.send", { count: receivers })}
            </ButtonLink>
          ) : null
        }
      />
      {receivers === 0 ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("mailings.nobody")} />
        </div>
      ) : null}
      <Card>
        <PropertyList
          properties={[
            { label: t("mailings.createdAt"), value: formatInstant(createdAt, i18n.language) },
            {
              label: t("mailings.sentAt"),
              value: sentAt ? formatInstant(sentAt, i18n.language) : t("mailings.notSent"),
            },
            {
              label: t("billEmail.template"),
              value:
                mailing.templateName &&
                t("billEmail.fromTemplate", {
                  name: mailing.templateName,
                  version: mailing.templateVersion,
                }),
            },
            { label: t("mailings.receivers"), value: receivers },
            { label: t("mailings.leftOut"), value: leftOut },
            { label: t("mailings.gone"), value: mailing.gone > 0 ? mailing.gone : null },
            { label: t("mailings.arrived"), value: arrived },
            { label: t("mailings.failed"), value: failed },
          ]}
        />
      </Card>
      <SectionCard title={t("mailings.messages")} className="mt-5">
        <ul className="divide-y divide-line">
          {mailing.messages.map((message) => (
            <Receiver key={message.id} message={message} />
          ))}
        </ul>
      </SectionCard>
    </>
  )
}

function Receiver({ message }: { message: MailingDetails["messages"][number] }) {
  const { t } = useTranslation()
  const { id, contactId, contactName, address, state, leftOut } = message
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-56 break-words">
        <LinkCell to={`../contacts/${contactId}`} needs="contacts.see">
          {contactName}
        </LinkCell>{" "}
        <span className="text-muted text-sm">
          {leftOut ? t(`mailings.reasons.${leftOut}`) : address}
        </span>
      </span>
      <StatusBadge tone={mailingTones[state]}>{t(`mailings.states.${state}`)}</StatusBadge>
      {leftOut ? null : (
        <ButtonLink
          to={`messages/${id}`}
          variant="ghost"
          size="sm"
          aria-label={t("mailings.message", { name: contactName })}
        >
          {t("mailings.read")}
        </ButtonLink>
      )}
    </li>
  )
}
