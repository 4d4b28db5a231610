import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { BankLineDetails, LineProposal } from "#contract/bank-lines"
import type { ScheduledExecution } from "#contract/scheduled-transactions"
import { typedMoney } from "~/components/bill/typed-money"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { ProposalText } from "../_proposal"
import { Vouchers } from "./_vouchers"

export const handle = titled<typeof loader>("bankLines.of", ({ line }) => ({ name: line.label }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { lineId: args.params.lineId ?? "" }
  const line = await api.get("/BankLines/{lineId}", { path })
  const { rows } =
    line.state === "open"
      ? await api.list("/ScheduledTransactions/executions", {
          query: { lineId: line.id },
        })
      : { rows: [] }
  const vouchers = await api.get("/Vouchers/lines/{lineId}", { path })
  return { line, vouchers, expected: rows.slice(0, 5) }
}

/** A line of the bank: what it may have been for, or what it was. */
export default function BankLineScreen() {
  const { t } = useTranslation()
  const { line, vouchers, expected } = useLoaderData<typeof loader>()
  const { can } = line
  const here = `../bank-lines/${line.id}`
  return (
    <>
      <PageHeader
        title={t("bankLines.of", { name: line.label })}
        action={
          can.includes("match") ? (
            <ButtonLink to="match">{t("bankLines.match.open")}</ButtonLink>
          ) : can.includes("unmatch") ? (
            <StatusButton action={`${here}/unmatching`}>{t("bankLines.unmatch")}</StatusButton>
          ) : can.includes("restore") ? (
            <StatusButton action={`${here}/restoration`}>{t("bankLines.restore")}</StatusButton>
          ) : null
        }
        secondary={
          can.includes("takeOut") ? (
            <StatusButton action={`${here}/removal`} variant="ghost">
              {t("bankLines.takeOut")}
            </StatusButton>
          ) : null
        }
      />
      <div className="grid gap-6">
        <About line={line} />
        {expected.length > 0 ? <Expected executions={expected} lineId={line.id} /> : null}
        <Vouchers vouchers={vouchers} lineId={line.id} />
        {line.state === "open" ? <Proposals line={line} /> : null}
        {line.matches.length > 0 ? <Matches line={line} /> : null}
      </div>
    </>
  )
}

function About({ line }: { line: BankLineDetails }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t("bankLines.about")}>
      <PropertyList
        properties={[
          {
            label: t("bankImports.amount"),
            value: <MoneyCell cents={line.amount} currency={line.currency} />,
          },
          { label: t("bankImports.day"), value: <DateCell day={line.day} /> },
          { label: t("bankLines.state"), value: t(`bankLines.states.${line.state}`) },
          {
            label: t("bankImports.accountId"),
            value: (
              <LinkCell to={`../accounts/${line.accountId}`} needs="treasury.see">
                {line.accountName}
              </LinkCell>
            ),
          },
          { label: t("bankImports.counterparty"), value: line.counterparty },
          { label: t("bankLines.reference"), value: line.reference },
          { label: t("bankLines.valueDay"), value: <DateCell day={line.valueDay} /> },
          {
            label: t("bankLines.statement"),
            value: (
              <LinkCell to={`../bank-imports/${line.statementId}`} needs="treasury.see">
                {t("bankLines.statementOpen")}
              </LinkCell>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}

/** What was scheduled and waits for such a line. */
function Expected({ executions, lineId }: { executions: ScheduledExecution[]; lineId: string }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <SectionCard title={t("bankLines.expected")}>
      <ul className="divide-y divide-line">
        {executions.map(({ id, title, amount, currency, expectedOn, doneOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <LinkCell to={`../scheduled-transactions/executions/${id}`}>{title}</LinkCell>{" "}
              <span className="text-muted">
                <MoneyCell cents={amount ?? 0} currency={currency} /> ·{" "}
                <DateCell day={expectedOn ?? doneOn} />
              </span>
            </span>
            {can("treasury.edit") ? (
              <StatusButton
                action={`../scheduled-transactions/executions/${id}/settlement`}
                variant="default"
                values={{ lineId }}
              >
                {t("bankLines.accept")}
              </StatusButton>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** Each with its reasons, a button to accept it and one to never see it again. */
function Proposals({ line }: { line: BankLineDetails }) {
  const { t } = useTranslation()
  const here = `../bank-lines/${line.id}`
  const may = line.can.includes("match")
  return (
    <SectionCard title={t("bankLines.proposals")}>
      {line.proposals.length === 0 ? (
        <p className="text-muted">{t("bankLines.noProposal")}</p>
      ) : (
        <ul className="grid gap-4">
          {line.proposals.map((proposal) => {
            const ids = proposal.targets.map(({ id }, at) => [`targetIds[${at}]`, id])
            return (
              <li
                key={ids.join()}
                className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-4 last:border-b-0 last:pb-0"
              >
                <div className="min-w-0">
                  <ProposalText proposal={proposal} />
                </div>
                {may ? (
                  <div className="flex flex-wrap gap-2">
                    <StatusButton
                      action={`${here}/acceptance`}
                      variant="default"
                      values={{ ...partsOf(proposal), version: line.version }}
                    >
                      {t("bankLines.accept")}
                    </StatusButton>
                    <StatusButton
                      action={`${here}/refusals`}
                      variant="ghost"
                      values={Object.fromEntries(ids)}
                    >
                      {t("bankLines.refuse")}
                    </StatusButton>
                  </div>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
    </SectionCard>
  )
}

/** A proposal as the fields of a match. */
const partsOf = ({ targets }: LineProposal) =>
  Object.fromEntries(
    targets.flatMap(({ kind, id, amount }, at) => [
      [`parts[${at}].kind`, kind === "creditNote" ? "refund" : kind],
      [`parts[${at}].amount`, typedMoney(amount)],
      [`parts[${at}].${kind === "purchase" ? "purchaseId" : "billId"}`, id],
    ]),
  )

/** What it was for, part by part, each leading to where it is written down. */
function Matches({ line }: { line: BankLineDetails }) {
  const { t } = useTranslation()
  const linkOf = (match: BankLineDetails["matches"][number]) => {
    if (match.billId) return `../bills/${match.billId}`
    if (match.purchaseId) return `../purchases/${match.purchaseId}`
    if (match.incomeId) return `../incomes/${match.incomeId}`
    if (match.outcomeId) return `../outcomes/${match.outcomeId}`
    return match.otherLineId ? `../bank-lines/${match.otherLineId}` : null
  }
  return (
    <SectionCard title={t("bankLines.matches")}>
      <PropertyList
        properties={line.matches.map((match, at) => {
          const to = linkOf(match)
          const name = match.name ?? t("bankLines.openMatch")
          return {
            label: `${at + 1}. ${t(`bankLines.kinds.${match.kind}`)}`,
            value: (
              <>
                <MoneyCell cents={match.amount} currency={line.currency} />{" "}
                {to ? (
                  <LinkCell
                    to={to}
                    needs={
                      match.billId
                        ? "bills.see"
                        : match.purchaseId
                          ? "purchases.see"
                          : "treasury.see"
                    }
                  >
                    {name}
                  </LinkCell>
                ) : null}
              </>
            ),
          }
        })}
      />
    </SectionCard>
  )
}
