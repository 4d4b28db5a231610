import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewLineMatch } from "#contract/bank-lines"
import { incomeCategories, lineMatchKinds, outcomeCategories } from "#contract/choices"
import { ComboboxField } from "~/components/form/combobox-field"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { SelectField } from "~/components/form/select-field"
import { formatDay, formatMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { type Api, apiFor } from "~/services/api.server"
import {
  findOpenBills,
  findOpenPurchases,
  openBillSearch,
  purchaseSearch,
} from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import type { Searches } from "~/services/form/form-search.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("bankLines.match.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { lineId: args.params.lineId ?? "" }
  const line = await api.get("/BankLines/{lineId}", { path })
  if (!line.can.includes("match")) throw redirect(`../bank-lines/${line.id}`)
  const [bills, purchases] = await Promise.all([findOpenBills(api, ""), findOpenPurchases(api, "")])
  return {
    ...{ id: line.id, version: line.version, label: line.label, day: line.day },
    ...{ amount: line.amount, currency: line.currency, transfers: line.transfers },
    handAccounts: line.handAccounts,
    // A credit note is named by a refund as a bill is by what pays it.
    bills: [
      ...line.credits.map(({ billId, number, name }) => ({
        value: billId,
        label: `${number} · ${name}`,
      })),
      ...bills,
    ],
    mayRefund: line.credits.length > 0,
    purchases,
    constraints: constraintsOf(NewLineMatch),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewLineMatch, searchesOf(api))
  if (form.invalid) return form.reply()
  const path = { lineId: args.params.lineId ?? "" }
  const done = await api.post("/BankLines/{lineId}/match", { path, body: form.value })
  if (done.problem) return form.reply(done.problem)
  return redirectWithToast(args, `../bank-lines/${path.lineId}`, "bankLines.matched")
}

const mostParts = 20

/** Each part searches for its own bill. */
function searchesOf(api: Api): Searches {
  const parts = Array.from({ length: mostParts }, (_, at) => `parts[${at}]`)
  return Object.fromEntries(
    parts.flatMap((part) => [
      [`${part}.billId`, openBillSearch(api, `${part}.billId`)],
      [`${part}.purchaseId`, purchaseSearch(api, `${part}.purchaseId`)],
    ]),
  )
}

/** What a line was for, in as many parts as it had. */
export default function MatchLineScreen() {
  const { t, i18n } = useTranslation()
  const { id, version, label, day, amount, currency, transfers, bills, purchases, ...rest } =
    useLoaderData<typeof loader>()
  const { constraints, mayRefund, handAccounts } = rest
  const mayBe = {
    refund: mayRefund,
    transfer: transfers.length > 0 || handAccounts.length > 0,
  }
  const kinds = lineMatchKinds.filter((kind) => mayBe[kind as keyof typeof mayBe] ?? true)
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const told = (...texts: (string | null)[]) => texts.filter(Boolean).join(" · ")
  return (
    <FormScreen
      title={t("bankLines.match.title")}
      text={told(label, formatDay(day, i18n.language), money(amount))}
      constraints={constraints}
      defaultValue={{ parts: [{ kind: amount > 0 ? "bill" : "outcome", amount }], version }}
      labels={["bankLines.match", "bankLines.kinds", "outcomes"]}
      reply={useActionData<typeof action>()}
      submitLabel={t("bankLines.match.save")}
      cancelTo={`../bank-lines/${id}`}
    >
      <p className="text-muted">{t("bankLines.match.text")}</p>
      <RepeatedFields
        name="parts"
        rowLabel={t("bankLines.match.part")}
        addLabel={t("bankLines.match.add")}
        firstField="kind"
        max={mostParts}
      >
        {(part) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name={`${part}.kind`}
              label={t("bankLines.match.kind")}
              options={kinds.map((value) => ({
                value,
                label: t(`bankLines.kinds.${value}`),
              }))}
            />
            <MoneyField
              name={`${part}.amount`}
              label={t("bankLines.match.amount")}
              hint={t("bankLines.match.amountHint")}
            />
            <ComboboxField
              name={`${part}.billId`}
              label={t("bankLines.kinds.bill")}
              options={bills}
              source="../bills/open-choices"
            />
            <ComboboxField
              name={`${part}.purchaseId`}
              label={t("bankLines.kinds.purchase")}
              options={purchases}
              source="../purchases/choices"
            />
            <SelectField
              name={`${part}.incomeCategory`}
              label={t("bankLines.match.incomeCategory")}
              options={incomeCategories.map((value) => ({
                value,
                label: t(`incomes.categories.${value}`),
              }))}
            />
            <SelectField
              name={`${part}.outcomeCategory`}
              label={t("bankLines.match.outcomeCategory")}
              options={outcomeCategories.map((value) => ({
                value,
                label: t(`outcomes.categories.${value}`),
              }))}
            />
            <PercentField name={`${part}.vatRate`} label={t("bankLines.match.vatRate")} />
            <PercentField name={`${part}.deductibleShare`} label={t("outcomes.deductibleShare")} />
            {transfers.length > 0 ? (
              <SelectField
                name={`${part}.otherLineId`}
                label={t("bankLines.match.otherLineId")}
                options={transfers.map(({ lineId, accountName, day: on, label: text }) => ({
                  value: lineId,
                  label: told(accountName, formatDay(on, i18n.language), text),
                }))}
              />
            ) : null}
            {handAccounts.length > 0 ? (
              <SelectField
                name={`${part}.otherAccountId`}
                label={t("bankLines.match.otherAccountId")}
                options={handAccounts.map(({ accountId, accountName }) => ({
                  value: accountId,
                  label: accountName,
                }))}
              />
            ) : null}
          </div>
        )}
      </RepeatedFields>
    </FormScreen>
  )
}
