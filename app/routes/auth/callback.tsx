import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"
import { finishSignIn } from "~/services/session/sign-in.server"

export const handle = { plain: true }

export const meta: MetaFunction = () => [{ title: "Plume" }, { name: "robots", content: "noindex" }]

export async function loader(args: LoaderFunctionArgs) {
  const outcome = await finishSignIn(args)
  if ("response" in outcome) throw outcome.response
  return data(outcome.restart, { status: 400, headers: outcome.headers })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

/** A sign-in that came to nothing can be started again. */
export default function CallbackScreen() {
  const { t } = useTranslation()
  const { returnTo, reason } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-6 px-4 py-20">
        <h1 className="font-semibold text-3xl tracking-tight">{t(`auth.${reason}.title`)}</h1>
        <p className="text-lg text-muted">{t(`auth.${reason}.text`)}</p>
        <ActionLink href={`/auth/sign-in?${new URLSearchParams({ returnTo })}`}>
          {t("auth.again")}
        </ActionLink>
      </div>
    </PublicLayout>
  )
}
