import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ReadCv } from "~/components/cv/read-cv"
import { buttonVariants } from "~/components/ui/button"
import { linkedCv, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const cv = await linkedCv(args)
  const page = { cv, secret: args.params.secret ?? "", title: cv.title }
  return data(page, { headers: privateHeaders })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** The copy of a CV, for whoever holds its link: read it, keep it. No account, no cookie, no script. */
export default function LinkedCvScreen() {
  const { t } = useTranslation()
  const { cv, secret } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <header lang={cv.language}>
        <h1 className="break-words font-semibold text-2xl tracking-tight">{cv.name}</h1>
        {cv.headline ? <p className="mt-1 font-medium">{cv.headline}</p> : null}
        <p className="mt-1 text-muted">{[cv.years, cv.rate].filter(Boolean).join(" · ")}</p>
        {cv.contact.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {cv.contact.map(({ text, link }) =>
              link ? (
                <a key={text} href={link} className="min-h-6 break-all">
                  {text}
                </a>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </p>
        ) : null}
      </header>
      <div>
        <a
          href={`/cv/${secret}/pdf`}
          download=""
          className={buttonVariants({ variant: "outline" })}
        >
          {t("link.pdf")}
        </a>
        {cv.resumeAllowed ? (
          <a
            href={`/cv/${secret}/resume`}
            download=""
            className={buttonVariants({ variant: "ghost" })}
          >
            {t("public:cv.resume")}
          </a>
        ) : null}
      </div>
      <ReadCv cv={cv} />
      <p className="text-muted text-sm">{t("public:cv.private")}</p>
    </main>
  )
}
