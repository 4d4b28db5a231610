import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatDay, formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("contacts.retention.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { contactId: args.params.contactId ?? "" }
  const [contact, standing] = await Promise.all([
    api.get("/Contacts/{contactId}", { path }),
    api.get("/Contacts/{contactId}/standing", { path }),
  ])
  return { id: contact.id, name: contact.name, standing }
}

/** Three years without a word: ask once more, note that they wrote, or erase. */
export default function ContactRetentionScreen() {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const { id, name, standing } = useLoaderData<typeof loader>()
  const { dueOn, state, askedAt } = standing
  const day = dueOn && formatDay(dueOn, i18n.language)
  const answered = standing.mailings.find(({ answeredAt }) => answeredAt)?.answeredAt
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("contacts.retention.of", { name })}
        text={t("contacts.retention.text")}
      />
      <Banner
        tone={state === "kept" ? "info" : "warning"}
        title={day ? t(`contacts.retention.${state}`, { day }) : t("contacts.retention.running")}
      >
        {answered
          ? t("contacts.retention.answered", { at: formatInstant(answered, i18n.language) })
          : askedAt
            ? t("contacts.retention.askedAt", { at: formatInstant(askedAt, i18n.language) })
            : null}
      </Banner>
      <div className="mt-5 grid gap-5">
        {standing.can.includes("ask") ? (
          <Way title={t("contacts.retention.ask")} text={t("contacts.retention.askText")}>
            <StatusButton action={`../contacts/${id}/question`} variant="default">
              {t("contacts.retention.ask")}
            </StatusButton>
          </Way>
        ) : null}
        {can("contacts.edit") ? (
          <Way title={t("contacts.retention.wrote")} text={t("contacts.retention.wroteText")}>
            <ButtonLink to={`../notes/contacts/${id}/new`} variant="outline">
              {t("contacts.retention.wrote")}
            </ButtonLink>
          </Way>
        ) : null}
        {can("contacts.delete") ? (
          <Way title={t("contacts.retention.erase")} text={t("contacts.retention.eraseText")}>
            <ButtonLink to={`../contacts/${id}/delete`} variant="outline">
              {t("contacts.retention.erase")}
            </ButtonLink>
          </Way>
        ) : null}
      </div>
    </div>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <SectionCard title={title}>
      <p className="mb-4 text-muted">{text}</p>
      {children}
    </SectionCard>
  )
}
