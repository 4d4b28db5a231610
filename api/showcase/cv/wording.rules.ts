import type { PartialDate } from "#domain/partial-date"
import { writtenDate } from "#domain/partial-date"

/** The words that a CV itself is printed with, in its own language. */
const words = {
  fr: {
    document: { sober: "CV", banner: "CV", onePage: "CV", dossier: "Dossier de compétences" },
    published: { directory: "Annuaire", site: "Mon site" },
    page: "page",
    photo: (name: string) => `Photo de ${name}`,
    client: "client confidentiel",
    years: (years: number) => `${years} an${years > 1 ? "s" : ""} d’expérience`,
    rate: (amount: string) => `Tarif journalier : ${amount} HT`,
    period: (start: string | null, end: string | null) =>
      start && end
        ? start === end
          ? start
          : `${start} – ${end}`
        : start
          ? `depuis ${start}`
          : (end ?? ""),
    length: (months: number) =>
      [
        months >= 12 && `${Math.floor(months / 12)} an${months >= 24 ? "s" : ""}`,
        months % 12 > 0 && `${months % 12} mois`,
      ]
        .filter(Boolean)
        .join(" "),
    expires: (day: string) => `valable jusqu’au ${day}`,
    expired: (day: string) => `expirée le ${day}`,
    unlimited: "sans expiration",
    practice: (years: number) => `${years} an${years > 1 ? "s" : ""}`,
    hours: (hours: string) => `${hours.replace(".", ",")} h`,
    labels: {
      role: "Rôle",
      context: "Contexte",
      tasks: "Tâches",
      results: "Résultats",
      environment: "Environnement technique",
      summary: "Profil",
    },
    sections: {
      mission: "Expérience professionnelle",
      skill: "Compétences",
      language: "Langues",
      study: "Formation initiale",
      training: "Formations",
      certification: "Certifications",
      interest: "Centres d’intérêt",
    },
    types: {
      functional: "Compétences fonctionnelles",
      technical: "Compétences techniques",
      tool: "Outils",
      other: "Autres compétences",
    },
    levels: { basic: "notions", familiar: "familier", senior: "confirmé", expert: "expert" },
    languageLevels: { basic: "notions", bilingual: "bilingue", native: "langue maternelle" },
  },
  en: {
    document: { sober: "CV", banner: "CV", onePage: "CV", dossier: "Skills profile" },
    published: { directory: "Directory", site: "My website" },
    page: "page",
    photo: (name: string) => `Photo of ${name}`,
    client: "confidential client",
    years: (years: number) => `${years} year${years > 1 ? "s" : ""} of experience`,
    rate: (amount: string) => `Daily rate: ${amount} excl. VAT`,
    period: (start: string | null, end: string | null) =>
      start && end
        ? start === end
          ? start
          : `${start} – ${end}`
        : start
          ? `since ${start}`
          : (end ?? ""),
    length: (months: number) =>
      [
        months >= 12 && `${Math.floor(months / 12)} year${months >= 24 ? "s" : ""}`,
        months % 12 > 0 && `${months % 12} month${months % 12 > 1 ? "s" : ""}`,
      ]
        .filter(Boolean)
        .join(" "),
    expires: (day: string) => `valid until ${day}`,
    expired: (day: string) => `expired on ${day}`,
    unlimited: "no expiry",
    practice: (years: number) => `${years} year${years > 1 ? "s" : ""}`,
    hours: (hours: string) => `${hours} h`,
    labels: {
      role: "Role",
      context: "Context",
      tasks: "Tasks",
      results: "Results",
      environment: "Technical environment",
      summary: "Profile",
    },
    sections: {
      mission: "Work experience",
      skill: "Skills",
      language: "Languages",
      study: "Education",
      training: "Training",
      certification: "Certifications",
      interest: "Interests",
    },
    types: {
      functional: "Functional skills",
      technical: "Technical skills",
      tool: "Tools",
      other: "Other skills",
    },
    levels: { basic: "basic", familiar: "familiar", senior: "senior", expert: "expert" },
    languageLevels: { basic: "basic", bilingual: "bilingual", native: "native" },
  },
} as const

export type CvWords = (typeof words)["fr" | "en"]
export const wordsOf = (language: "fr" | "en"): CvWords => words[language]

/** A date as it is printed: no more precise than it is known. */
export const printed = (date: PartialDate | null): string | null => date && writtenDate(date)
