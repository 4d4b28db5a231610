import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { Bell, CheckCheck, Settings2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { TableFooter } from "~/components/table/table-footer"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { now, today } from "~/services/today.server"
import { Feed } from "./_feed"
import { shown } from "./_shown.server"

export const handle = titled("notifications.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const until = now().toISOString()
  const [{ rows, ...page }, { unread }] = await Promise.all([
    api.list("/Notifications", { query }),
    api.get("/Notifications/count"),
  ])
  const list = query.get("state") === "unread" ? ("unread" as const) : ("all" as const)
  return { rows: await shown(args.request, rows), page, unread, until, list, today: today() }
}

/** What the product announced by itself, newest first. */
export default function NotificationsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { rows, page, unread, until, list, today } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={t("notifications.title")}
        text={<span role="status">{t("notifications.unread", { count: unread })}</span>}
        secondary={
          can("notifications.edit") ? (
            <ButtonLink variant="outline" to="preferences">
              <Settings2 size={18} aria-hidden="true" />
              {t("notifications.open")}
            </ButtonLink>
          ) : undefined
        }
        action={
          unread > 0 && can("notifications.edit") ? (
            <Form method="post" action="readings">
              <input type="hidden" name="until" value={until} />
              <input type="hidden" name="list" value={list} />
              <Button type="submit" variant="outline">
                <CheckCheck size={18} aria-hidden="true" />
                {t("notifications.readAll")}
              </Button>
            </Form>
          ) : undefined
        }
      />
      <Lists current={list} />
      {rows.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <section
          aria-label={t("notifications.title")}
          className="rounded-card border border-line bg-surface shadow-card"
        >
          <Feed rows={rows} list={list} today={today} />
          <TableFooter page={page} />
        </section>
      )}
    </>
  )
}

const pill =
  "inline-flex min-h-8 items-center rounded-full border border-line px-3 text-sm hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium"

function Lists({ current }: { current: "all" | "unread" }) {
  const { t } = useTranslation()
  const lists = [
    { name: "all", to: ".", label: t("notifications.lists.all") },
    { name: "unread", to: "?state=unread", label: t("notifications.lists.unread") },
  ]
  return (
    <nav aria-label={t("notifications.lists.label")} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {lists.map(({ name, to, label }) => (
          <li key={name}>
            <Link to={to} aria-current={name === current ? "true" : undefined} className={pill}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ list }: { list: "all" | "unread" }) {
  const { t } = useTranslation()
  const can = useCan()
  return list === "unread" ? (
    <EmptyState
      icon={CheckCheck}
      title={t("notifications.nothing.title")}
      text={t("notifications.nothing.text")}
      action={
        <ButtonLink variant="outline" to=".">
          {t("notifications.nothing.action")}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      icon={Bell}
      title={t("notifications.empty.title")}
      text={t("notifications.empty.text")}
      action={
        can("bills.see") ? (
          <ButtonLink to="../bills">{t("notifications.empty.action")}</ButtonLink>
        ) : undefined
      }
    />
  )
}
