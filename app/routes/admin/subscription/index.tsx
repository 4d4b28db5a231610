import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SubscriptionBill, SubscriptionDetails } from "#contract/subscription"
import { addDays } from "#domain/day"
import { publicDays } from "#domain/subscription"
import { formatDay, formatMoney } from "~/components/format"
import { profilePageOf } from "~/components/profile-page"
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
import { today } from "~/services/today.server"

export const handle = { ...titled("subscription.title"), paysElsewhere: true }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscription.see")
  const [subscription, bills] = await Promise.all([
    api.get("/Subscription"),
    api.get("/Subscription/bills"),
  ])
  return { subscription, bills, today: today() }
}

const tones = {
  freeTrial: "info",
  active: "success",
  inactive: "danger",
  available: "neutral",
} as const

/** Where one’s subscription stands, the plans, and the bills of its periods. */
export default function SubscriptionScreen() {
  const { t } = useTranslation()
  const { subscription, bills, today } = useLoaderData<typeof loader>()
  const { endedOn } = subscription
  const isPublic = endedOn !== null && today <= addDays(endedOn, publicDays)
  return (
    <>
      <PageHeader title={t("subscription.title")} text={t("subscription.text")} />
      <div className="grid gap-5">
        {subscription.isLimited ? (
          <>
            {subscription.writable ? null : (
              <Banner tone="warning" title={t("subscription.readOnly.title")}>
                {t("subscription.readOnly.text")}{" "}
                {t(isPublic ? "subscription.readOnly.online" : "subscription.readOnly.hidden")}
              </Banner>
            )}
            <OpenPage page={subscription.openPage} />
            <Awaited awaited={subscription.awaited} />
            <Standing subscription={subscription} />
            {subscription.paidBy === "page" ? <Method subscription={subscription} /> : null}
            {subscription.writable ? <Waiting waiting={subscription.waiting} /> : null}
            <Plans subscription={subscription} />
          </>
        ) : (
          <Banner title={t("subscription.unlimited.title")}>
            {t("subscription.unlimited.text")}
          </Banner>
        )}
        {subscription.isLimited || bills.length > 0 ? <Bills bills={bills} /> : null}
      </div>
    </>
  )
}

