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
const groups = {
  billing: [
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
  ],
  showcase: [
    { name: "photo", at: "profile/personal" },
    { name: "presentation", at: "profile/presentation" },
    { name: "jobs", at: "profile/expertise" },
    { name: "skills", at: "profile/expertise" },
    { name: "zone", at: "profile/zone" },
    { name: "availability", at: "profile/availabilities" },
    { name: "company", at: "register" },
  ],
} as const
const items = [...groups.billing, ...groups.showcase]

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [profile, companies] = await Promise.all([
    api.get("/Profile"),
    api.list("/Companies", { query: { own: "true", limit: 10 } }),
  ])
  const missing = new Set<string>(profile.missing)
  const filled: Record<string, unknown> = {
    activity: profile.activity,
    phoneNumber: profile.phoneNumber,
    logo: profile.logoId,
    signature: profile.signatureId,
    photo: profile.photoId,
    presentation: profile.howIAmDescription,
    jobs: profile.jobs.length,
    skills: profile.skills.length,
    zone: profile.communeId && profile.limitInterventionZone,
    availability: profile.workAvailabilities.length,
    company: companies.rows.length,
  }
  for (const [name, value] of Object.entries(filled)) if (!value) missing.add(name)
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
        <p className="mt-1 text-muted">
          {t("completion.steps", { done: filled, all: items.length })}
        </p>
        {(["billing", "showcase"] as const).map((group) => (
          <section key={group} className="mt-8">
            <h2 className="mb-3 font-semibold text-xl">{t(`completion.groups.${group}`)}</h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {groups[group].map(({ name, at }) => (
                <Item
                  key={name}
                  name={name}
                  to={missing.includes(name) ? `${mount}/${at}` : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
        <div className="mt-8">
          <ActionLink href={`${mount}/bills/new`}>{t("completion.toBills")}</ActionLink>
        </div>
      </div>
    </PublicLayout>
  )
}

/** One part of it; where it is missing, what it is for and the way there. */
function Item({ name, to }: { name: string; to: string | undefined }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center min-h-14 justify-between gap-3 px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block">{t(`completion.items.${name}`)}</span>
        {to ? (
          <span className="block text-sm text-muted">{t(`completion.why.${name}`)}</span>
        ) : null}
      </span>
      {to ? (
        <a href={to} className="py-2 font-medium text-accent underline">
          {t("completion.complete")}
          <span className="sr-only">{` ${t(`completion.items.${name}`)}`}</span>
        </a>
      ) : (
        <span className="text-success">{t("completion.filled")}</span>
      )}
    </li>
  )
}
