import { type HeadersFunction, json, type LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { ifFound } from "~/services/if-found.server"
import { titled } from "~/services/page-title"

export const handle = titled("subscription.payment.came")

/** Without JavaScript too the page looks again by itself, as long as the bank has not answered. */
const again = { Refresh: "5" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscription.see")
  const page = new URL(args.request.url).searchParams.get("page") ?? undefined
  const standing = await ifFound(api.get("/Subscription/payment", { query: { page } }))
  const { state, url } = standing ?? { state: "unknown" as const, url: null }
  const headers = state === "waiting" ? again : undefined
  return json({ state, url }, { status: standing ? 200 : 404, headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const tones = {
  none: "info",
  open: "warning",
  waiting: "info",
  done: "success",
  failed: "danger",
  expired: "warning",
  unknown: "danger",
} as const

/** Where the provider's page leads back to. */
export default function PaymentScreen() {
  const { t } = useTranslation()
  const { state, url } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("subscription.payment.came")} />
      <Banner tone={tones[state]} title={t(`subscription.payment.${state}.title`)}>
        {t(`subscription.payment.${state}.text`)}
      </Banner>
      <div className="mt-5 flex flex-wrap gap-2">
        {url ? (
          <a href={url} className={buttonVariants()}>
            {t("subscription.payment.goOn")}
          </a>
        ) : null}
        <ButtonLink to="../subscription" variant="outline">
          {t("subscription.payment.back")}
        </ButtonLink>
      </div>
    </>
  )
}
