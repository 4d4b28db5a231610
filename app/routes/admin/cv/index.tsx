import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { factKinds } from "#contract/choices"
import type { Fact, FactKind } from "#contract/cv"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { ListProblem } from "~/components/table/list-problem"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { CertificationBadge } from "./_certification-badge"
import { useDetailOf } from "./_detail"
import { missingIn, useNameOf } from "./_say"

export const handle = titled("cv.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { facts: await api.get("/CV/facts") }
}

/** All that one says of oneself, in the order in which CVs say it. */
export default function CvScreen() {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const { facts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={t("cv.title")}
        text={t("cv.text")}
        more={
          can("cv.create") || can("cv.export") ? (
            <>
              {can("cv.create") ? (
                <ButtonLink to="../cv/imports/new" variant="ghost">
                  {t("cv.import")}
                </ButtonLink>
              ) : null}
              {can("cv.export") ? (
                <a
                  href={`cv/export?language=${i18n.language}`}
                  className={buttonVariants({ variant: "ghost" })}
                >
                  {t("cv.export")}
                </a>
              ) : null}
            </>
          ) : null
        }
        action={<ButtonLink to="../cv/versions">{t("cv.toVersions")}</ButtonLink>}
      />
      <div className="grid gap-5">
        {factKinds.map((kind) => (
          <Facts key={kind} kind={kind} facts={facts.filter((fact) => fact.kind === kind)} />
        ))}
      </div>
    </>
  )
}

function Facts({ kind, facts }: { kind: FactKind; facts: Fact[] }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <SectionCard
      title={t(`cv.sections.${kind}`)}
      aside={
        can("cv.create") ? (
          <ButtonLink to={`new?kind=${kind}`} variant="outline" size="sm">
            {t(`cv.adds.${kind}`)}
          </ButtonLink>
        ) : null
      }
    >
      {facts.length === 0 ? (
        <p className="text-muted">{t(`cv.empty.${kind}`)}</p>
      ) : (
        <ol className="divide-y divide-line">
          {facts.map((fact, at) => (
            <FactRow
              key={fact.id}
              fact={fact}
              isFirst={at === 0}
              isLast={at === facts.length - 1}
            />
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

function FactRow({ fact, isFirst, isLast }: { fact: Fact; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation()
  const name = useNameOf()(fact)
  const detail = useDetailOf()(fact)
  const missing = missingIn(fact)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={fact.id} className="break-words font-medium">
            {name}
          </Link>
          {fact.kind === "certification" ? <CertificationBadge fact={fact} /> : null}
          {missing ? <StatusBadge tone="warning">{t(`cv.missing.${missing}`)}</StatusBadge> : null}
        </p>
        {detail ? <p className="break-words text-muted text-sm">{detail}</p> : null}
      </div>
      {fact.can.includes("change") ? (
        <div className="flex gap-1">
          {isFirst ? null : (
            <StatusButton
              action={`../cv/${fact.id}/moves`}
              size="sm"
              variant="ghost"
              values={{ direction: "up" }}
            >
              <span aria-hidden="true">↑</span>
              <span className="sr-only">{t("cv.up", { name })}</span>
            </StatusButton>
          )}
          {isLast ? null : (
            <StatusButton
              action={`../cv/${fact.id}/moves`}
              size="sm"
              variant="ghost"
              values={{ direction: "down" }}
            >
              <span aria-hidden="true">↓</span>
              <span className="sr-only">{t("cv.down", { name })}</span>
            </StatusButton>
          )}
        </div>
      ) : null}
    </li>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("cv.title")} />
}
