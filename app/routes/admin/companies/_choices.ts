import type { Client } from "#contract/clients"
import type { Tone } from "~/components/ui/tone"

/** The texts of each choice, by their locale keys. */
export const kindTexts: Record<Client["kind"], string> = {
  company: "companies.kinds.company",
  publicBody: "companies.kinds.publicBody",
  individual: "companies.kinds.individual",
}

export const statusTexts: Record<Client["status"], string> = {
  prospect: "companies.statuses.prospect",
  active: "companies.statuses.active",
  former: "companies.statuses.former",
}

export const statusTones: Record<Client["status"], Tone> = {
  prospect: "info",
  active: "success",
  former: "neutral",
}

export const languageTexts: Record<Client["language"], string> = {
  fr: "companies.languages.fr",
  en: "companies.languages.en",
}
