import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { Button } from "~/components/ui/button"
import { localeOf, textOf } from "~/services/language/locale.server"
import {
  linkedUnsubscription,
  privateHeaders,
  unsubscribeByLink,
} from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { publicAddress } from "~/services/public/public-address"

export const handle = { plain: true }

/** Opening it changes nothing: programs open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { about, ended } = await linkedUnsubscription(args)
  const t = await textOf(args.request)
  const name =
    about === "daily" || about === "weekly" || about === "monthly"
      ? t(`public:unsubscription.digest.${about}`)
      : t(`notifications.names.${about}`)
  const title = t("public:unsubscription.title")
  return data({ name, ended, title }, { headers: privateHeaders })
}

/** No more mails of this kind. */
export async function action(args: ActionFunctionArgs) {
  await unsubscribeByLink(args)
  const { about = "", secret = "" } = args.params
  return redirect(publicAddress(`/unsubscription/${about}/${secret}`, await localeOf(args.request)))
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** Whoever got a mail about notifications says here that they want no more of its kind. No account, no script. */
export default function UnsubscriptionScreen() {
  const { t } = useTranslation()
  const { name, ended, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-start gap-5 px-4 py-8">
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="font-medium">{t("public:unsubscription.kind", { name })}</p>
      {ended ? (
        <Banner tone="success" title={t("public:unsubscription.done")} />
      ) : (
        <form method="post">
          <Button type="submit">{t("public:unsubscription.end")}</Button>
        </form>
      )}
      <p className="text-muted">{t("public:unsubscription.text")}</p>
      <p>
        <a href="/admin/notifications/preferences" className="underline">
          {t("public:unsubscription.sign")}
        </a>
      </p>
    </main>
  )
}
