import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { acts, menus } from "#contract/permissions"
import { formatDay, formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { AccessState } from "../_state"

export const handle = titled<typeof loader>("screen.named", ({ access }) => ({
  name: access.email,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { accessId: args.params.accessId ?? "" }
  const [access, done] = await Promise.all([
    api.get("/Accesses/{accessId}", { path }),
    api.get("/Accesses/{accessId}/acts", { path }),
  ])
  return {
    access,
    done: done.map(({ id, at, guestName, area, act }) => ({ id, at, guestName, area, act })),
  }
}

/** Who was let in, to what, until when, and what they did. */
export default function AccessScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { access, done } = useLoaderData<typeof loader>()
  const can = (act: (typeof access.can)[number]) => access.can.includes(act)
  const menuName = (area: string) => {
    const menu = menus.find((each) => each === area)
    return menu ? t(`roles.menu.${menu}`) : area
  }
  const chosen = menus.filter((menu) =>
    access.permissions.some((right) => right.startsWith(`${menu}.`)),
  )
  const allowed = (menu: string) =>
    acts
      .filter((act) => (access.permissions as string[]).includes(`${menu}.${act}`))
      .map((act) => t(`roles.act.${act}`))
      .join(", ")
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHeader
        title={access.email}
        text={<AccessState state={access.state} />}
        secondary={
          can("withdraw") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("accesses.withdraw")}
            </ButtonLink>
          ) : null
        }
        action={
          can("change") ? (
            <ButtonLink to="edit" variant="outline">
              {t("accesses.change")}
            </ButtonLink>
          ) : null
        }
      />
      <SectionCard title={t("accesses.given")}>
        <PropertyList
          properties={[
            { label: t("accesses.label"), value: t(`accesses.labels.${access.label}`) },
            { label: t("accesses.extent"), value: t(`accesses.extents.${access.extent}`) },
            {
              label: t("accesses.endsOn"),
              value: access.endsOn ? formatDay(access.endsOn, language) : t("accesses.noEnd"),
            },
            { label: t("accesses.guest"), value: access.guestName },
            { label: t("accesses.invitedAt"), value: formatInstant(access.invitedAt, language) },
            {
              label: t("accesses.acceptedAt"),
              value: access.acceptedAt ? formatInstant(access.acceptedAt, language) : null,
            },
            ...chosen.map((menu) => ({ label: t(`roles.menu.${menu}`), value: allowed(menu) })),
          ]}
        />
      </SectionCard>
      {access.invitation || can("invite") ? (
        <SectionCard title={t("accesses.invitation")}>
          {access.invitation ? (
            <p className="mb-4 text-sm">
              {t("accesses.invitationText")}{" "}
              <a href={access.invitation} className="wrap-anywhere text-accent underline">
                {access.invitation}
              </a>
            </p>
          ) : null}
          {can("invite") ? (
            <StatusButton action="invitation">{t("accesses.inviteAgain")}</StatusButton>
          ) : null}
        </SectionCard>
      ) : null}
      <SectionCard title={t("accesses.acts")}>
        {done.length === 0 ? (
          <p className="text-muted">{t("accesses.noAct")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {done.map(({ id, at, guestName, area, act }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere min-w-0">
                  {t(`accesses.done.${act}`, { menu: menuName(area), name: guestName })}
                </span>
                <span className="text-muted text-sm">{formatInstant(at, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  )
}
