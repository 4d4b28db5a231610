import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { menus } from "#contract/permissions"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { requireSession } from "~/services/session/request-session.server"
import { chooseAccount } from "~/services/session/session.server"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ secret: params.secret ?? "" })

export const handle = titled("accesses.invitation")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { invitation: await api.get("/Accesses/invitations/{secret}", { path: pathOf(args) }) }
}

/** Takes the invitation up, and enters the account. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const accepted = await api.post("/Accesses/invitations/{secret}/acceptance", { path })
  if (accepted.problem)
    return redirectWithToast(
      args,
      `../accesses/invitations/${path.secret}`,
      `errors.${accepted.problem.code}`,
      "error",
    )
  const { key } = await requireSession(args)
  await chooseAccount(key, accepted.data.id)
  return redirectWithToast(args, "..", "accesses.accepted")
}

/** Who invites, to what, and the one button that takes it up. */
export default function InvitationScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { invitation } = useLoaderData<typeof loader>()
  const { accountName: name, label, extent, permissions, endsOn, isOwn } = invitation
  const chosen = menus.filter((menu) => permissions.some((right) => right.startsWith(`${menu}.`)))
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("accesses.invitedBy", { name })}
        text={t("accesses.invitedByText", { name })}
      />
      <SectionCard title={t("accesses.given")}>
        <PropertyList
          properties={[
            { label: t("accesses.label"), value: t(`accesses.labels.${label}`) },
            { label: t("accesses.extent"), value: t(`accesses.extents.${extent}`) },
            {
              label: t("accesses.permissions"),
              value: chosen.map((menu) => t(`roles.menu.${menu}`)).join(", "),
            },
            {
              label: t("accesses.endsOn"),
              value: endsOn ? formatDay(endsOn, language) : t("accesses.noEnd"),
            },
          ]}
        />
        <div className="mt-6">
          {isOwn ? (
            <p className="text-muted">{t("accesses.ownInvitation")}</p>
          ) : (
            <StatusButton action="." variant="default">
              {t("accesses.accept")}
            </StatusButton>
          )}
        </div>
      </SectionCard>
    </div>
  )
}
