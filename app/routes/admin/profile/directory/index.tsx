import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData, useSearchParams } from "@remix-run/react"
import { ExternalLink, Mail } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { directoryNeeds, directoryTips } from "#contract/directory"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { buttonVariants } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { ProfileFrame } from "../_frame"
import { Message } from "./_message"

export const handle = titled("directory.title")

/** Where each is mended, as far as there is a screen for it; the rest is for those who administer people. */
const mendedOn: Partial<
  Record<(typeof directoryNeeds)[number] | (typeof directoryTips)[number], string>
> = {
  name: "../profile/personal",
  trade: "../profile/expertise",
  shown: "../profile/visibility",
  photo: "../profile/personal",
  about: "../profile/presentation",
  skills: "../profile/expertise",
  jobs: "../profile/expertise",
  place: "../profile/zone",
  availability: "../profile/availabilities",
}

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { searchParams } = new URL(args.request.url)
  const [standing, messages] = await Promise.all([
    api.get("/Directory"),
    api.list("/Directory/messages", { query: searchParams }),
  ])
  return { standing, messages }
}

/** How one stands in the public directory, and what visitors wrote. */
export default function OwnDirectoryScreen() {
  const { t } = useTranslation()
  const { standing, messages } = useLoaderData<typeof loader>()
  const { handle, missing, tips } = standing
  return (
    <ProfileFrame>
      <PageHeader
        title={t("directory.title")}
        text={t("directory.text")}
        action={
          handle ? (
            <a href={`/directory/${handle}`} className={buttonVariants({ variant: "outline" })}>
              <ExternalLink size={18} aria-hidden="true" />
              {t("directory.see")}
            </a>
          ) : undefined
        }
      />
      {handle ? (
        <Banner tone="success" title={t("directory.listed")} />
      ) : (
        <Banner tone="info" title={t("directory.unlisted")}>
          <Steps of={missing} texts="directory.missing" />
        </Banner>
      )}
      {tips.length > 0 ? (
        <section className="mt-6 rounded-card border border-line bg-surface p-5">
          <h2 className="font-medium">{t("directory.better")}</h2>
          <Steps of={tips} texts="directory.tips" />
        </section>
      ) : null}
      <section className="mt-8">
        <h2 className="font-semibold text-xl">{t("directory.letters")}</h2>
        {messages.rows.length === 0 ? (
          <div className="mt-4">
            <EmptyState
              icon={Mail}
              title={t("directory.noLetters")}
              text={t("directory.noLettersText")}
            />
          </div>
        ) : (
          <ul className="mt-4 grid gap-4">
            {messages.rows.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </ul>
        )}
        <Pages next={messages.next} previous={messages.previous} />
      </section>
    </ProfileFrame>
  )
}

interface StepsProps {
  of: (keyof typeof mendedOn)[]
  texts: "directory.missing" | "directory.tips"
}

function Steps({ of, texts }: StepsProps) {
  const { t } = useTranslation()
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {of.map((step) => {
        const to = mendedOn[step]
        const text =
          texts === "directory.tips" ? t(`directory.tips.${step}`) : t(`directory.missing.${step}`)
        return (
          <li key={step}>
            {to ? (
              <Link to={to} className="underline">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Pages({ next, previous }: { next?: string; previous?: string }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const limit = params.get("limit")
  const to = (name: string, cursor: string) =>
    `?${new URLSearchParams({ [name]: cursor, ...(limit && { limit }) })}`
  if (!next && !previous) return null
  return (
    <nav aria-label={t("directory.pages")} className="mt-4 flex gap-2">
      {previous ? (
        <Link to={to("before", previous)} className={buttonVariants({ variant: "outline" })}>
          {t("directory.newer")}
        </Link>
      ) : null}
      {next ? (
        <Link to={to("after", next)} className={buttonVariants({ variant: "outline" })}>
          {t("directory.older")}
        </Link>
      ) : null}
    </nav>
  )
}
