import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell } from "~/components/table/cells"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("pastBills.named", ({ number }) => ({ number }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const pastBillId = args.params.pastBillId ?? ""
  const [bill, activity] = await Promise.all([
    api.get("/PastBills/{pastBillId}", { path: { pastBillId } }),
    activityOf(api, args.request, "pastBills", pastBillId),
  ])
  return { ...bill, activity }
}

/** A bill that another tool numbered, as it came. */
export default function PastBillScreen() {
  const { t } = useTranslation()
  const bill = useLoaderData<typeof loader>()
  const money = (cents: number) => <MoneyCell cents={cents} currency="EUR" />
  return (
    <>
      <PageHeader title={t("pastBills.named", { number: bill.number })} text={bill.clientName} />
      <Banner title={t("pastBills.imported")}>{t("pastBills.frozen")}</Banner>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("pastBills.groups.bill")}>
          <PropertyList
            properties={[
              {
                label: t("pastBills.client"),
                value: (
                  <LinkCell to={`../companies/${bill.clientId}`} needs="clients.see">
                    {bill.clientName}
                  </LinkCell>
                ),
              },
              { label: t("pastBills.day"), value: <DateCell day={bill.day} /> },
              { label: t("pastBills.dueDate"), value: <DateCell day={bill.dueDate} /> },
              {
                label: t("pastBills.category"),
                value:
                  bill.kind === "creditNote"
                    ? t("pastBills.creditNote")
                    : t(`pastBills.categories.${bill.category}`),
              },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("pastBills.groups.money")}>
          <PropertyList
            properties={[
              { label: t("pastBills.totalHT"), value: money(bill.totalHT) },
              { label: t("pastBills.vat"), value: money(bill.vat) },
              { label: t("pastBills.totalTTC"), value: money(bill.totalTTC) },
              { label: t("pastBills.paidOn"), value: <DateCell day={bill.paidOn} /> },
            ]}
          />
          {bill.incomeId ? (
            <p className="mt-4">
              <LinkCell to={`../incomes/${bill.incomeId}`} needs="treasury.see">
                {t("pastBills.receipt")}
              </LinkCell>
            </p>
          ) : null}
        </SectionCard>
        <ActivityFeed feed={bill.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
