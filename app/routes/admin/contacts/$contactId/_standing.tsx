import { useTranslation } from "react-i18next"
import type { ContactStanding } from "#contract/mailings"
import { formatDay, formatInstant } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"

/** For how long the contact may be kept, what they said of mailings, and which they got. */
export function Standing({ id, standing }: { id: string; standing: ContactStanding }) {
  const { t, i18n } = useTranslation()
  const day = (text: string) => formatDay(text, i18n.language)
  const { from, dueOn, state, refused, refusals, mailings, can } = standing
  return (
    <SectionCard title={t("contacts.standing")} className="mt-5">
      <PropertyList
        properties={[
          {
            label: t("contacts.retention.until"),
            value: dueOn ? (
              <StatusBadge tone={tones[state]}>
                {t(`contacts.retention.${state}`, { day: day(dueOn) })}
              </StatusBadge>
            ) : (
              t("contacts.retention.running")
            ),
          },
          { label: t("contacts.retention.from"), value: day(from) },
          {
            label: t("contacts.refusals.title"),
            value: refused ? (
              <StatusBadge tone="danger">{t("contacts.refusals.refused")}</StatusBadge>
            ) : (
              t("contacts.refusals.none")
            ),
          },
        ]}
      />
      {refusals.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {refusals.map(({ id: refusalId, at, how, words, by }) => (
            <li key={refusalId} className="py-2.5">
              <p className="text-muted text-sm">
                {how === "link"
                  ? t("contacts.refusals.byLink", { at: formatInstant(at, i18n.language) })
                  : t("contacts.refusals.byHand", { by, at: formatInstant(at, i18n.language) })}
              </p>
              {how === "hand" ? <p className="break-words whitespace-pre-line">{words}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mailings.length > 0 ? (
        <>
          <h3 className="mt-5 font-medium">{t("contacts.refusals.mailings")}</h3>
          <ul className="mt-2 divide-y divide-line">
            {mailings.map((message) => (
              <Got key={message.id} message={message} />
            ))}
          </ul>
        </>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2" data-print="no">
        {state !== "kept" ? (
          <ButtonLink to={`../contacts/${id}/retention`} variant="outline" size="sm">
            {t("contacts.retention.review")}
          </ButtonLink>
        ) : null}
        {can.includes("refuse") && !refused ? (
          <ButtonLink to={`../contacts/${id}/refusals/new`} variant="outline" size="sm">
            {t("contacts.refusals.note")}
          </ButtonLink>
        ) : null}
      </div>
    </SectionCard>
  )
}

const tones = { kept: "neutral", soon: "warning", due: "danger" } as const

function Got({ message }: { message: ContactStanding["mailings"][number] }) {
  const { t, i18n } = useTranslation()
  const { subject, state, sentAt, createdAt, answeredAt } = message
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-56 break-words">{subject}</span>
      <span className="text-muted text-sm">
        {answeredAt
          ? t("contacts.retention.answered", { at: formatInstant(answeredAt, i18n.language) })
          : `${t(`mailings.states.${state}`)}, ${formatInstant(sentAt ?? createdAt, i18n.language)}`}
      </span>
    </li>
  )
}
