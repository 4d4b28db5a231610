import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ReadCv } from "~/components/cv/read-cv"
import { Banner } from "~/components/screen/banner"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { buttonVariants } from "~/components/ui/button"
import { textOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { findDirectoryPage } from "~/services/public/directory.server"
import { publicMeta } from "~/services/public/public-page"
import { personPage, publicPage } from "~/services/public/public-page.server"
import { Availability } from "../_availability"
import { directoryHeaders } from "../_headers"
import { Offers } from "../_offers"
import { Portrait } from "../_portrait"
import { RateLimitNotice } from "../_rate-limit-notice"
import { PersonFacts } from "./_facts"

export const handle = { plain: true }
export const headers = directoryHeaders

export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const { request, params } = args
  const asked = params.handle ?? ""
  const found = await findDirectoryPage(args, asked)
  if (!found) throw new Response(null, { status: 404 })
  const t = await textOf(request)
  if ("retryAfter" in found) {
    const { retryAfter } = found
    const page = await publicPage(request, {
      title: t("public:directory.metaTitle"),
      description: t("public:directory.metaDescription"),
    })
    return data(
      { page, person: null, retryAfter, isSent: false },
      { status: 429, headers: { "Retry-After": String(retryAfter) } },
    )
  }
  const url = new URL(request.url)
  // The name changed since the address was kept: the last twelve signs still lead here.
  if (found.handle !== asked) throw redirect(`/directory/${found.handle}${url.search}`, 301)
  const page = await personPage(request, found)
  return { page, person: found, retryAfter: null, isSent: url.searchParams.has("sent") }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** Someone's public page. */
export default function PersonScreen() {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { person, retryAfter, isSent } = useLoaderData<typeof loader>()
  if (!person)
    return (
      <PublicLayout>
        <div className="mx-auto w-full max-w-3xl px-4 py-10">
          <h1 className="font-semibold text-3xl">{t("public:directory.title")}</h1>
          <RateLimitNotice seconds={retryAfter} />
        </div>
      </PublicLayout>
    )
  const { name, jobs, activity, commercialName } = person
  const trades = jobs.length > 0 ? jobs : [activity ?? ""].filter(Boolean)
  return (
    <PublicLayout>
      <article className="mx-auto w-full max-w-4xl px-4 pt-6 pb-12">
        <p className="text-sm" data-print="no">
          <a
            href={addressOf("/directory")}
            className="inline-block py-1 text-accent hover:underline"
          >
            <span aria-hidden="true">← </span>
            {t("public:directory.person.back")}
          </a>
        </p>
        {isSent ? (
          <div className="mt-4">
            <Banner tone="success" title={t("public:directory.contact.sent", { name })} />
          </div>
        ) : null}
        {person.hasBanner ? (
          <img
            src={`/directory/${person.handle}/banner`}
            alt={person.bannerAlt ?? ""}
            className="mt-4 h-40 w-full rounded-card object-cover sm:h-56"
          />
        ) : null}
        <header
          className={`flex flex-wrap items-end gap-5 ${person.hasBanner ? "-mt-10 px-5" : "mt-6"}`}
        >
          <span className="rounded-full bg-canvas p-1">
            <Portrait person={person} size={128} />
          </span>
          <div className="min-w-0 flex-1 basis-64">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="font-semibold text-3xl tracking-tight">{name}</h1>
              <Availability person={person} />
            </div>
            <p className="mt-1 text-lg">{trades.join(" · ")}</p>
            {commercialName ? <p className="text-muted">{commercialName}</p> : null}
          </div>
          <a
            href={addressOf(`/directory/${person.handle}/messages/new`)}
            rel="nofollow"
            className={buttonVariants()}
          >
            {t("public:directory.contact.write")}
          </a>
        </header>
        <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            {person.about ? (
              <section>
                <h2 className="font-semibold text-xl">{t("public:directory.person.about")}</h2>
                <p className="mt-2 whitespace-pre-line break-words">{person.about}</p>
              </section>
            ) : null}
            {person.skills.length > 0 ? (
              <section className="mt-8 first:mt-0">
                <h2 className="font-semibold text-xl">{t("public:directory.facets.skills")}</h2>
                <ul className="mt-3 flex flex-wrap gap-2">
                  {person.skills.map((skill) => (
                    <li key={skill} className="rounded-full bg-sunken px-3 py-1 text-sm">
                      {skill}
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {person.offers.length > 0 ? (
              <section className="mt-8 first:mt-0">
                <h2 className="font-semibold text-xl">{t("public:directory.person.offers")}</h2>
                <Offers offers={person.offers} />
              </section>
            ) : null}
            {person.cv ? (
              <section
                className="mt-8 grid gap-4 first:mt-0"
                aria-label={t("public:directory.person.cv")}
              >
                <h2 className="font-semibold text-xl">{t("public:directory.person.cv")}</h2>
                {person.cv.headline ? <p className="font-medium">{person.cv.headline}</p> : null}
                {person.cv.years || person.cv.rate ? (
                  <p className="text-muted">
                    {[person.cv.years, person.cv.rate].filter(Boolean).join(" · ")}
                  </p>
                ) : null}
                <ReadCv cv={person.cv} />
              </section>
            ) : null}
            {person.hobbies ? (
              <section className="mt-8 first:mt-0">
                <h2 className="font-semibold text-xl">{t("public:directory.person.hobbies")}</h2>
                <p className="mt-2 whitespace-pre-line break-words">{person.hobbies}</p>
              </section>
            ) : null}
          </div>
          <PersonFacts person={person} />
        </div>
      </article>
    </PublicLayout>
  )
}
