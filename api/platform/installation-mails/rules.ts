import type { InstallationMail, InstallationMailDetails } from "#contract/installation-mails"
import { aboutOf, groupOf, type InstallationPurpose, neededIn } from "#contract/mail-purposes"
import type { MailTemplateVersion } from "#contract/mail-templates"
import type { Language } from "#contract/values"
import type { TemplateTexts } from "#domain/mail-template"
import { type MailValues, type MailVariable, variablesOf } from "#domain/mail-template"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { InstallationMailRow, InstallationVersionRow } from "../../mail-texts/queries"

const textsOf = ({ subjectFr, bodyFr, subjectEn, bodyEn }: TemplateTexts): TemplateTexts => ({
  ...{ subjectFr, bodyFr, subjectEn, bodyEn },
})

/** What is sent for a purpose: the words that were saved, else those that Plume brings. */
export const show = (
  purpose: InstallationPurpose,
  row: InstallationMailRow | undefined,
  builtIn: TemplateTexts,
): InstallationMail => ({
  purpose,
  group: groupOf(purpose),
  version: row?.version ?? 0,
  changedAt: row?.changedAt.toISOString() ?? null,
  ...textsOf(row ?? builtIn),
})

/** The same alone, as its caller finds it. */
export const details = (
  purpose: InstallationPurpose,
  row: InstallationMailRow | undefined,
  builtIn: TemplateTexts,
  rights: Rights,
): InstallationMailDetails => ({
  ...show(purpose, row, builtIn),
  variables: [...variablesOf(aboutOf(purpose))],
  needed: [...neededIn(purpose)],
  builtIn: textsOf(builtIn),
  can: permitted(rights, { change: "installationMails.edit" }),
})

const fields = ["subjectFr", "bodyFr", "subjectEn", "bodyEn"] as const

/** Versions as they travel, the newest first; the last one is what Plume brings. */
export function showVersions(
  rows: readonly InstallationVersionRow[],
  builtIn: TemplateTexts,
  current: number,
): MailTemplateVersion[] {
  const first = { ...builtIn, version: 0, at: null, byName: null, byUsername: null }
  const all = [...rows, first]
  return rows.map((row, at) => {
    const before = all[at + 1] ?? first
    return {
      version: row.version,
      at: row.at.toISOString(),
      by: row.byName ?? row.byUsername,
      changes: fields.flatMap((field) =>
        before[field] === row[field] ? [] : [{ field, before: before[field], after: row[field] }],
      ),
      current: row.version === current,
    }
  })
}

/** What an example says in place of each variable. */
const samples: Record<Language, Record<MailVariable, string>> = {
  fr: {
    ...{ number: "D-2026-0042", client: "Atelier Rhône", contact: "Jeanne Durand" },
    ...{ company: "Atelier Rhône", offer: "Refonte du site", amount: "1\u202f200,00\u00a0€" },
    ...{ due: "600,00\u00a0€", date: "12 janvier 2027 à 09:30", dueDate: "31 janvier 2027" },
    ...{ daysLate: "4", validUntil: "28 février 2027", deposit: "30\u00a0%" },
    ...{ sender: "Camille Martin", iban: "FR76 3000 …", title: "Refonte du site" },
    ...{ name: "Jeanne Durand", month: "janvier 2027", days: "18,5\u00a0jours" },
    ...{ day: "31 janvier 2027", nextDay: "1er février 2027", lastDay: "31 décembre 2026" },
    ...{ reason: "Le délai est trop court.", total: "3", reference: "A7K3-92QF" },
    ...{ message: "Bonjour, êtes-vous disponible en mars\u202f?", email: "jeanne@exemple.fr" },
    ...{ phone: "06 12 34 56 78", consent: "J’accepte que ma demande soit lue." },
    ...{ missing: "– L’adresse e-mail du client", code: "123 456", ending: "…1234", removed: "" },
    ...{ lines: "VENTES\n\nFacture F-2026-0007 payée", more: "et 4 de plus" },
    ...{ origin: "F-2026-0007", link: "", settings: "", unsubscribe: "" },
  },
  en: {
    ...{ number: "D-2026-0042", client: "Atelier Rhône", contact: "Jeanne Durand" },
    ...{ company: "Atelier Rhône", offer: "A new site", amount: "€1,200.00" },
    ...{ due: "€600.00", date: "12 January 2027 at 09:30", dueDate: "31 January 2027" },
    ...{ daysLate: "4", validUntil: "28 February 2027", deposit: "30%" },
    ...{ sender: "Camille Martin", iban: "FR76 3000 …", title: "A new site" },
    ...{ name: "Jeanne Durand", month: "January 2027", days: "18.5 days" },
    ...{ day: "31 January 2027", nextDay: "1 February 2027", lastDay: "31 December 2026" },
    ...{ reason: "The time is too short.", total: "3", reference: "A7K3-92QF" },
    ...{ message: "Hello, are you available in March?", email: "jeanne@example.com" },
    ...{ phone: "+33 6 12 34 56 78", consent: "I agree that my request is read." },
    ...{ missing: "– The client’s e-mail address", code: "123 456", ending: "…1234", removed: "" },
    ...{ lines: "SALES\n\nBill F-2026-0007 paid", more: "and 4 more" },
    ...{ origin: "F-2026-0007", link: "", settings: "", unsubscribe: "" },
  },
}

/** The values of an example: of nobody, and its addresses lead to the installation itself. */
export const sampleValues = (language: Language, origin: string): MailValues => ({
  ...samples[language],
  link: `${origin}/admin`,
  settings: `${origin}/admin/notifications/preferences`,
  unsubscribe: `${origin}/…`,
})
