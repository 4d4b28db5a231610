import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { LinkedCv } from "#contract/cv-copies"
import { SectionCard } from "~/components/screen/section-card"
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
      </div>
      {cv.summary ? (
        <SectionCard title={<span lang={cv.language}>{cv.labels.summary}</span>}>
          <p lang={cv.language} className="whitespace-pre-line break-words">
            {cv.summary}
          </p>
        </SectionCard>
      ) : null}
      {cv.sections.map(({ title, groups }) => (
        <SectionCard key={title} title={<span lang={cv.language}>{title}</span>}>
          <div lang={cv.language} className="grid gap-4">
            {groups.map((group) => (
              <div key={group.title} className="grid gap-4">
                {groups.length > 1 ? (
                  <h3 className="font-medium text-muted">{group.title}</h3>
                ) : null}
                {group.items.map((item) => (
                  <Item key={`${item.title} ${item.dates}`} item={item} cv={cv} />
                ))}
              </div>
            ))}
          </div>
        </SectionCard>
      ))}
      <p className="text-muted text-sm">{t("public:cv.private")}</p>
    </main>
  )
}

type ItemOfCv = LinkedCv["sections"][number]["groups"][number]["items"][number]

/** A mission, a diploma, a skill: what its line says, then what stands below it. */
function Item({ item, cv }: { item: ItemOfCv; cv: Pick<LinkedCv, "labels" | "colon"> }) {
  const dates = item.length && item.dates ? `${item.dates} (${item.length})` : item.dates
  const below = [item.with, dates].filter(Boolean).join(" · ")
  return (
    <div className="min-w-0 break-words">
      <p>
        <strong className="font-medium">{item.title}</strong>
        {item.aside ? ` – ${item.aside}` : null}
      </p>
      {below ? <p className="text-muted text-sm">{below}</p> : null}
      {item.text ? <p className="mt-1 whitespace-pre-line">{item.text}</p> : null}
      {item.tasks.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {item.tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      ) : null}
      {item.results ? <p className="mt-1 whitespace-pre-line">{item.results}</p> : null}
      {item.environment.length > 0 ? (
        <p className="mt-1 text-sm">
          {cv.labels.environment}
          {cv.colon} {item.environment.join(", ")}
        </p>
      ) : null}
      {item.link ? (
        <a href={item.link} rel="noopener noreferrer nofollow" className="break-all text-sm">
          {item.link}
        </a>
      ) : null}
    </div>
  )
}
