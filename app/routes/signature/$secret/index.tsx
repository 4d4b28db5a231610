import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { LinkedSignature } from "#contract/signatures"
import { formatDay, formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { SectionCard } from "~/components/screen/section-card"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { buttonVariants } from "~/components/ui/button"
import { Unbroken } from "~/components/unbroken"
import { textOf } from "~/services/language/locale.server"
import { linkedSignature, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const signature = await linkedSignature(args)
  const t = await textOf(args.request)
  const title = t("public:signature.title", { title: signature.title })
  return data({ signature, secret: args.params.secret ?? "", title }, { headers: privateHeaders })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** A paper for whoever is asked to sign it: read it, keep it, sign it or refuse. No account, no cookie, no script. */
export default function LinkedSignatureScreen() {
  const { t } = useTranslation()
  const { signature, secret, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <header>
        <h1 className="font-semibold text-2xl tracking-tight">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-1 text-muted">
          {t(
            signature.signerName === signature.senderName
              ? "public:signature.askedSelf"
              : "public:signature.asked",
            { name: signature.signerName, sender: signature.senderName },
          )}
        </p>
      </header>
      <State signature={signature} />
      <Steps signature={signature} secret={secret} />
      <SectionCard title={t("public:signature.text")}>
        <Words signature={signature} />
      </SectionCard>
      {signature.turn === "sign" ? <Steps signature={signature} secret={secret} /> : null}
      <SectionCard title={t("public:signature.signers")}>
        <ul className="divide-y divide-line">
          {signature.signers.map(({ name, signed }) => (
            <li key={name} className="flex justify-between gap-6 py-2">
              <span className="min-w-0 break-words">{name}</span>
              <span className="text-muted">
                {t(signed ? "public:signature.hasSigned" : "public:signature.hasNotSigned")}
              </span>
            </li>
          ))}
        </ul>
      </SectionCard>
      <footer className="grid gap-1 text-muted text-sm">
        <p>{t("public:signature.claim")}</p>
        <p>{t("public:signature.private")}</p>
        <p className="break-all">
          {t("public:signature.sha256", { sha256: signature.finalSha256 ?? signature.sha256 })}
        </p>
      </footer>
    </main>
  )
}

function State({ signature }: { signature: LinkedSignature }) {
  const { t, i18n } = useTranslation()
  const { turn, state, signedAt, endsAt, finalSha256 } = signature
  const day = formatDay(endsAt.slice(0, 10), i18n.language, "long")
  if (turn === "sign") return <p className="text-muted">{t("public:signature.until", { day })}</p>
  if (turn === "wait") return <Banner tone="info" title={t("public:signature.wait")} />
  if (turn === "signed" && (state === "open" || state === "signed"))
    return (
      <Banner
        tone="success"
        title={t("public:signature.signedAt", {
          at: signedAt ? formatInstant(signedAt, i18n.language) : "",
        })}
      >
        {t(finalSha256 ? "public:signature.complete" : "public:signature.others")}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      title={t(`public:signature.states.${turn === "refused" ? "refused" : state}`, {
        sender: signature.senderName,
      })}
    />
  )
}

function Steps({ signature, secret }: { signature: LinkedSignature; secret: string }) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  return (
    <div className="flex flex-wrap gap-2">
      {signature.turn === "sign" ? (
        <>
          <a href={addressOf(`/signature/${secret}/consent`)} className={buttonVariants()}>
            {t("public:signature.consent.open")}
          </a>
          <a
            href={addressOf(`/signature/${secret}/refusal`)}
            className={buttonVariants({ variant: "outline" })}
          >
            {t("public:signature.refuse.open")}
          </a>
        </>
      ) : null}
      <a
        href={`/signature/${secret}/pdf`}
        download=""
        className={buttonVariants({ variant: "outline" })}
      >
        {t("link.pdf")}
      </a>
    </div>
  )
}

/** The paper in words; English stands below the French text, which prevails. */
function Words({ signature }: { signature: LinkedSignature }) {
  return (
    <div className="grid gap-5" lang={signature.kind === "quote" ? signature.language : "fr"}>
      {signature.sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h3 className="font-semibold">{section.title}</h3>
          {section.paragraphs.map((text) => (
            <p key={text} className="whitespace-pre-line break-words">
              {text}
            </p>
          ))}
          {section.paragraphsEnglish.map((text) => (
            <p key={text} lang="en" className="whitespace-pre-line break-words text-muted text-sm">
              {text}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
