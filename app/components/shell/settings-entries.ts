import { cards, settingsParts } from "#contract/areas"
import { neededBy, type Permission } from "#contract/permissions"
import { asGuest } from "~/services/person"

export interface SettingsEntry {
  part: (typeof settingsParts)[number]
  /** Below the mount; from its root where it begins with a slash. */
  to: string
  /** The key of its name. */
  title: string
  /** The key of the words that it is looked for by, and that stand below its name. */
  text: string
  needs: readonly Permission[]
  ownersAlone?: true
}

function entry(
  part: SettingsEntry["part"],
  to: string,
  title: string,
  needs: readonly Permission[] = [],
): SettingsEntry {
  return { part, to, title, text: `settings.texts.${to.split("/").at(-1)}`, needs }
}

/** What the cards put on the page of settings. */
const ofAreas: SettingsEntry[] = cards.flatMap((card) =>
  settingsParts.flatMap((part) =>
    (card.settings?.[part] ?? []).map((page) => ({
      part,
      to: page ? `${card.screen}/${page}` : `${card.screen}`,
      title: page ? `settings.names.${page}` : `shell.screens.${card.screen}`,
      text: `settings.texts.${page || card.screen}`,
      needs: neededBy(card),
      ownersAlone: card.ownersAlone,
    })),
  ),
)

/** What belongs to no area. */
const others: SettingsEntry[] = [
  entry("me", "profile/offer", "profile.offer.title", ["profile.see", "products.see"]),
  entry("business", "register", "register.companies.tab", ["profile.see"]),
  entry("account", "settings/navigation", "settings.navigation.title"),
  entry("account", "settings/shortcuts", "settings.shortcuts.title"),
  entry("account", "notifications", "notifications.title", ["notifications.see"]),
  entry("account", "notifications/preferences", "notifications.preferences.title", [
    "notifications.edit",
  ]),
  entry("account", "/auth/account", "shell.security"),
  entry("account", "imports", "imports.title", ["clients.create"]),
  { ...entry("account", "my-data", "myData.title"), ownersAlone: true },
]

/** The settings that someone may open, part by part. */
export const settingsFor = (permissions: readonly string[]): SettingsEntry[] =>
  settingsParts.flatMap((part) =>
    [...ofAreas, ...others].filter(
      ({ part: its, needs, ownersAlone }) =>
        its === part &&
        needs.every((right) => permissions.includes(right)) &&
        !(ownersAlone && permissions.includes(asGuest)),
    ),
  )
