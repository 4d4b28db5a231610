import { useTranslation } from "react-i18next"
import type { LineVouchers } from "#contract/vouchers"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, LinkCell } from "~/components/table/cells"
import { useCan } from "~/services/person"

/** The voucher of a line, or those that may be, by amount and day. */
export function Vouchers({ vouchers, lineId }: { vouchers: LineVouchers; lineId: string }) {
  const { t } = useTranslation()
  const can = useCan()
  const { attached, proposed } = vouchers
  const may = can("treasury.edit") && can("bills.edit") && can("purchases.edit")
  const all = attached ? [attached] : proposed
  if (all.length === 0) return null
  return (
    <SectionCard title={t(attached ? "vouchers.one" : "vouchers.proposed")}>
      <ul className="divide-y divide-line">
        {all.map(({ id, payee, day }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <LinkCell to={`../vouchers/${id}`}>{payee ?? t("vouchers.one")}</LinkCell>{" "}
              <span className="text-muted">
                <DateCell day={day} />
              </span>
            </span>
            {may && !attached ? (
              <StatusButton
                action={`../vouchers/${id}/attachment`}
                variant="default"
                values={{ lineId }}
              >
                {t("vouchers.attach")}
              </StatusButton>
            ) : null}
            {may && attached ? (
              <StatusButton action={`../vouchers/${id}/detachment`}>
                {t("vouchers.detach")}
              </StatusButton>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
