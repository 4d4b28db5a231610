import type { i18n } from "i18next"
import { areas } from "#contract/areas"
import type { Permission } from "#contract/permissions"
import type { IconName } from "~/components/shell/icon-names"
import { groups } from "~/components/shell/navigation-items"
import { settingsFor } from "~/components/shell/settings-entries"
import { listHelp } from "~/services/help.server"
import type { Locale } from "~/services/language/locale"
import { asGuest } from "~/services/person"
import { plainText, type ScreenResult } from "~/services/search-results"

interface ScreenEntry {
  to: string
  /** The key of its name. */
  title: string
  needs: readonly Permission[]
  ownersAlone?: true
  icon: IconName
  /** The key of the name of the screen that it belongs to. */
  within?: string
  /** The keys of other words that it is looked for by, if there are any. */
  searchText?: readonly string[]
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
    ownersAlone: "ownersAlone" in area ? area.ownersAlone : undefined,
  }))
  .sort((one, other) => rank(one.name) - rank(other.name))

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
  {
    to: "dashboard/collections",
    title: "dashboard.collections.title",
    needs: ["dashboard.see", "bills.see"],
    icon: "dashboard",
    within: "shell.screens.dashboard",
  },
  ...["look", "pages", "offer", "address", "publication"].map(website),
  {
    ...{ to: "help", title: "help.title", needs: [], icon: "help" },
    searchText: ["help.words"],
  },
  {
    ...{ to: "assistant", title: "shell.screens.assistant", needs: ["assistant.see"] },
    icon: "assistant",
    searchText: ["search.words.assistant"],
  },
  { to: "support", title: "support.own.title", needs: [], icon: "help", within: "help.title" },
  {
    to: "first-run",
    title: "firstRun.title",
    needs: ["profile.edit"],
    icon: "profile",
    searchText: ["search.words.firstRun"],
  },
]

/** What is on the page of settings. */
const settings = (permissions: readonly string[]): ScreenEntry[] =>
  settingsFor(permissions)
    // The identity server's are no screens of ours.
    .filter(({ to }) => !to.startsWith("/"))
    .map(({ to, title, text, needs }) => ({
      to,
      title,
      needs,
      icon: "settings",
      within: "shell.screens.settings",
      searchText: [text, `search.words.${to.split("/").at(-1)}`],
    }))

/** The places of the navigation, by its own names. */
const menu: ScreenEntry[] = groups
  .flatMap(({ items: places }) => places.flatMap(({ tabs }) => tabs))
  .map(({ to, needs, ownersAlone }) => ({
    to,
    needs,
    ownersAlone,
    icon: to,
    title: `shell.screens.${to}`,
    searchText: [`search.words.${to}`],
  }))

/** What the person may open and do, in their language. */
export function screensFor(
  permissions: readonly string[],
  { t, exists, language }: i18n,
): ScreenResult[] {
  const shown = (isAction: boolean) => (known: ScreenEntry) => {
    const { to, title, icon, within, searchText: words = [] } = known
    const detail = within && t(within)
    const others = words.filter((key) => exists(key)).map((key) => t(key))
    const said = [t(title), detail, ...others].filter(Boolean).join(" ")
    return { to, title: t(title), detail, icon, isAction, searchText: plainText(said) }
  }
  const may = ({ needs, ownersAlone }: ScreenEntry) =>
    needs.every((permission) => permissions.includes(permission)) &&
    !(ownersAlone && permissions.includes(asGuest))
  if (permissions.length === 0) return []
  const wholePage: ScreenEntry = {
    ...{ to: "settings", title: "shell.screens.settings", needs: [], icon: "settings" },
    searchText: ["search.words.settings"],
  }
  return [
    ...actions.filter(may).map(shown(true)),
    ...[...menu, wholePage, ...settings(permissions), ...screens].filter(may).map(shown(false)),
    ...listHelp(language as Locale).map(({ topic, title }) => ({
      ...{ to: `help/${topic}`, title, detail: t("help.title"), icon: "help" as const },
      ...{ isAction: false, searchText: plainText(`${title} ${t("help.title")}`) },
    })),
  ]
}
