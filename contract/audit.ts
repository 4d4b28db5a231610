import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { signatureActs } from "./choices"
import { paging } from "./paging"
import { Day, Id, Instant } from "./values"

/** What is written down: the area, then what happened in it. */
export const auditActs = [
  "sessions.opened",
  "sessions.ended",
  "sessions.expired",
  "accounts.added",
  "accounts.addressTaken",
  "accounts.signedIn",
  "accounts.signedOut",
  "accounts.signInFailed",
  "accounts.signInsRefused",
  "accounts.emailConfirmed",
  "accounts.emailChangeAsked",
  "accounts.emailChanged",
  "accounts.passwordChanged",
  "accounts.passwordReset",
  "accounts.passwordResetAsked",
  "accounts.secondFactorAdded",
  "accounts.secondFactorRemoved",
  "accounts.recoveryCodeUsed",
  "accounts.sessionsEnded",
  "accounts.tokenReused",
  "keys.published",
  "calls.refused",
  "users.rolesChanged",
  "users.suspended",
  "users.suspensionLifted",
  "users.sessionsEnded",
  "users.validated",
  "users.invalidated",
  "users.shownInSearch",
  "users.hiddenFromSearch",
  "users.deleted",
  "users.erased",
  "profile.ibanChanged",
  "accesses.invited",
  "accesses.changed",
  "accesses.accepted",
  "accesses.withdrawn",
  "accesses.used",
  "roles.added",
  "roles.changed",
  "roles.deleted",
  "plans.added",
  "plans.offered",
  "plans.withdrawn",
  "plans.priced",
  "plans.sellerNamed",
  "subscriptions.trialProlonged",
  "subscriptions.given",
  "subscriptions.refunded",
  "options.added",
  "options.changed",
  "options.removed",
  "options.merged",
  "options.mergeUndone",
  "options.lifted",
  "options.imported",
  "organisms.added",
  "organisms.changed",
  "organisms.removed",
  "organisms.merged",
  "organisms.mergeUndone",
  "organisms.imported",
  "jobs.imported",
  "records.merged",
  "records.mergeUndone",
  "operations.mailsReleased",
  "installationMails.changed",
  "imports.confirmed",
  "imports.undone",
  "mailings.sent",
  ...signatureActs.map((act) => `signatures.${act}` as const),
  "support.written",
  "support.answered",
  "support.treated",
  "support.textAdded",
  "support.textChanged",
  "support.textRemoved",
  "support.opened",
  "data.exported",
  "data.taken",
  "audit.exported",
] as const

export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    actor: Id.nullable(),
    actorName: z.string().nullable(),
    act: z.string(),
    subject: z.string().nullable(),
    subjectName: z.string().nullable(),
    /** What it was, and what it became, as far as it changed. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    requestId: z.string().nullable(),
    /** Its place in the sealed chain; null only where the chain has lost its head. */
    place: z.int().nullable(),
  })
  .meta({ id: "AuditEntry" })

export const AuditFilter = z
  .object({
    ...paging(["at"]),
    act: z.enum(auditActs).optional(),
    /** Both days included; either may be left open. */
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine((days, context) => {
    const refusal = refusalOfDays(days)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

/** Why the log may not be narrowed to these days; since a day, or until one, it may always be. */
export const refusalOfDays = ({ from, to }: { from?: string; to?: string }) =>
  from && to ? refusalOfPeriod(from, to) : undefined

export type AuditAct = (typeof auditActs)[number]
export type AuditEntry = z.output<typeof AuditEntry>
export type AuditFilter = z.output<typeof AuditFilter>
