/** What is spoken around here, and by clients elsewhere: the languages that forms offer, by their codes. */
export const spokenLanguages = [
  "fr",
  "en",
  "de",
  "es",
  "it",
  "pt",
  "nl",
  "ar",
  "pl",
  "ro",
  "ru",
  "tr",
  "zh",
  "ja",
] as const
