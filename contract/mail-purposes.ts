import type { MailVariable, TemplateAbout } from "#domain/mail-template"

/** The parts of the list of what the installation sends. */
export const mailGroups = [
  "notifications",
  "subscription",
  "support",
  "clients",
  "security",
] as const

/** How a message is looked at beforehand: in the light and in the dark, on a telephone and on a screen. */
export const mailThemes = ["light", "dark"] as const
export const mailWidths = ["390", "600"] as const

interface PurposeFacts {
  about: TemplateAbout
  /** What the law, or the safety of its receiver, wants said: a text without it is refused. */
  needs?: readonly MailVariable[]
}

/** What a person's own messages are for. Each has one's own templates, and words that Plume brings. */
// biome-ignore format: one line a purpose
const own = {
  bill: { about: "bill" },
  // What is taken back is asked of nobody.
  creditNote: { about: "bill", needs: ["number"] },
  quote: { about: "quote" },
  reminderBefore: { about: "bill" },
  reminderAfter: { about: "bill" },
  // What is claimed is named, or nothing is claimed (C. civ. art. 1344).
  formalNotice: { about: "bill", needs: ["number", "due"] },
  statement: { about: "bill" },
  mailing: { about: "contact" },
  timesheet: { about: "timesheet", needs: ["link"] },
  timesheetReminder: { about: "timesheet", needs: ["link"] },
  timesheetReopened: { about: "timesheet", needs: ["reason"] },
  // By when one may refuse is told, in a box of its own (C. conso. art. L215-1).
  contractRenewal: { about: "contract", needs: ["lastDay"] },
  signatureInvited: { about: "signature", needs: ["title", "day"] },
  signatureReminded: { about: "signature", needs: ["title", "day"] },
  signatureWithdrawn: { about: "signature", needs: ["title"] },
  signatureChanged: { about: "signature", needs: ["title"] },
  signatureExpired: { about: "signature", needs: ["title"] },
  signatureRefused: { about: "signature", needs: ["title"] },
  signatureCompleted: { about: "signature", needs: ["title"] },
} as const satisfies Record<string, PurposeFacts>

interface InstallationFacts extends PurposeFacts {
  group: (typeof mailGroups)[number]
}

/** Whoever is told by mail may say that they want no more of it (RGPD art. 21). */
const ways = ["settings", "unsubscribe"] as const
/** Who wrote may be answered, and what they agreed to is proved (RGPD art. 7, 1). */
const visitors = ["message", "email", "consent"] as const

/** What the installation sends in its own name: its administrators write it. */
// biome-ignore format: one line a purpose
const ofInstallation = {
  notification: { about: "notification", group: "notifications", needs: ["title", ...ways] },
  digestDaily: { about: "digestDaily", group: "notifications", needs: ["lines", ...ways] },
  digestWeekly: { about: "digestWeekly", group: "notifications", needs: ["lines", ...ways] },
  monthlyLetter: { about: "monthlyLetter", group: "notifications", needs: ["lines", ...ways] },
  eventReminder: { about: "eventReminder", group: "notifications", needs: ["title", "date"] },
  recurringBillPaused: { about: "recurringBillPaused", group: "notifications", needs: ["missing"] },
  trialEnds: { about: "trialEnds", group: "subscription", needs: ["day", ...ways] },
  subscriptionDue: { about: "subscriptionDue", group: "subscription", needs: ["day", ...ways] },
  subscriptionRenews: { about: "subscriptionRenews", group: "subscription", needs: ["day", ...ways] },
  // What was agreed changes for who stays, told of it in time (C. civ. art. 1193).
  subscriptionPrice: { about: "subscriptionPrice", group: "subscription", needs: ["day", "amount", ...ways] },
  supportReceipt: { about: "supportReceipt", group: "support", needs: ["reference", "link"] },
  supportAnswer: { about: "supportAnswer", group: "support", needs: ["message", "link"] },
  quoteAccepted: { about: "quoteAccepted", group: "clients", needs: ["number"] },
  quoteRefused: { about: "quoteRefused", group: "clients", needs: ["number", "reason"] },
  siteMessage: { about: "siteMessage", group: "clients", needs: visitors },
  directoryMessage: { about: "directoryMessage", group: "clients", needs: visitors },
  accountConfirmEmail: { about: "account", group: "security", needs: ["link"] },
  accountChangeEmail: { about: "account", group: "security", needs: ["link"] },
  accountEmailTaken: { about: "account", group: "security", needs: ["link"] },
  accountEmailChanged: { about: "account", group: "security", needs: ["link"] },
  accountAddressTaken: { about: "account", group: "security", needs: ["link"] },
  accountResetPassword: { about: "account", group: "security", needs: ["link"] },
  accountPasswordChanged: { about: "account", group: "security", needs: ["link"] },
  accountFactorAdded: { about: "account", group: "security", needs: ["link"] },
  accountFactorRemoved: { about: "account", group: "security", needs: ["link"] },
  accountRecoveryCodeUsed: { about: "account", group: "security", needs: ["link"] },
  accessInvitation: { about: "accessInvitation", group: "security", needs: ["name", "link"] },
  ibanChanged: { about: "ibanChanged", group: "security", needs: ["settings", "link"] },
  signatureCode: { about: "signatureCode", group: "security", needs: ["code", "title"] },
} as const satisfies Record<string, InstallationFacts>

export type MailPurpose = keyof typeof own
export type InstallationPurpose = keyof typeof ofInstallation

/** What a message of one's own is for. */
export const mailPurposes = Object.keys(own) as [MailPurpose, ...MailPurpose[]]
/** What a message of the installation is for. */
export const installationPurposes = Object.keys(ofInstallation) as [
  InstallationPurpose,
  ...InstallationPurpose[],
]

const facts: Record<MailPurpose | InstallationPurpose, PurposeFacts> = { ...own, ...ofInstallation }

export const groupOf = (purpose: InstallationPurpose): (typeof mailGroups)[number] =>
  ofInstallation[purpose].group

/** What a message of this purpose is about. */
export const aboutOf = (purpose: MailPurpose | InstallationPurpose): TemplateAbout =>
  facts[purpose].about

/** What such a message must say, whatever else it says. */
export const neededIn = (purpose: MailPurpose | InstallationPurpose): readonly MailVariable[] =>
  facts[purpose].needs ?? []
