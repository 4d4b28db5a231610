import { useTranslation } from "react-i18next"
import type { WholeBillEmail } from "#contract/bill-emails"
import { Awaited } from "~/components/screen/awaited"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, LinkCell } from "~/components/table/cells"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { EmailState } from "./email-state"

interface EmailMessageProps {
  email: WholeBillEmail
  /** What it is about, as a place: its form is below. */
  recordHref: string
  mayEdit: boolean
  /** In how many seconds to look again whether it has left. */
  seconds: number | undefined
}

/** A message exactly as it is received; a draft can be sent from here. */
export function EmailMessage({ email, recordHref, mayEdit, seconds }: EmailMessageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Awaited seconds={seconds} />
      <PageHeader
        title={email.subject}
        badge={<EmailState state={email.state} />}
        secondary={mayEdit ? <Actions recordHref={recordHref} email={email} /> : null}
        action={
          mayEdit && email.state === "draft" ? (
            <StatusButton action="dispatch" variant="default">
              {t("billEmail.send")}
            </StatusButton>
          ) : null
        }
      />
      {email.repeated ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("billEmail.repeated")} />
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("billEmail.envelope")}>
          <Envelope email={email} />
        </SectionCard>
        <SectionCard title={t("billEmail.perRecipient")}>
          <ul className="divide-y divide-line">
            {email.recipients.map(({ address, as, state }) => (
              <li
                key={`${as} ${address}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
              >
                <span className="min-w-40 flex-1 break-words">
                  {address} <span className="text-muted text-sm">{t(`billEmail.as.${as}`)}</span>
                </span>
                <EmailState state={state} />
              </li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={t("billEmail.plainText")} className="lg:col-span-2">
          {email.hasHtml ? (
            <p className="mb-4">
              <a
                href={`./${email.id}/html`}
                target="_blank"
                rel="noreferrer"
                className={buttonVariants({ variant: "outline", size: "sm" })}
              >
                {t("billEmail.html")}
              </a>
            </p>
          ) : null}
          <p className="break-words whitespace-pre-wrap">{email.body}</p>
        </SectionCard>
      </div>
    </>
  )
}

function Actions({ recordHref, email }: Pick<EmailMessageProps, "recordHref" | "email">) {
  const { t } = useTranslation()
  return (
    <>
      {email.state === "draft" || email.state === "scheduled" ? (
        <StatusButton action="cancellation" variant="ghost">
          {t(email.state === "draft" ? "billEmail.discard" : "billEmail.cancel")}
        </StatusButton>
      ) : null}
      <StatusButton action="tests">{t("billEmail.testToMe")}</StatusButton>
      <ButtonLink to={`${recordHref}/emails/new?from=${email.id}`} variant="outline">
        {t(email.state === "draft" ? "billEmail.change" : "billEmail.again")}
      </ButtonLink>
    </>
  )
}

function Envelope({ email }: { email: WholeBillEmail }) {
  const { t } = useTranslation()
  const template =
    email.templateName &&
    t("billEmail.fromTemplate", { name: email.templateName, version: email.templateVersion })
  return (
    <PropertyList
      properties={[
        { label: t("billEmail.sender"), value: email.senderName },
        { label: t("billEmail.replyTo"), value: email.replyTo },
        { label: t("billEmail.createdAt"), value: <DateCell day={email.createdAt} /> },
        ...(email.sendAt
          ? [{ label: t("billEmail.sendAt"), value: <DateCell day={email.sendAt} /> }]
          : []),
        ...(email.sentAt
          ? [{ label: t("billEmail.sentAt"), value: <DateCell day={email.sentAt} /> }]
          : []),
        { label: t("billEmail.attachments"), value: email.attachments.join("\n") },
        {
          label: t("billEmail.template"),
          value:
            email.templateId && template ? (
              <LinkCell to={`../mail-templates/${email.templateId}`}>{template}</LinkCell>
            ) : (
              template
            ),
        },
      ]}
    />
  )
}
