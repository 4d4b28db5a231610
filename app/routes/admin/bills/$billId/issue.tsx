import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BillIssue } from "#contract/bills"
import { MissingMentions } from "~/components/bill/missing"
import { Banner } from "~/components/screen/banner"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidMissing } from "~/services/form/missing.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

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
  return { ...bill, first, missing: await saidMissing(args, bill.missing) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BillIssue)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const issued = await api.post("/Bills/{billId}/issue", { path, body: form.value, key: form.key })
  if (issued.problem) return form.reply(named(issued.problem))
  return redirectWithToast(args, `../bills/${issued.data.id}`, "bills.issued")
}

/** This page has one button and no field: a refused date is said as the reason. */
const named = <Problem extends { code: string; errors?: { code: string }[] }>(
  problem: Problem,
) => ({
  ...problem,
  code: problem.code === "invalid" ? (problem.errors?.[0]?.code ?? problem.code) : problem.code,
  errors: undefined,
})

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
    <ConfirmPrompt
      title={t("bills.issue.title")}
      confirmLabel={t("bills.issue.confirm")}
      cancelTo={`../bills/${bill.id}`}
      reply={reply}
      values={{ version: bill.version }}
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
          <Banner tone="warning" title={t(`bills.warnings.${warning}`)} />
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
    </ConfirmPrompt>
  )
}
