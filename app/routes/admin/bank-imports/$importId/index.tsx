import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { BankImportDetails } from "#contract/bank-imports"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { Tile } from "~/components/screen/tile"
import { MoneyCell, useCells } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { Lines } from "./_lines"

export const handle = titled<typeof loader>("bankImports.of", ({ read }) => ({
  name: read.fileName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/BankImports/{importId}", { path })
  const search = new URL(args.request.url).searchParams
  const asked = { state: search.get("state") ?? undefined, page: search.get("page") ?? "1" }
  const isRead = read.importedAt === null && read.asks.length === 0
  const shown = isRead
    ? await api.get("/BankImports/{importId}/lines", { path, query: asked as never })
    : null
  const opens = read.accountId === null && read.importedAt === null
  const { rows } = opens ? await api.list("/Accounts", { query: { limit: 100 } }) : { rows: [] }
  // The same money may stand there already.
  const byHand = rows.flatMap(({ name, fedBy, closedOn }) =>
    fedBy === "hand" && closedOn === null ? [name] : [],
  )
  return { read, shown, page: Number(asked.page), state: asked.state, byHand }
}

const states = ["new", "probable", "known", "outside"] as const
const left = ["pending", "refused", "information"] as const

/** What a statement would bring, or what it brought. */
export default function BankImportScreen() {
  const { t, i18n } = useTranslation()
  const { read, shown, page, state, byHand } = useLoaderData<typeof loader>()
  const { can, counts } = read
  return (
    <>
      <PageHeader
        title={t("bankImports.of", { name: read.fileName })}
        text={t(`bankImports.formats.${read.format}`)}
        action={
          can.includes("confirm") ? (
            <ButtonLink to="confirmation">{t("bankImports.confirm.open")}</ButtonLink>
          ) : can.includes("undo") ? (
            <ButtonLink to="undoing" variant="outline" data-overlay="dialog">
              {t("bankImports.undo.open")}
            </ButtonLink>
          ) : null
        }
        secondary={
          can.includes("change") ? (
            <ButtonLink to="answers" variant="outline">
              {t("bankImports.answers.open")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-6">
        <Told read={read} />
        {byHand.length > 0 ? (
          <Banner tone="warning" title={t("bankImports.accountNew")}>
            {t("bankImports.accountNewText", { names: byHand.join(", ") })}
          </Banner>
        ) : null}
        <About read={read} />
        {shown ? (
          <>
            <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
              {states.map((name) => (
                <Tile
                  key={name}
                  label={t(`bankImports.counts.${name}`)}
                  value={counts[name].toLocaleString(i18n.language)}
                  to={`?state=${name}`}
                />
              ))}
            </div>
            {left.map((name) =>
              counts[name] > 0 ? (
                <p key={name} className="text-muted">
                  {t(`bankImports.leftOut.${name}`, { count: counts[name] })}
                </p>
              ) : null,
            )}
            <Lines shown={shown} currency={read.currency} page={page} state={state} />
          </>
        ) : null}
      </div>
    </>
  )
}

/** What must be known of it before anything else. */
function Told({ read }: { read: BankImportDetails }) {
  const { t } = useTranslation()
  const cells = useCells()
  const money = (cents: number) => <MoneyCell cents={cents} currency={read.currency} />
  const { gap, balance } = read
  const difference = balance ? balance.said - balance.computed : 0
  return (
    <>
      {read.undoneAt ? (
        <Banner title={t("bankImports.undone")}>{cells.date(read.undoneAt)}</Banner>
      ) : read.importedAt ? (
        <Banner tone="success" title={t("bankImports.addedLines", { count: read.added })}>
          {cells.date(read.importedAt)}
          {read.isMatched ? ` · ${t("bankImports.matchedText")}` : null}
        </Banner>
      ) : read.asks.length > 0 ? (
        <Banner tone="warning" title={t("bankImports.asks.title")}>
          {read.asks.includes("columns")
            ? t("bankImports.asks.columns")
            : t("bankImports.asks.days", { date: ambiguousDay(read) })}
        </Banner>
      ) : read.counts.new + read.counts.probable === 0 ? (
        <Banner title={t("bankImports.nothingNew")}>
          {read.counts.outside > 0 && read.counts.known === 0
            ? t("bankImports.nothingInsideText")
            : t("bankImports.nothingNewText")}
        </Banner>
      ) : null}
      {gap ? (
        <Banner tone="warning" title={t("bankImports.gap.title")}>
          {t("bankImports.gap.text", { day: cells.date(gap.since) })} {money(gap.difference)}
        </Banner>
      ) : null}
      {difference === 0 || read.undoneAt ? null : (
        <Banner tone="warning" title={t("bankImports.off.title")}>
          {t("bankImports.off.text")} {money(difference)}
        </Banner>
      )}
      {read.otherAccounts.length > 0 ? (
        <Banner title={t("bankImports.others.title")}>{read.otherAccounts.join(", ")}</Banner>
      ) : null}
    </>
  )
}

/** The first day of the file as it is written there. */
const ambiguousDay = ({ table }: BankImportDetails): string =>
  table?.rows.flat().find((cell) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(cell)) ?? "03/04"

/** Of which account it is, of which days, and what the bank says that was there. */
function About({ read }: { read: BankImportDetails }) {
  const { t } = useTranslation()
  const cells = useCells()
  const balance = (of: BankImportDetails["opening"]) =>
    of ? (
      <>
        <MoneyCell cents={of.amount} currency={read.currency} /> ({cells.date(of.day)})
      </>
    ) : null
  return (
    <SectionCard title={t("bankImports.about")}>
      <PropertyList
        properties={[
          {
            label: t("bankImports.accountId"),
            value: read.accountName ?? t("bankImports.accountOpened"),
          },
          { label: t("bankImports.accountWritten"), value: read.accountWritten },
          { label: t("bankImports.bank"), value: read.bank },
          {
            label: t("bankImports.days"),
            value:
              read.firstDay && read.lastDay
                ? t("bankImports.fromTo", {
                    from: cells.date(read.firstDay),
                    to: cells.date(read.lastDay),
                  })
                : null,
          },
          { label: t("bankImports.opening"), value: balance(read.opening) },
          { label: t("bankImports.closing"), value: balance(read.closing) },
          {
            label: t("bankImports.computed"),
            value: read.balance ? (
              <MoneyCell cents={read.balance.computed} currency={read.currency} />
            ) : null,
          },
          {
            label: t("bankImports.original"),
            value: (
              <a className="text-accent underline" href={`../files/${read.fileId}`}>
                {read.fileName}
              </a>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
