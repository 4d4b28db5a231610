import { expect, test } from "vitest"
import { guestPermissions } from "#contract/permissions"
import { people, startApi, type TestApi } from "./api"
import { allOperations } from "./operations"

/*
 * What someone who was let into an account reaches there by raw requests, over the whole description of the API. A new
 * operation is held to it by being described: by its path and right it is the account's, or is named here.
 */

/** Shut to guests whatever they were given: by the beginning of the path. */
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
  ...["Outbox", "SupportRequests", "SupportTexts", "Jobs", "Directory"],
  // By rights that nobody is given: to the profile, to one's own pages and to the installation.
  ...["Companies", "CompanyLookup", "Communes", "Numbering", "WorkAvailability"],
  ...["OptionSets", "Organisms", "InstallationMails", "Subscriptions", "Statistics/installation"],
]

/** What fields suggest there, which is for whoever fills them in. */
const suggested = ["listOptionChoices", "listOrganismNames"]

/** Everyone's own, whosever account they are in. */
const own = [
  ...["findUser", "listPermissions", "confirmFirstConnection", "searchUsers", "changeLanguage"],
  ...["findNavigation", "changeNavigation", "listNotifications", "countNotifications"],
  ...["findNotificationSettings", "changeNotificationSettings", "readNotifications"],
  ...["readNotification", "unreadNotification", "listOwnSupportRequests"],
  ...["findOwnSupportRequest", "replyToSupport", "findInvitation", "acceptInvitation"],
  ...["leaveAccount", "listJobs", "listJobFamilies", "listSkills"],
]

/** Questions that are too long for an address, or that only draw: whoever may read may ask them. */
const questions = ["searchDuplicates", "previewScheduledTransaction"]

const operations = allOperations().filter(({ isOpen }) => !isOpen)
const isShut = ({ id, path }: (typeof operations)[number]) =>
  ![...own, ...suggested].includes(id) &&
  shut.some((part) => new RegExp(`^/api/${part}(/|$)`).test(path))

/** Thomas in Camille’s account, with what he was given there. */
async function withGuest(given: object): Promise<TestApi> {
  const api = await startApi()
  for (const who of ["camille", "thomas"] as const) await api.call(who, "GET", "/Users")
  const { body } = await api.call("camille", "POST", "/Accesses", {
    email: "cabinet@exemple.fr",
    ...given,
  })
  const secret = body.invitation.split("/").at(-1)
  await api.call("thomas", "POST", `/Accesses/invitations/${secret}/acceptance`)
  return api
}

/** Which operations refuse him, asked for records that are not there. */
async function refusedTo(api: TestApi): Promise<string[]> {
  const refused: string[] = []
  for (const { id, method, path } of operations) {
    const address = path.replace("/api", "").replace(/\{\w+\}/g, crypto.randomUUID())
    const body = method === "GET" ? undefined : {}
    const headers = { "plume-account": people.camille.id }
    const { status } = await api.call("thomas", method, address, body, headers)
    if (status === 403) refused.push(id)
  }
  return refused.sort()
}

const ids = (some: typeof operations) => some.map(({ id }) => id).sort()

test("a guest with every right that may be given reaches no bank, profile, plan, archive, erasure, access or administration", async () => {
  const api = await withGuest({ extent: "menus", permissions: guestPermissions })
  expect(await refusedTo(api)).toEqual(ids(operations.filter(isShut)))
})

test("a guest who may read changes nothing, whatever they send, but what is their own", async () => {
  const api = await withGuest({ extent: "read" })
  const refused = await refusedTo(api)
  const writing = operations.filter(
    ({ id, method }) => method !== "GET" && !own.includes(id) && !questions.includes(id),
  )
  expect(ids(writing).filter((id) => !refused.includes(id))).toEqual([])
})

test("what is a guest’s own is not the account’s", async () => {
  const api = await withGuest({ extent: "read" })
  const headers = { "plume-account": people.camille.id }
  for (const id of own) {
    const operation = operations.find((each) => each.id === id)
    expect(operation, id).toBeDefined()
  }
  const { body } = await api.call("thomas", "GET", "/Users", undefined, headers)
  expect(body).toMatchObject({ id: people.thomas.id, username: "thomas" })
})
