import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PlumeForm } from "~/components/form/plume-form"
import { SelectField } from "~/components/form/select-field"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { Card } from "~/components/ui/card"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"
import { type BillLink, linkDays, NewBillLink } from "../../../../../../contract/bill-links"

export const handle = titled<typeof loader>("bills.links.of", ({ number }) => ({ name: number }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const [bill, links] = await Promise.all([
    api.get("/Bills/{billId}", { path }),
    api.get("/Bills/{billId}/links", { path }),
  ])
  const constraints = constraintsOf(NewBillLink)
  return { billId: bill.id, number: bill.number, links, days: linkDays, constraints }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillLink)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const added = await api.post("/Bills/{billId}/links", { path, body: form.value, key: form.key })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../bills/${path.billId}/links`, "bills.links.added")
}

/** The links by which a client reads the bill without an account. */
export default function BillLinksScreen() {
  const { t } = useTranslation()
  const { billId, number, links, days, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const can = useCan()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={t("bills.links.of", { name: number })} text={t("bills.links.text")} />
      <div className="grid gap-5">
        {links.length > 0 ? (
          <Card>
            <ul className="divide-y divide-line">
              {links.map((link) => (
                <Link key={link.id} link={link} mayRevoke={can("bills.edit")} />
              ))}
            </ul>
          </Card>
        ) : (
          <p className="text-muted">{t("bills.links.none")}</p>
        )}
        {can("bills.edit") && number ? (
          <PlumeForm
            key={links.length}
            constraints={constraints}
            defaultValue={{ days: "90" }}
            labels="bills.links"
            reply={reply}
            submitLabel={t("bills.links.add")}
            cancelTo={`../bills/${billId}`}
          >
            <Card>
              <SelectField
                name="days"
                label={t("bills.links.days")}
                options={days.map((count) => ({
                  value: String(count),
                  label: t("bills.links.for", { count }),
                }))}
              />
            </Card>
          </PlumeForm>
        ) : null}
      </div>
    </div>
  )
}

function Link({ link, mayRevoke }: { link: BillLink; mayRevoke: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const said = link.revokedAt ? "isRevoked" : link.open ? "isOpen" : "isOver"
  const day = formatDay((link.revokedAt ?? link.expiresAt).slice(0, 10), language)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{t(`bills.links.${said}`, { day })}</p>
        {link.open ? (
          <p className="break-all text-sm">
            <a href={link.address}>{link.address}</a>
          </p>
        ) : null}
      </div>
      {link.open && mayRevoke ? (
        <StatusButton action={`${link.id}/revocation`} variant="quiet" size="small">
          {t("bills.links.revoke")}
        </StatusButton>
      ) : null}
    </li>
  )
}
