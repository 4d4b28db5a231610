import { useTranslation } from "react-i18next"
import type { SignatureRequestDetails } from "#contract/signatures"
import { formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { Timeline } from "~/components/screen/timeline"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { SignatureState } from "./signature-list"

type Signer = SignatureRequestDetails["signers"][number]

/** One request: who is to sign, who did, the files, and the evidence. */
export function SignaturePage({
  request,
  screen,
}: {
  request: SignatureRequestDetails
  screen: string
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const moment = (at: string) => formatInstant(at, language)
  const own = `${screen}/${request.id}`
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={request.title}
        text={t("signatures.askedOn", { day: moment(request.createdAt) })}
        badge={<SignatureState state={request.state} />}
        action={
          request.ownAddress ? (
            <a href={request.ownAddress} className={buttonVariants()}>
              {t("signatures.signNow")}
            </a>
          ) : null
        }
        secondary={
          request.canWithdraw ? (
            <ButtonLink to={`${own}/withdrawal`} variant="outline" data-overlay="dialog">
              {t("signatures.withdraw.open")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-5">
        {request.state === "changed" ? (
          <Banner tone="warning" title={t("signatures.changedText")} />
        ) : null}
        <SectionCard title={t("signatures.signers")}>
          <ul className="divide-y divide-line">
            {request.signers.map((signer) => (
              <SignerRow
                key={signer.id}
                signer={signer}
                signedAs={
                  request.acts.find(
                    ({ kind, signerId }) => kind === "signed" && signerId === signer.id,
                  )?.name
                }
              />
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={t("signatures.files")}>
          <div className="flex flex-wrap gap-2">
            {request.finalSha256 ? (
              <a href={`${request.id}/final`} download="" className={buttonVariants()}>
                {t("signatures.final")}
              </a>
            ) : null}
            <a
              href={`${request.id}/paper`}
              download=""
              className={buttonVariants({ variant: "outline" })}
            >
              {t("signatures.paper")}
            </a>
          </div>
          {request.state === "signed" && !request.finalSha256 ? (
            <p className="mt-3 text-muted text-sm">{t("signatures.finalPending")}</p>
          ) : null}
          <div className="mt-4">
            <PropertyList
              properties={[
                {
                  label: t("signatures.paperSha256"),
                  value: <span className="break-all">{request.sha256}</span>,
                  wide: true,
                },
                ...(request.finalSha256
                  ? [
                      {
                        label: t("signatures.finalSha256"),
                        value: <span className="break-all">{request.finalSha256}</span>,
                        wide: true,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </SectionCard>
        <SectionCard title={t("signatures.evidence")}>
          <Timeline
            entries={request.acts.map((act) => ({
              id: act.id,
              at: act.at,
              title: t(`signatures.acts.${act.kind}`, {
                name: request.signers.find(({ id }) => id === act.signerId)?.name ?? "",
              }),
              text: [act.address, act.browser].filter(Boolean).join(" · ") || undefined,
            }))}
          />
          <p className="mt-4 text-muted text-sm">{t("signatures.claim")}</p>
        </SectionCard>
      </div>
    </div>
  )
}

interface SignerRowProps {
  signer: Signer
  /** The name that they typed as they signed. */
  signedAs: string | null | undefined
}

function SignerRow({ signer, signedAs }: SignerRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = signer.signedAt ?? signer.refusedAt ?? signer.invitedAt
  const said = signer.signedAt
    ? "signed"
    : signer.refusedAt
      ? "refused"
      : signer.invitedAt
        ? "asked"
        : "waiting"
  const tones = { signed: "success", refused: "danger", asked: "info", waiting: "neutral" } as const
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-44 flex-1">
        <span className="block font-medium">
          {[signer.name, signer.capacity].filter(Boolean).join(", ")}
        </span>
        <span className="block break-all text-muted text-sm">{signer.email}</span>
        {signedAs && signedAs !== signer.name ? (
          <span className="block text-sm text-warning">
            {t("signatures.signedAs", { name: signedAs })}
          </span>
        ) : null}
        {signer.reason ? (
          <span className="block whitespace-pre-line text-sm">{signer.reason}</span>
        ) : null}
      </span>
      <StatusBadge tone={tones[said]}>
        {t(`signatures.signerStates.${said}`, { at: at ? formatInstant(at, language) : "" })}
      </StatusBadge>
    </li>
  )
}
