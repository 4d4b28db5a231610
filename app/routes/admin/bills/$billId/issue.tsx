import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { IssueForm } from "~/components/bill/issue-form"
import { MissingMentions } from "~/components/bill/missing"
import { Banner } from "~/components/screen/banner"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { issueAndSend, loadSending } from "~/services/emails.server"
import { saidMissing } from "~/services/form/missing.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("bills.issue.title", ({ clientName }) => ({
  name: clientName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const path = { billId: args.params.billId ?? "" }
  const [bill, numbering] = await Promise.all([
    api.get("/Bills/{billId}", { path }),
    ifAllowed(api.get("/Numbering")),
  ])
  // Once issued, also by a page that was left open or gone back to, it is neither issued nor deleted again.
  if (bill.number) throw redirect(`../bills/${bill.id}`)
  const series = numbering?.series.find(({ kind }) => kind === bill.kind)
  const first = series && !series.begun ? series.next : null
  const [missing, sending] = await Promise.all([
    saidMissing(args, bill.missing),
    loadSending(args, api, bill.clientId),
  ])
  return { ...bill, first, missing, sending }
}

export const action = (args: ActionFunctionArgs) => issueAndSend(args, "bill")

export default function IssueBillScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const bill = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (bill.missing.length)
    return (
      <MissingMentions
        missing={bill.missing}
        clientId={bill.clientId}
        recordHref={`../bills/${bill.id}`}
        back={t("bills.back")}
      />
    )
  return (
    <IssueForm
      title={t("bills.issue.title")}
      issueLabel={t("bills.issue.confirm")}
      sendLabel={t("bills.issue.send")}
      version={bill.version}
      {...bill.sending}
      recordHref={`../bills/${bill.id}`}
      reply={reply}
    >
      <p className="font-medium text-ink">
        {bill.clientName}
        {", "}
        <MoneyCell cents={bill.totalTTC} currency={bill.currency} />
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {(["number", "frozen", "document"] as const).map((effect) => (
          <li key={effect}>{t(`bills.issue.${effect}`)}</li>
        ))}
      </ul>
      {bill.warnings.map((warning) => (
        <div key={warning} className="mt-3">
          <Banner tone="warning" title={t(`billWarnings.${warning}`)} />
        </div>
      ))}
      {bill.first ? (
        <p className="mt-3">
          {t("bills.issue.first", { number: bill.first })}{" "}
          {can("profile.edit") ? (
            <Link to="../profile/numbering" className="text-accent underline">
              {t("bills.issue.otherSoftware")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </IssueForm>
  )
}
