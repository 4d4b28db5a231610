import { z } from "zod"
import { startOfDayIn } from "#domain/day"
import { EnteredAccount, OpenAccount } from "./accesses"
import { Acts } from "./acts"
import { Navigation } from "./navigation"
import { paging } from "./paging"
import { permissions } from "./permissions"
import { SupportWords } from "./support"
import { RunningTimer } from "./time-entries"
import { Day, Email, FileId, Id, Instant, Language, LongText, optional, Text } from "./values"
import { PinnedView } from "./views"
import { WorkAvailability } from "./work-availabilities"

/** What the caller may do. */
export const Permissions = z.array(z.enum(permissions as [string])).meta({ id: "Permissions" })

/** The caller, as the shell of the application needs it. */
export const User = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: Permissions,
    /** The one that they chose; null until they did. */
    language: Language.nullable(),
    /** True until the first-run path was finished or left. */
    firstConnection: z.boolean(),
    /** Whether messages leave this installation: where it has no mail server, they are only kept. */
    sendsMail: z.boolean(),
    /** Notifications that were not read yet, counted up to a hundred. */
    unreadNotifications: z.int(),
    navigation: Navigation,
    /** Their pinned views of the lists that they may see. */
    pinnedViews: z.array(PinnedView),
    /** The task whose time is counted now. */
    runningTimer: RunningTimer.nullable(),
    /** Whether the assistant is there to be asked: this installation has one, and they did not switch it off. */
    assistant: z.boolean(),
    /** What each page says of their subscription: that the trial ends soon, a bill is owed, or access has ended. */
    subscriptionNotice: z
      .object({ kind: z.enum(["trialEnds", "due", "ended"]), day: Day })
      .nullable(),
    /** Whose account the caller is in, where it is not their own (the header Plume-Account). */
    account: EnteredAccount.nullable(),
    /** The accounts of others that they may be in. */
    accounts: z.array(OpenAccount),
  })
  .meta({ id: "User" })

/** Someone, as those see them who administer people. */
export const UserRecord = z
  .object({
    id: Id,
    version: z.int(),
    createdAt: Instant,
    changedAt: Instant,
    username: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    roles: z.array(z.string()),
    /** Null of who has an account and never came. */
    lastConnectionAt: Instant.nullable(),
    validated: z.boolean(),
    showInSearch: z.boolean(),
    /** Suspended while this instant is to come; null when not, or when it was lifted. */
    suspendedUntil: Instant.nullable(),
    suspensionReason: z.string().nullable(),
    can: Acts("changeRoles", "validate", "showInSearch", "suspend", "endSessions", "remove"),
  })
  .meta({ id: "UserRecord" })

/** What anyone who is signed in may know of someone who can be found. */
export const PublicUser = z
  .object({
    id: Id,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    commercialName: z.string().nullable(),
    activity: z.string().nullable(),
    userType: z.string().nullable(),
    personType: z.string().nullable(),
    hobbies: z.string().nullable(),
    howIAmDescription: z.string().nullable(),
    jobs: z.array(z.object({ id: Id, title: z.string() })),
    skills: z.array(z.string()),
    spokenLanguages: z.array(z.string()),
    communeId: z.string().nullable(),
    communeName: z.string().nullable(),
    limitInterventionZone: z.int().nullable(),
    /** To others, only what was said within the last month. */
    workAvailabilities: z.array(WorkAvailability),
  })
  .meta({ id: "PublicUser" })

/** The whole record of someone: to themselves, and to those who may see users. */
export const UserDetails = UserRecord.extend({
  ...PublicUser.shape,
  mail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  photo: Id.nullable(),
  photoAlt: z.string().nullable(),
  banner: Id.nullable(),
  bannerAlt: z.string().nullable(),
  workPhoto: Id.nullable(),
  workPhotoAlt: z.string().nullable(),
  firstConnection: z.boolean(),
  /** The businesses of the register that they belong to. */
  companies: z.array(z.object({ id: Id, name: z.string() })),
}).meta({ id: "UserDetails" })

export const promotionCriteria = [
  "name",
  "photo",
  "presentation",
  "job",
  "skills",
  "zone",
  "availability",
  "showInSearch",
  "validated",
  "notSuspended",
] as const

