import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Operations } from "#contract/operations"
import { formatBytes, formatPercent } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("operations.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "operations.see")
  return api.get("/Operations")
}

/** How the copies stand, what to do about them, and what a restore has left. */
export default function OperationsScreen() {
  const { t } = useTranslation()
  const state = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={t("operations.title")}
        text={t("operations.text")}
        secondary={
          <ButtonLink variant="outline" to="../statistics/installation">
            {t("statistics.installation.title")}
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <Warnings state={state} />
        <Copies state={state} />
        {state.restoration ? <LastRestore restoration={state.restoration} /> : null}
      </div>
    </>
  )
}

function Warnings({ state }: { state: Operations }) {
  const { t } = useTranslation()
  return (
    <>
      {state.isReadOnly ? (
        <Banner tone="danger" title={t("operations.readOnly.title")}>
          {t("operations.readOnly.text")}
        </Banner>
      ) : null}
      {state.kind === "off" ? (
        <Banner tone="danger" title={t("operations.off.title")}>
          {t("operations.off.text")}
        </Banner>
      ) : null}
      {state.kind === "elsewhere" ? (
        <Banner title={t("operations.elsewhere.title")}>{t("operations.elsewhere.text")}</Banner>
      ) : null}
      {state.isLate ? (
        <Banner tone="danger" title={t("operations.late.title")}>
          {t("operations.late.text")}
        </Banner>
      ) : null}
      {state.failure ? (
        <Banner tone="danger" title={t("operations.failure")}>
          {t(`operations.causes.${state.failure.cause}`)}
          <span className="mt-1 block">
            {t("operations.reason")} <code lang="en">{state.failure.reason}</code>
          </span>
        </Banner>
      ) : null}
      {state.lastTrial?.fault ? (
        <Banner tone="danger" title={t("operations.trialFault")}>
          {t("operations.reason")} <code lang="en">{state.lastTrial.fault}</code>
        </Banner>
      ) : null}
      {state.filesMissing > 0 ? (
        <Banner tone="danger" title={t("operations.filesMissing", { count: state.filesMissing })} />
      ) : null}
      {state.isOnSameDisk ? (
        <Banner tone="warning" title={t("operations.sameDisk.title")}>
          {t("operations.sameDisk.text")}
        </Banner>
      ) : null}
    </>
  )
}

function Copies({ state }: { state: Operations }) {
  const { t } = useTranslation()
  const cells = useCells()
  const language = useLanguage()
  const { disk, copiesDisk, lastBase, lastTrial, isLate, failure } = state
  const own = [
    {
      label: t("operations.state"),
      value: (
        <StatusBadge tone={isLate || failure ? "danger" : "success"}>
          {t(isLate ? "operations.late.title" : failure ? "operations.failure" : "operations.safe")}
        </StatusBadge>
      ),
    },
    { label: t("operations.safeUntil"), value: cells.date(state.safeUntil) },
    {
      label: t("operations.waiting"),
      value: t("operations.waitingPieces", { count: state.waitingPieces }),
    },
    {
      label: t("operations.lastBase"),
      value: cells.date(lastBase?.at) ?? t("operations.never"),
    },
    {
      label: t("operations.lastBaseSize"),
      value: lastBase ? formatBytes(lastBase.bytes, language) : null,
    },
    {
      label: t("operations.protection"),
      value: t(state.isEncrypted ? "operations.encrypted" : "operations.inClear"),
    },
  ]
  return (
    <SectionCard title={t("operations.copies")}>
      <PropertyList
        properties={[
          ...(state.kind === "kept" ? own : []),
          {
            label: t("operations.disk"),
            value: usedOf(disk),
          },
          ...(copiesDisk ? [{ label: t("operations.copiesDisk"), value: usedOf(copiesDisk) }] : []),
          { label: t("operations.trial"), value: toldOf(lastTrial) },
          ...(state.place
            ? [{ label: t("operations.place"), value: state.place, wide: true }]
            : []),
        ]}
      />
      {state.needsKey ? (
        <p className="mt-4 text-sm text-muted">{t("operations.needsKey")}</p>
      ) : null}
    </SectionCard>
  )

  function usedOf({ used, size }: Operations["disk"]) {
    return t("operations.diskOf", {
      used: formatBytes(used, language),
      size: formatBytes(size, language),
      percent: formatPercent(Math.round((100 * used) / size), language),
    })
  }

  function toldOf(trial: Operations["lastTrial"]) {
    if (!trial) return t("operations.never")
    if (trial.fault) return cells.date(trial.at)
    return t("operations.trialWhole", { date: cells.date(trial.at) })
  }
}

function LastRestore({ restoration }: { restoration: NonNullable<Operations["restoration"]> }) {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { at, restoredTo, mailsWaiting, mailsReleasedAt, erasedAgain, filesMissing } = restoration
  return (
    <SectionCard title={t("operations.restoration.title")}>
      <PropertyList
        properties={[
          { label: t("operations.restoration.at"), value: cells.date(at) },
          {
            label: t("operations.restoration.missing"),
            value: t("operations.restoration.span", {
              from: cells.date(restoredTo),
              to: cells.date(at),
            }),
          },
          { label: t("operations.restoration.erased"), value: erasedAgain },
          { label: t("operations.restoration.files"), value: filesMissing },
        ]}
      />
      {mailsReleasedAt ? null : (
        <div className="mt-5">
          <p className="font-medium">
            {mailsWaiting > 0
              ? t("operations.mails.title", { count: mailsWaiting })
              : t("operations.mails.none")}
          </p>
          <p className="mt-1 text-sm text-muted">
            {t(mailsWaiting > 0 ? "operations.mails.text" : "operations.mails.noneText")}
          </p>
          {can("operations.edit") ? (
            <Form method="post" action="mails" className="mt-3 flex flex-wrap gap-2">
              <Button type="submit" name="choice" value="send">
                {t(mailsWaiting > 0 ? "operations.mails.send" : "operations.mails.resume")}
              </Button>
              {mailsWaiting > 0 ? (
                <Button type="submit" name="choice" value="discard" variant="outline">
                  {t("operations.mails.discard")}
                </Button>
              ) : null}
            </Form>
          ) : null}
        </div>
      )}
    </SectionCard>
  )
}
