import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatPercent } from "~/components/format"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"
import { apiFor } from "~/services/api.server"
import { mountOf } from "~/services/mount"
import { titled } from "~/services/page-title"

export const handle = { plain: true, ...titled("completion.progress") }

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }]

/** What a profile consists of, in the order in which it will be needed, and where each is entered. */
const items = [
  { name: "name", at: "profile/personal" },
  { name: "siren", at: "profile/professional" },
  { name: "legalStatus", at: "profile/professional" },
  { name: "address", at: "profile/address" },
  { name: "vatRegime", at: "profile/vat" },
  { name: "activity", at: "profile/professional" },
  { name: "iban", at: "profile/bank" },
  { name: "phoneNumber", at: "profile/personal" },
  { name: "logo", at: "profile/brand" },
  { name: "signature", at: "profile/brand" },
] as const

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const profile = await api.get("/Profile")
  const missing = new Set<string>(profile.missing)
  if (!profile.activity) missing.add("activity")
  if (!profile.phoneNumber) missing.add("phoneNumber")
  if (!profile.logoId) missing.add("logo")
  if (!profile.signatureId) missing.add("signature")
  return { missing: items.map((item) => item.name).filter((name) => missing.has(name)) }
}

/** How far the profile has come, and what is still to be entered. */
export default function CompletionScreen() {
  const { t, i18n } = useTranslation()
  const { missing } = useLoaderData<typeof loader>()
  const mount = mountOf("/")
  const filled = items.length - missing.length
  const percent = Math.round((100 * filled) / items.length)
  return (
    <PublicLayout signedIn>
      <div className="mx-auto max-w-2xl px-4 py-16">
        <h1 className="font-semibold text-3xl tracking-tight">
          {t("completion.title", { percent: formatPercent(percent, i18n.language) })}
        </h1>
        <progress
          className="mt-6 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent-fill"
          max={items.length}
          value={filled}
          aria-label={t("completion.progress")}
        />
        <p className="mt-4 text-lg text-muted">
          {missing.length > 0 ? t("completion.text") : t("completion.done")}
        </p>
        <ul className="mt-8 divide-y divide-line rounded-card border border-line bg-surface">
          {items.map(({ name, at }) => (
            <li
              key={name}
              className="flex flex-wrap items-center min-h-14 justify-between gap-3 px-4 py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block">{t(`completion.items.${name}`)}</span>
                {missing.includes(name) ? (
                  <span className="block text-sm text-muted">{t(`completion.why.${name}`)}</span>
                ) : null}
              </span>
              {missing.includes(name) ? (
                <a href={`${mount}/${at}`} className="py-2 font-medium text-accent underline">
                  {t("completion.complete")}
                  <span className="sr-only">{` ${t(`completion.items.${name}`)}`}</span>
                </a>
              ) : (
                <span className="text-success">{t("completion.filled")}</span>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <ActionLink href={`${mount}/bills/new`}>{t("completion.toBills")}</ActionLink>
        </div>
      </div>
    </PublicLayout>
  )
}
