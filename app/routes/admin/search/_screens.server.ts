import type { i18n } from "i18next"
import { areas } from "#contract/areas"
import type { Permission } from "#contract/permissions"
import type { IconName } from "~/components/shell/icon"
import { groups } from "~/components/shell/navigation-items"
import { plainText, type ScreenResult } from "~/services/search-results"

interface ScreenEntry {
  to: string
  /** The key of its name. */
  title: string
  needs: readonly Permission[]
  icon: IconName
  /** The key of the name of the screen that it belongs to. */
  within?: string
  /** The key of other words that it is looked for by, if there are any. */
  searchText?: string
}

/** What one does most often; what else one can add comes after it, as the areas do. */
const mostOften = ["bills", "quotes", "recurringBills", "clients", "purchases"]
const rank = (name: string) => (mostOften.includes(name) ? mostOften.indexOf(name) : areas.length)

/** What one does: a record of each area that has something to add. */
const actions: ScreenEntry[] = areas
  .filter((area) => "add" in area)
  .map((area) => ({
    name: area.name,
    to: `${area.screen}/new`,
    title: area.add,
    needs: [`${"menu" in area ? area.menu : area.name}.create` as const],
    icon: area.screen,
  }))
  .sort((one, other) => rank(one.name) - rank(other.name))

const profile = (part: string): ScreenEntry => ({
  to: `profile/${part}`,
  title: `profile.${part}.tab`,
  needs: ["profile.see"],
  icon: "profile",
  within: "shell.screens.profile",
  searchText: `search.words.${part}`,
})

const website = (part: string): ScreenEntry => ({
  to: `website/${part}`,
  title: part === "publication" ? "website.publication.title" : `website.tabs.${part}`,
  needs: ["website.edit"],
  icon: "website",
  within: "shell.screens.website",
})

const states = (state: string): ScreenEntry => ({
  to: `bills?state=${state}`,
  title: `bills.states.${state}`,
  needs: ["bills.see"],
  icon: "bills",
  within: "bills.title",
})

/** Screens that the navigation does not name. */
const screens: ScreenEntry[] = [
  {
    to: "contracts?state=toRenew",
    title: "contracts.statuses.toRenew",
    needs: ["contracts.see"],
    icon: "contracts",
    within: "contracts.list",
  },
  ...["draft", "unpaid", "overdue", "paid"].map(states),
  ...["personal", "presentation", "expertise", "zone", "availabilities"].map(profile),
  ...["professional", "address", "bank", "vat", "brand", "visibility"].map(profile),
  {
    to: "dashboard/collections",
    title: "dashboard.collections.title",
    needs: ["dashboard.see", "bills.see"],
    icon: "dashboard",
    within: "shell.screens.dashboard",
  },
  ...["look", "pages", "offer", "address", "publication"].map(website),
  {
    to: "my-data",
    title: "myData.title",
    needs: ["dashboard.see"],
    icon: "take",
    searchText: "search.words.myData",
  },
  {
    to: "imports",
    title: "imports.title",
    needs: ["clients.create"],
    icon: "take",
    searchText: "search.words.imports",
  },
  {
    to: "notifications",
    title: "notifications.title",
    needs: ["notifications.see"],
    icon: "bell",
    searchText: "search.words.notifications",
  },
  {
    to: "register",
    title: "register.companies.title",
    needs: ["profile.see"],
    icon: "companies",
    within: "shell.screens.profile",
  },
  {
    to: "first-run",
    title: "firstRun.title",
    needs: ["profile.edit"],
    icon: "profile",
    searchText: "search.words.firstRun",
  },
]

/** The places of the navigation, by its own names. */
const menu: ScreenEntry[] = groups
  .flatMap(({ items: places }) => places)
  .map(({ to, needs }) => ({
    to,
    needs,
    icon: to,
    title: `shell.screens.${to}`,
    searchText: `search.words.${to}`,
  }))

/** What the person may open and do, in their language. */
export function screensFor(permissions: readonly string[], { t, exists }: i18n): ScreenResult[] {
  const shown = (isAction: boolean) => (known: ScreenEntry) => {
    const { to, title, icon, within, searchText: words } = known
    const detail = within && t(within)
    const said = [t(title), detail, words && exists(words) && t(words)].filter(Boolean).join(" ")
    return { to, title: t(title), detail, icon, isAction, searchText: plainText(said) }
  }
  const may = ({ needs }: ScreenEntry) =>
    needs.every((permission) => permissions.includes(permission))
  return [
    ...actions.filter(may).map(shown(true)),
    ...[...menu, ...screens].filter(may).map(shown(false)),
  ]
}
