import type { i18n } from "i18next"
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
  /** The key of other words that it is looked for by. */
  searchText?: string
}

/** What one does, most often first. */
const actions: ScreenEntry[] = [
  { to: "bills/new", title: "bills.new", needs: ["bills.create"], icon: "bills" },
  { to: "quotes/new", title: "quotes.new", needs: ["quotes.create"], icon: "quotes" },
  {
    to: "recurring-bills/new",
    title: "recurringBills.new",
    needs: ["bills.create"],
    icon: "recurring-bills",
  },
  { to: "companies/new", title: "companies.new", needs: ["clients.create"], icon: "companies" },
  { to: "purchases/new", title: "purchases.new", needs: ["purchases.create"], icon: "purchases" },
  { to: "contacts/new", title: "contacts.new", needs: ["contacts.create"], icon: "contacts" },
  { to: "contracts/new", title: "contracts.new", needs: ["contracts.create"], icon: "contracts" },
  { to: "products/new", title: "products.new", needs: ["products.create"], icon: "products" },
]

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

const worded = new Set<string>([
  "dashboard",
  "companies",
  "contracts",
  "quotes",
  "bills",
  "products",
  "recurring-bills",
  "website",
  "outbox",
])

/** The places of the navigation, by its own names. */
const menu: ScreenEntry[] = groups
  .flatMap(({ items: places }) => places)
  .map(({ to, needs }) => ({
    to,
    needs,
    icon: to,
    title: `shell.screens.${to}`,
    ...(worded.has(to) && { searchText: `search.words.${to}` }),
  }))

/** What the person may open and do, in their language. */
export function screensFor(permissions: readonly string[], { t }: i18n): ScreenResult[] {
  const shown = (isAction: boolean) => (known: ScreenEntry) => {
    const { to, title, icon, within, searchText: words } = known
    const detail = within && t(within)
    const said = [t(title), detail, words && t(words)].filter(Boolean).join(" ")
    return { to, title: t(title), detail, icon, isAction, searchText: plainText(said) }
  }
  const may = ({ needs }: ScreenEntry) =>
    needs.every((permission) => permissions.includes(permission))
  return [
    ...actions.filter(may).map(shown(true)),
    ...[...menu, ...screens].filter(may).map(shown(false)),
  ]
}
