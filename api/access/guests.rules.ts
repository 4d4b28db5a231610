import { guestPermissions, type Permission } from "#contract/permissions"
import { compareDays, type Day } from "#domain/day"
import type { GivenAccess } from "../ports/access-book"

/** What a guest may do: what they were given, as far as it may be given and the account's owner may do it. */
export function rightsOfGuest(
  { extent, permissions }: Pick<GivenAccess, "extent" | "permissions">,
  owners: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  const given = {
    read: guestPermissions.filter((permission) => permission.endsWith(".see")),
    export: guestPermissions.filter((permission) => /\.(see|export)$/.test(permission)),
    menus: guestPermissions.filter((permission) => permissions.includes(permission)),
  }
  return new Set(given[extent].filter((permission) => owners.has(permission)))
}

/** The last day is a whole one. */
export const hasEndedOn = ({ endsOn }: { endsOn: Day | null }, today: Day): boolean =>
  endsOn !== null && compareDays(endsOn, today) < 0

/** What everyone does as themselves, whosever account they are in: by the beginning of its path. */
const onesOwn = [
  /^GET \/api\/Users$/,
  /^GET \/api\/Users\/permissions$/,
  /^POST \/api\/Users\/(confirmFirstConnection|search)$/,
  /^\w+ \/api\/Accesses\/(invitations|accounts)(\/|$)/,
  /^\w+ \/api\/(Notifications|Navigation|Support)(\/|$)/,
  /^PUT \/api\/Profile\/language$/,
  // Lists that everyone shares.
  /^GET \/api\/(Jobs|Skills)(\/families)?$/,
]

/**
 * What is shut to guests whatever rights they were given: accounts at a bank with their statements, what says who
 * the owner is, their plan, data and accesses, what they keep for themselves, what would outlive a withdrawal, and
 * the installation.
 */
const shut = [
  ...[
    "Accounts",
    "BankImports",
    "BankLines",
    "Vouchers",
    "LabelRules",
    "Profile",
    "Subscription",
    "PersonalData",
    "Accesses",
  ],
  ...["Views", "Removals", "Calendars/feeds", "Users", "Roles", "Plans", "Audit", "Operations"],
  ...["Outbox", "SupportRequests", "Jobs", "Directory", "InstallationMails"],
]
const shutPath = new RegExp(`^/api/(${shut.join("|")})(/|$)`)

const plainPath = (path: string) => path.replace(/\/$/, "")

/** Whether an operation is always the person's own, whosever account they are in. */
export const isOnesOwn = (method: string, path: string): boolean =>
  onesOwn.some((own) => own.test(`${method} ${plainPath(path)}`))

export const isShutToGuests = (path: string): boolean => shutPath.test(plainPath(path))

/** What is too long for an address is asked by a POST, and writes nothing. */
const questions = ["/api/Duplicates/search", "/api/ScheduledTransactions/preview"]

/** Whether an operation is for who may write something in the account: a reader leaves nothing there, not even a file. */
export const isShutToReaders = (
  method: string,
  path: string,
  rights: ReadonlySet<Permission>,
): boolean =>
  !["GET", "HEAD"].includes(method) &&
  !questions.includes(plainPath(path)) &&
  [...rights].every((right) => /\.(see|export)$/.test(right))
