import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { Card } from "~/components/ui/card"
import { textOf } from "~/services/language/locale.server"
import { linkedDocuments, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const { sellerName, documents } = await linkedDocuments(args)
  const t = await textOf(args.request)
  const title = t("public:documents.title", { seller: sellerName })
  return data({ documents, title, secret: args.params.secret ?? "" }, { headers: privateHeaders })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** Chosen documents of a contract, for whoever holds their link. No account, no cookie, no script. */
export default function LinkedDocumentsScreen() {
  const { t, i18n } = useTranslation()
  const { documents, title, secret } = useLoaderData<typeof loader>()
  const day = (text: string) => formatDay(text, i18n.language)
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <h1 className="break-words font-semibold text-2xl tracking-tight">{title}</h1>
      {documents.length === 0 ? <p>{t("public:documents.none")}</p> : null}
      {documents.map((document) => (
        <Card key={document.id}>
          <h2 className="break-words font-medium text-lg">
            {document.title ?? t(`public:documents.kinds.${document.kind}`)}
          </h2>
          <p className="mt-1 text-muted">
            {[
              t("public:documents.issued", { day: day(document.issuedOn) }),
              document.servesUntil &&
                t("public:documents.serves", { day: day(document.servesUntil) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p className="mt-2">
            <a href={`/documents/${secret}/files/${document.id}`} download="" className="break-all">
              {document.fileName}
            </a>
          </p>
          <p className="mt-1 break-all font-mono text-muted text-xs">
            {t("public:documents.sha256", { value: document.sha256 })}
          </p>
        </Card>
      ))}
      <p className="text-muted text-sm">{t("public:documents.private")}</p>
    </main>
  )
}
