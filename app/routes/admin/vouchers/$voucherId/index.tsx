import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { VoucherDetails } from "#contract/vouchers"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, LinkCell, MoneyCell, PercentCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useNameOf } from "../_say"

export const handle = titled("vouchers.one")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Vouchers/{voucherId}", { path: { voucherId: args.params.voucherId ?? "" } })
}

/** A voucher: what is read on it, and its line, or the lines that it may be of. */
export default function VoucherScreen() {
  const { t } = useTranslation()
  const voucher = useLoaderData<typeof loader>()
  const { can } = voucher
  const here = `../vouchers/${voucher.id}`
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={useNameOf()(voucher)}
        secondary={
          can.includes("remove") ? (
            <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
              {t("vouchers.remove")}
            </ButtonLink>
          ) : null
        }
        action={
          can.includes("change") ? (
            <ButtonLink to={`${here}/edit`}>{t("vouchers.change")}</ButtonLink>
          ) : can.includes("detach") ? (
            <StatusButton action={`${here}/detachment`}>{t("vouchers.detach")}</StatusButton>
          ) : null
        }
      />
      <div className="grid gap-6">
        <About voucher={voucher} />
        {voucher.lineId === null ? <Lines voucher={voucher} /> : null}
      </div>
    </div>
  )
}

function About({ voucher }: { voucher: VoucherDetails }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t("vouchers.about")}>
      <PropertyList
        properties={[
          {
            label: t("vouchers.amount"),
            value: <MoneyCell cents={voucher.amount} currency={voucher.currency} />,
          },
          { label: t("vouchers.day"), value: <DateCell day={voucher.day} /> },
          { label: t("outcomes.category"), value: t(`outcomes.categories.${voucher.category}`) },
          { label: t("outcomes.vatRate"), value: <PercentCell rate={voucher.vatRate} /> },
          {
            label: t("vouchers.fileId"),
            value: voucher.fileId ? (
              <a href={`../files/${voucher.fileId}`} className="text-accent underline">
                {t("vouchers.open")}
              </a>
            ) : null,
          },
          {
            label: t("vouchers.line"),
            value: voucher.lineId ? (
              <LinkCell to={`../bank-lines/${voucher.lineId}`}>{voucher.lineLabel}</LinkCell>
            ) : null,
          },
        ]}
      />
    </SectionCard>
  )
}

/** Each line that it may be of, with a button to attach it and one to never see it again. */
function Lines({ voucher }: { voucher: VoucherDetails }) {
  const { t } = useTranslation()
  const here = `../vouchers/${voucher.id}`
  return (
    <SectionCard title={t("vouchers.lines")}>
      {voucher.lines.length === 0 ? (
        <p className="text-muted">{t("vouchers.noLine")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {voucher.lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <LinkCell to={`../bank-lines/${line.id}`}>{line.label}</LinkCell>
                <span className="block text-muted text-sm">
                  <DateCell day={line.day} /> · {line.accountName} ·{" "}
                  {t(`bankLines.states.${line.state}`)}
                </span>
              </span>
              {voucher.can.includes("attach") ? (
                <span className="flex flex-wrap gap-2">
                  <StatusButton
                    action={`${here}/attachment`}
                    variant="default"
                    values={{ lineId: line.id }}
                  >
                    {t("vouchers.attach")}
                  </StatusButton>
                  <StatusButton
                    action={`${here}/refusals`}
                    variant="ghost"
                    values={{ lineId: line.id }}
                  >
                    {t("bankLines.refuse")}
                  </StatusButton>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
