import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { Outlet, useLoaderData, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OpenAccount } from "#contract/accesses"
import type { Navigation as Choices } from "#contract/navigation"
import type { RunningTimer } from "#contract/time-entries"
import type { PinnedView } from "#contract/views"
import type { SubscriptionNotice } from "#domain/subscription"
import { Overlay } from "~/components/screen/overlay"
import { AccountBanner } from "~/components/shell/account-banner"
import { AccountMenu } from "~/components/shell/account-menu"
import { Arrival } from "~/components/shell/arrival"
import { AssistantTool } from "~/components/shell/assistant-tool"
import { Bell } from "~/components/shell/bell"
import { FollowedLinks } from "~/components/shell/followed-links"
import { Freshness } from "~/components/shell/freshness"
import { HelpTool } from "~/components/shell/help-tool"
import { Menus } from "~/components/shell/menus"
import { Navigation } from "~/components/shell/navigation"
import { ProgressBar } from "~/components/shell/progress-bar"
import { SearchTrigger } from "~/components/shell/search-trigger"
import { SessionWatch } from "~/components/shell/session-watch"
import { Shortcuts } from "~/components/shell/shortcuts"
import { SkipLink } from "~/components/shell/skip-link"
import { SubscriptionBanner } from "~/components/shell/subscription-banner"
import { TimerTool } from "~/components/shell/timer-tool"
import { TopBar } from "~/components/shell/top-bar"
import { apiFor } from "~/services/api.server"
import { withDraft } from "~/services/form/form.server"
import type { KeptDraft } from "~/services/form/kept-draft"
import { PermissionsProvider, type Person, shownRights } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { ViewsProvider } from "~/services/views"

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }]

export async function loader(args: LoaderFunctionArgs): Promise<{
  person: Person
  unread: number
  navigation: Choices
  draft: KeptDraft | undefined
  views: PinnedView[]
  timer: RunningTimer | null
  assistant: boolean
  subscription: SubscriptionNotice | null
  account: OpenAccount | null
  accounts: OpenAccount[]
}> {
  const api = await apiFor(args)
  const [user, draft] = await withDraft(args, currentUser(api))
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ")
  return {
    person: {
      name: name || user.username,
      email: user.email,
      permissions: shownRights(user).join(" "),
    },
    unread: user.unreadNotifications,
    navigation: user.navigation,
    draft,
    views: user.pinnedViews,
    timer: user.runningTimer,
    assistant: user.assistant,
    subscription: user.subscriptionNotice,
    account: user.account,
    accounts: user.accounts,
  }
}

/** Why a form was kept, and is shown again. */
const waited = {
  draft: "shell.draft",
  confirmed: "shell.confirmed",
  unsent: "shell.unsent",
} as const satisfies Record<KeptDraft["because"], string>

/** The frame of every admin screen, under both mounts. */
export default function AdminShell() {
  const { t } = useTranslation()
  const {
    person,
    unread,
    navigation,
    draft,
    views,
    timer,
    assistant,
    subscription,
    account,
    accounts,
  } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const permissions = person.permissions.split(" ")
  return (
    <PermissionsProvider value={permissions}>
      <div className="shell">
        <SkipLink />
        <ProgressBar />
        <Arrival />
        <Freshness />
        <SessionWatch />
        <FollowedLinks />
        <Menus />
        {navigation.shortcuts ? <Shortcuts /> : null}
        <TopBar>
          {timer ? <TimerTool timer={timer} /> : null}
          <SearchTrigger person={person.email ?? person.name} />
          {assistant ? <AssistantTool /> : null}
          <HelpTool />
          {permissions.includes("notifications.see") ? <Bell unread={unread} /> : null}
          <AccountMenu person={person} account={account} accounts={accounts} />
        </TopBar>
        <Navigation choices={navigation} />
        <main id="content" tabIndex={-1} data-behind="">
          {account ? <AccountBanner account={account} /> : null}
          {subscription && permissions.includes("subscription.see") ? (
            <SubscriptionBanner notice={subscription} />
          ) : null}
          {draft?.path === pathname ? (
            <p role="status" className="mb-6 rounded-control bg-info-soft px-4 py-3">
              {t(waited[draft.because])}
            </p>
          ) : null}
          <ViewsProvider value={views}>
            <Outlet />
          </ViewsProvider>
        </main>
        <Overlay />
      </div>
    </PermissionsProvider>
  )
}
