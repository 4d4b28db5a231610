import type { Locale } from "~/services/language/locale"

/** Each language by its own name, for those who do not read the current one. */
export const languageNames: Record<Locale, string> = { fr: "Français", en: "English" }