/** Whether someone can be promoted in the directory, and what speaks for and against it. */
export const Promotion = z
  .object({
    eligible: z.boolean(),
    criteria: z.array(
      z.object({
        criterion: z.enum(promotionCriteria),
        met: z.boolean(),
        /** Where to see to it; nobody does that alone whose account others decide about. */
        link: z.string(),
      }),
    ),
  })
  .meta({ id: "Promotion" })

/** How a picture that is sent alone is told to those who do not see it. */
export const PictureUpload = z.object({ alt: Text(200).optional() })

export const UserFilter = z.object({
  ...paging(["username", "lastConnectionAt", "createdAt"]),
  role: z.string().max(40).optional(),
  state: z.enum(["suspended", "unvalidated", "inSearch"]).optional(),
})

const userRoles = z.object({
  userId: Id,
  roles: z
    .array(z.string().max(40))
    .max(50)
    .overwrite((roles) => [...new Set(roles)].sort()),
})

/** The realm roles of someone. */
export const UserRoles = userRoles.meta({ id: "UserRoles" })
/** The whole list, which replaces the one before. */
export const NewUserRoles = userRoles.meta({ id: "NewUserRoles" })

/** Whether someone is still at their first connection. */
export const FirstConnection = z
  .object({ userId: Id, firstConnection: z.boolean() })
  .meta({ id: "FirstConnection" })

/** RFC 6902, of which `add` and `replace` are taken, on the paths that the operation lists. */
export const UserPatch = z
  .array(
    z.strictObject({
      op: z.enum(["add", "replace"], { error: "patchOp" }),
      path: z.string().max(100),
      value: z.unknown(),
    }),
  )
  .min(1)
  .max(50)
  .meta({ id: "UserPatch" })

/** A day says its beginning in Paris. */
const firstInstantOf = Day.transform((day) => startOfDayIn("Europe/Paris", day).toISOString())

/** The part of someone's record that a patch may set; an empty text clears it (specification §3). */
export const Suspension = z.object({
  suspendedUntil: z
    .union([Instant, firstInstantOf, z.literal("").transform(() => null), z.null()], {
      error: "day",
    })
    .optional(),
  suspensionReason: z
    .union([LongText(500), z.literal("").transform(() => null), z.null()], { error: "tooLong 500" })
    .optional(),
})

/** What a form about someone's suspension says: until the beginning of a day in Paris. */
export const SuspensionChoice = z.object({
  suspendedUntil: optional(Day),
  suspensionReason: optional(LongText(500)),
})

/** The same, of a form that is sent today: a day that is over suspends nobody. */
export const suspensionFrom = (today: string) =>
  SuspensionChoice.extend({
    suspendedUntil: optional(Day.refine((day) => day > today, { error: "notToCome" })),
  })

/** What a form about someone's roles says. */
export const RoleChoice = z.object({ roles: z.array(z.string().max(40)).max(50).default([]) })

/** One button: on or off. */
export const UserSwitch = z.object({ value: z.enum(["true", "false"]) })

export const SupportMessage = z
  .object({
    /** Where to answer; of someone signed in it may be left out. */
    email: Email.optional(),
    /** A few words. */
    subject: optional(Text(120)),
    /** Specification §5: at most 1000 characters, counted as a reader counts them. */
    message: SupportWords,
    /** Sent before, by `addSupportFile`: three at most. */
    files: z.array(FileId).max(3, { error: "supportFiles" }).default([]),
    /** The page of ours that they came from. */
    page: optional(
      z
        .string()
        .max(200)
        .regex(/^\/[\w\-./?=&%]*$/, { error: "invalid" }),
    ),
    /** A field that no person sees, and programs fill in. */
    website: z.string().max(200).optional(),
  })
  .meta({ id: "SupportMessage" })

export type Promotion = z.output<typeof Promotion>
export type PublicUser = z.output<typeof PublicUser>
export type UserDetails = z.output<typeof UserDetails>
export type User = z.output<typeof User>
export type UserRecord = z.output<typeof UserRecord>
export type UserFilter = z.output<typeof UserFilter>