function Standing({ subscription }: { subscription: SubscriptionDetails }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { state, planName } = subscription
  return (
    <SectionCard title={planName ?? t(`subscription.states.${state}`)}>
      <PropertyList
        properties={[
          {
            label: t("subscription.state"),
            value: (
              <StatusBadge tone={tones[state]}>{t(`subscription.states.${state}`)}</StatusBadge>
            ),
          },
          { label: t("subscription.dates"), value: useDates(subscription), wide: true },
        ]}
      />
      {subscription.next ? (
        <p className="mt-4">
          {t(
            subscription.state === "freeTrial"
              ? "subscription.next.first"
              : "subscription.next.other",
            {
              name: subscription.next.name,
              day: formatDay(subscription.next.startsOn, language),
              price: formatMoney(subscription.next.priceTTC, "EUR", language),
            },
          )}
        </p>
      ) : null}
      {subscription.nextPrice ? (
        <p className="mt-4">
          {t("subscription.nextPrice", {
            price: formatMoney(subscription.nextPrice.priceHT, "EUR", language),
            day: formatDay(subscription.nextPrice.startsOn, language),
          })}
        </p>
      ) : null}
      {subscription.credit > 0 ? (
        <p className="mt-4">
          {t("subscription.credit", {
            amount: formatMoney(subscription.credit, "EUR", language),
          })}
        </p>
      ) : null}
      {subscription.trialShared ? (
        <p className="mt-4 text-muted">{t("subscription.trialShared")}</p>
      ) : null}
      {can("subscription.edit") && (subscription.canCancel || subscription.canKeep) ? (
        <div className="mt-5 flex flex-wrap gap-2">
          {subscription.canKeep ? (
            <Form method="post" action="continuation">
              <Button type="submit">{t("subscription.keep")}</Button>
            </Form>
          ) : null}
          {subscription.canCancel ? (
            <ButtonLink to="cancellation" variant="outline">
              {t(subscription.awaited ? "subscription.giveUp" : "subscription.cancel")}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </SectionCard>
  )
}

/** A plan that begins with the payment of its bill. */
function Awaited({ awaited }: Pick<SubscriptionDetails, "awaited">) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!awaited) return null
  return (
    <Banner tone="warning" title={t("subscription.awaited.title", { name: awaited.planName })}>
      {t("subscription.awaited.text", {
        amount: formatMoney(awaited.amount, "EUR", language),
        day: formatDay(awaited.payBy, language),
      })}{" "}
      <a href={`subscription/bills/${awaited.position}/pdf`} className="font-medium underline">
        {t("subscription.awaited.bill")}
      </a>
    </Banner>
  )
}

/** A page of the provider's that was begun, and not finished. */
function OpenPage({ page }: { page: SubscriptionDetails["openPage"] }) {
  const { t } = useTranslation()
  if (!page) return null
  return (
    <Banner tone="warning" title={t("subscription.payment.open.title")}>
      {t("subscription.payment.open.text")}{" "}
      <a href={page.url} className="font-medium underline">
        {t("subscription.payment.goOn")}
      </a>
    </Banner>
  )
}

/** By what one pays: it is entered on the provider's page, and never here. */
function Method({ subscription }: { subscription: SubscriptionDetails }) {
  const { t } = useTranslation()
  const can = useCan()
  const { method, missing, planName } = subscription
  if (!method && !planName) return null
  const label = method
    ? t(`subscription.method.${method.means}`, { label: method.label })
    : t("subscription.method.none")
  return (
    <SectionCard title={t("subscription.method.title")}>
      <p>{label}</p>
      {method?.isGone ? <p className="mt-1 text-danger">{t("subscription.method.gone")}</p> : null}
      {can("subscription.edit") && missing.length === 0 ? (
        <Form method="post" action="method" className="mt-4">
          <Button type="submit" variant="outline">
            {t("subscription.method.change")}
          </Button>
        </Form>
      ) : null}
    </SectionCard>
  )
}

/** What stopped while the access had ended: nothing of it begins again by itself. */
function Waiting({ waiting }: Pick<SubscriptionDetails, "waiting">) {
  const { t } = useTranslation()
  const { recurringBills, emails, reminders } = waiting
  const links = [
    ...(recurringBills > 0
      ? [
          {
            to: "../recurring-bills?state=paused",
            text: t("subscription.waiting.recurringBills", { count: recurringBills }),
          },
        ]
      : []),
    ...(emails > 0
      ? [{ to: "../bills", text: t("subscription.waiting.emails", { count: emails }) }]
      : []),
    ...(reminders ? [{ to: "../reminders", text: t("subscription.waiting.reminders") }] : []),
  ]
  if (links.length === 0) return null
  return (
    <SectionCard title={t("subscription.waiting.title")}>
      <p className="text-muted">{t("subscription.waiting.text")}</p>
      <ul className="mt-2 grid gap-1">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="text-accent underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The dates of a state, word for word (specification §4). */
function useDates(subscription: SubscriptionDetails): string {
  const { t } = useTranslation()
  const { date } = useCells()
  const { trialEndsOn, renewsOn, cancelledOn, endsOn, graceEndsOn, endedOn } = subscription
  const cancelled =
    cancelledOn && !endsOn ? [t("subscription.cancelled", { day: date(cancelledOn) })] : []
  const ends = endsOn
    ? cancelledOn
      ? [t("subscription.cancelledEnds", { day: date(cancelledOn), end: date(endsOn) })]
      : [t("subscription.ends", { day: date(endsOn) })]
    : []
  return [
    ...(trialEndsOn ? [t("subscription.trialEnds", { day: date(trialEndsOn) })] : []),
    ...(renewsOn ? [t("subscription.renews", { day: date(renewsOn) })] : []),
    ...(graceEndsOn ? [t("subscription.payBy", { day: date(graceEndsOn) })] : []),
    ...(endedOn ? [t("subscription.ended", { day: date(endedOn) })] : []),
    ...ends,
    ...cancelled,
  ].join(". ")
}

function Plans({ subscription }: { subscription: SubscriptionDetails }) {
  const { t } = useTranslation()
  const { date, money } = useCells()
  const can = useCan()
  const { plans, missing, state, next } = subscription
  const forAccess = subscription.opensAtOnce
    ? "subscription.transfer"
    : "subscription.transferFirst"
  // Who has a paid plan needs no access: another one waits for the renewal.
  const byTransfer = subscription.renewsOn ? "subscription.transferNext" : forAccess
  const mayChoose = can("subscription.edit") && missing.length === 0
  return (
    <SectionCard title={t("subscription.plans")}>
      <p className="mb-4 text-muted text-sm">
        {t(subscription.paidBy === "page" ? "subscription.byPage" : byTransfer)}
        {state === "freeTrial" ? ` ${t("subscription.trialText")}` : null}
      </p>
      {missing.length > 0 ? <Missing missing={missing} /> : null}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-col gap-2 rounded-card border border-line p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{plan.name}</h3>
              {next?.code === plan.code ? (
                <StatusBadge tone="info">
                  {t("subscription.next.from", { day: date(next.startsOn) })}
                </StatusBadge>
              ) : (
                <StatusBadge tone={tones[plan.state]}>
                  {t(`subscription.states.${plan.state}`)}
                </StatusBadge>
              )}
            </div>
            {plan.text ? <p className="text-muted text-sm">{plan.text}</p> : null}
            <p className="text-sm">
              {plan.menus.length > 0
                ? t("subscription.opens", {
                    menus: plan.menus.map((menu) => t(`roles.menu.${menu}`)).join(", "),
                  })
                : t("subscription.opensAll")}
            </p>
            <p className="mt-auto">
              <span className="font-medium">
                {t("subscription.priceHT", { price: money(plan.priceHT) })}
              </span>{" "}
              {t(`subscription.periods.${plan.period}`)}
              <span className="block text-muted text-sm">
                {t("subscription.priceTTC", { price: money(plan.priceTTC) })}
              </span>
            </p>
            {plan.canBeChosen && mayChoose ? (
              <Form method="post" action="choice">
                <Button
                  type="submit"
                  name="plan"
                  value={plan.code}
                  aria-label={t("subscription.chooseNamed", { name: plan.name })}
                >
                  {t("subscription.choose")}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Missing({ missing }: Pick<SubscriptionDetails, "missing">) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 rounded-card bg-warning-soft p-4 text-warning">
      <p>{t("subscription.missing")}</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ path, code }) => (
          <li key={path}>
            <Link to={`../profile/${profilePageOf(path)}`} className="underline">
              {code === "required" ? t(`subscription.fields.${path}`) : t(`errors.${code}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const billTones = { paid: "success", due: "warning", credited: "neutral" } as const

function Bills({ bills }: { bills: SubscriptionBill[] }) {
  const { t } = useTranslation()
  const can = useCan()
  const { date, money } = useCells()
  return (
    <SectionCard title={t("subscription.bills.title")}>
      {bills.length === 0 ? <p className="text-muted">{t("subscription.bills.none")}</p> : null}
      <ul className="grid gap-3">
        {bills.map((bill) => (
          <li key={bill.position} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <a
              href={`subscription/bills/${bill.position}/pdf`}
              className="font-medium text-accent underline"
            >
              {t("subscription.bills.download", { number: bill.number })}
            </a>
            <span className="text-muted text-sm">
              {bill.startsOn ? `${date(bill.startsOn)} – ${date(bill.endsOn)}` : null}
            </span>
            {bill.creditNote ? (
              <a
                href={`subscription/bills/${bill.position}/credit-note`}
                className="text-accent text-sm underline"
              >
                {t("subscription.bills.download", { number: bill.creditNote })}
              </a>
            ) : null}
            <span className="figure ml-auto">{money(bill.amount)}</span>
            {bill.left > 0 && bill.left < bill.amount ? (
              <span className="text-sm">
                {t("subscription.bills.left", { amount: money(bill.left) })}
              </span>
            ) : null}
            <StatusBadge tone={billTones[bill.state]}>
              {t(`subscription.bills.states.${bill.state}`)}
            </StatusBadge>
            {bill.canPay && can("subscription.edit") ? (
              <ButtonLink to={`bills/${bill.position}/payment`} size="sm">
                {t("subscription.payment.payNamed", { number: bill.number })}
              </ButtonLink>
            ) : null}
            {bill.purchaseId && can("purchases.see") ? (
              <Link
                to={`../purchases/${bill.purchaseId}`}
                className="text-accent text-sm underline"
              >
                {t("subscription.bills.taken")}
              </Link>
            ) : can("purchases.create") && bill.state !== "credited" ? (
              <Form method="post" action={`bills/${bill.position}/purchase`}>
                <Button
                  type="submit"
                  variant="outline"
                  size="sm"
                  aria-label={t("subscription.bills.takeOverNamed", { number: bill.number })}
                >
                  {t("subscription.bills.takeOver")}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
