import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SignatureQuestion, type SignatureVerdict } from "#contract/signatures"
import { formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PublicLayout } from "~/components/shell/public-layout"
import { Button } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Input } from "~/components/ui/input"
import { localeOf, textOf } from "~/services/language/locale.server"
import { privateHeaders, verdictOn } from "~/services/private-link.server"
import { digestOfPosted } from "~/services/public/file-digest.server"
import { publicAddress } from "~/services/public/public-address"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get("sha256")
  const question = SignatureQuestion.safeParse({ sha256: asked })
  const t = await textOf(args.request)
  return data(
    {
      page: await publicPage(args.request, {
        title: `${t("public:verification.title")} – Plume`,
        description: t("public:verification.text"),
      }),
      place: publicAddress("/verification", await localeOf(args.request)),
      asked: asked ?? "",
      isWrong: asked !== null && !question.success,
      verdict: question.success ? await verdictOn(args, question.data.sha256) : null,
    },
    // What was asked is kept by nobody; the empty page is anyone's.
    { headers: asked === null ? publicHeaders() : privateHeaders },
  )
}

/** A file becomes its digest here, and the question an address: there is nothing to keep. */
export async function action(args: ActionFunctionArgs) {
  const place = publicAddress("/verification", await localeOf(args.request))
  const sha256 = (await digestOfPosted(args)) ?? ""
  const query = new URLSearchParams({ sha256 })
  return redirect(`${place}${place.includes("?") ? "&" : "?"}${query}`)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => publicMeta(loaded?.page)

/** Whether a file was signed here, for anyone who has it. No account, no cookie, no script. */
export default function VerificationScreen() {
  const { t } = useTranslation()
  const { page, place, asked, isWrong, verdict } = useLoaderData<typeof loader>()
  return (
    <PublicLayout comingSoon={page.comingSoon}>
      <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-12 sm:py-16">
        <header>
          <h1 className="font-semibold text-2xl tracking-tight">
            {t("public:verification.title")}
          </h1>
          <p className="mt-1 text-muted">{t("public:verification.text")}</p>
        </header>
        {isWrong ? <Banner tone="danger" title={t("public:verification.wrong")} /> : null}
        {verdict ? <Verdict verdict={verdict} sha256={asked} /> : null}
        <Card>
          <form method="post" action={place} encType="multipart/form-data" className="grid gap-5">
            <div className="grid gap-1.5">
              <label htmlFor="file" className="font-medium text-sm">
                {t("public:verification.file")}
              </label>
              <input
                id="file"
                type="file"
                name="file"
                className="min-w-0 rounded-control border border-edge bg-surface p-2 text-sm"
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="sha256" className="font-medium text-sm">
                {t("public:verification.sha256")}
              </label>
              <Input
                id="sha256"
                name="sha256"
                defaultValue={isWrong ? asked : ""}
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            <Button type="submit" className="justify-self-start">
              {t("public:verification.ask")}
            </Button>
          </form>
        </Card>
        <footer className="grid gap-1 text-muted text-sm">
          <p>{t("public:verification.kept")}</p>
          <p>{t("public:signature.claim")}</p>
          <p>{t("public:verification.proves")}</p>
        </footer>
      </div>
    </PublicLayout>
  )
}

function Verdict({ verdict, sha256 }: { verdict: SignatureVerdict; sha256: string }) {
  const { t, i18n } = useTranslation()
  const moment = (at: string | null) => (at ? formatInstant(at, i18n.language) : "")
  if (!verdict.known || !verdict.kind || !verdict.state)
    return (
      <Banner tone="warning" title={t("public:verification.unknown")}>
        <p className="break-all">{sha256}</p>
      </Banner>
    )
  return (
    <Banner
      tone={verdict.state === "signed" ? "success" : "info"}
      title={t(`public:verification.kinds.${verdict.kind}`)}
    >
      <ul className="mt-1 grid gap-1">
        <li>{t("public:verification.requested", { at: moment(verdict.requestedAt) })}</li>
        <li>
          {t(`public:verification.states.${verdict.state}`, { at: moment(verdict.signedAt) })}
        </li>
        <li>
          {t("public:verification.signed", { signed: verdict.signed, count: verdict.signers ?? 0 })}
        </li>
        <li className="break-all">{sha256}</li>
      </ul>
    </Banner>
  )
}
