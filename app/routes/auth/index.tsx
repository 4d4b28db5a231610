import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"
import { titled } from "~/services/page-title"
import { findOffer } from "~/services/public/prices.server"
import { safeReturnTo } from "~/services/session/return-to"

export const handle = { plain: true, ...titled("auth.title") }

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }]

export async function loader(args: LoaderFunctionArgs) {
  return { offer: await findOffer(args) }
}

/** Sign in, or open an account: both happen at the identity server. */
export default function AuthScreen() {
  const { t } = useTranslation()
  const { offer } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const returnTo = new URLSearchParams({
    returnTo: safeReturnTo(search.get("returnTo"), "/admin"),
  })
  return (
    <PublicLayout>
      <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-20">
        <h1 className="font-semibold text-3xl tracking-tight">{t("auth.title")}</h1>
        <p className="text-lg text-muted">{t("auth.text")}</p>
        <div className="flex flex-wrap gap-3">
          <ActionLink href={`/auth/sign-up?${returnTo}`}>{t("auth.signUp")}</ActionLink>
          <ActionLink href={`/auth/sign-in?${returnTo}`} look="quiet">
            {t("auth.signIn")}
          </ActionLink>
        </div>
        <p className="text-muted">{t(offer === "free" ? "auth.free" : "auth.trial")}</p>
      </div>
    </PublicLayout>
  )
}
