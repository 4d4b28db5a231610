import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
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
import { roleName } from "~/services/role-name"
import { now } from "~/services/today.server"
import { personState } from "../_state"
import { findRecord } from "./_record.server"

export const handle = titled<typeof loader>("screen.named", ({ person }) => ({
  name: person.username,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "users.see")
  return { person: await findRecord(api, args), now: now().toISOString() }
}

/** One person: who they are, what they may do, and whether they may come in. */
export default function UserScreen() {
  const { t } = useTranslation()
  const { person, now } = useLoaderData<typeof loader>()
  const { state, tone } = personState(person, now)
  const can = (act: (typeof person.can)[number]) => person.can.includes(act)
  const { id } = person
  const yes = (value: boolean) => t(value ? "form.yes" : "form.no")
  return (
    <>
      <PageHeader
        title={person.username}
        text={person.name}
        secondary={
          can("remove") ? (
            <ButtonLink to={`../users/${id}/delete`} variant="ghost">
              {t("users.delete")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-6">
        <SectionCard
          title={t("users.about")}
          aside={<StatusBadge tone={tone}>{t(`users.states.${state}`)}</StatusBadge>}
        >
          <PropertyList
            properties={[
              { label: t("users.email"), value: person.email },
              {
                label: t("users.lastConnectionAt"),
                value: person.lastConnectionAt ? (
                  <DateCell day={person.lastConnectionAt} />
                ) : (
                  t("users.neverCame")
                ),
              },
              { label: t("users.createdAt"), value: <DateCell day={person.createdAt} /> },
            ]}
          />
        </SectionCard>
        <SectionCard
          title={t("users.roles")}
          aside={
            can("changeRoles") ? (
              <ButtonLink to={`../users/${id}/roles`} variant="outline" size="sm">
                {t("users.changeRoles")}
              </ButtonLink>
            ) : null
          }
        >
          <p>{person.roles.map((role) => roleName(role, t)).join(", ") || t("users.noRole")}</p>
        </SectionCard>
        <SectionCard title={t("users.directory")}>
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Switch
              label={t("users.validated")}
              value={yes(person.validated)}
              action={`../users/${id}/validation`}
              next={!person.validated}
              isOpen={can("validate")}
              button={t(person.validated ? "users.invalidate" : "users.validate")}
            />
            <Switch
              label={t("users.showInSearch")}
              value={yes(person.showInSearch)}
              action={`../users/${id}/search-visibility`}
              next={!person.showInSearch}
              isOpen={can("showInSearch")}
              button={t(person.showInSearch ? "users.hide" : "users.show")}
            />
          </div>
        </SectionCard>
        <SectionCard
          title={t("users.suspension")}
          aside={
            can("suspend") ? (
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={`../users/${id}/suspension`} variant="outline" size="sm">
                  {t(state === "suspended" ? "users.changeSuspension" : "users.suspend")}
                </ButtonLink>
                {state === "suspended" ? (
                  <StatusButton
                    action={`../users/${id}/suspension`}
                    values={{ suspendedUntil: "", suspensionReason: "" }}
                    size="sm"
                  >
                    {t("users.liftSuspension")}
                  </StatusButton>
                ) : null}
              </div>
            ) : null
          }
        >
          <PropertyList
            properties={[
              {
                label: t("users.suspendedUntil"),
                value: person.suspendedUntil && <DateCell day={person.suspendedUntil} />,
              },
              { label: t("users.suspensionReason"), value: person.suspensionReason },
            ]}
          />
        </SectionCard>
        {can("endSessions") ? (
          <SectionCard
            title={t("users.sessions")}
            aside={
              <StatusButton action={`../users/${id}/sessions`} size="sm">
                {t("users.endSessions")}
              </StatusButton>
            }
          >
            <p>{t("users.sessionsText")}</p>
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

interface SwitchProps {
  label: string
  value: string
  action: string
  next: boolean
  button: string
  isOpen: boolean
}

/** A yes or no of a person, and the button that turns it round. */
function Switch({ label, value, action, next, button, isOpen }: SwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-32 flex-1">
        <PropertyList properties={[{ label, value, wide: true }]} />
      </div>
      {isOpen ? (
        <StatusButton action={action} values={{ value: String(next) }} size="sm">
          {button}
        </StatusButton>
      ) : null}
    </div>
  )
}
