import type { MetaFunction } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"

export const handle = { plain: true }
export const meta: MetaFunction = () => [{ title: "Plume" }]

export default function WelcomeScreen() {
  const { t } = useTranslation()
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-4 py-20">
        <h1 className="font-semibold text-4xl tracking-tight">{t("general.name")}</h1>
        <ActionLink href="/auth/sign-up">{t("auth.signUp")}</ActionLink>
        <p>{t("auth.trial")}</p>
      </div>
    </PublicLayout>
  )
}
