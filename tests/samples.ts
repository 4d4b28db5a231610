import type { PurchaseDetails } from "#contract/purchases"
import { type Maker, ofAllAreas, type Sample } from "./area-cases"
import { executed } from "./cases/scheduled-transactions"
import { issued } from "./issued"
import { workedMonth } from "./worked-month"

/**
 * Right bodies of what is no area's own list; those of areas stand in `tests/cases/`. The authorization matrix makes
 * its records of them: an operation whose body is missing fails.
 */
/** A view of late bills, under another name each time. */
const overdue = () => ({
  name: `En retard ${crypto.randomUUID().slice(0, 8)}`,
  query: "state=overdue",
})

/** A line of the official list of jobs. */
const officialJobs =
  "code_rome,code_ogr,libelle_rome\nM1805,126549,Développeur / Développeuse web\n"

export const samples: Record<string, Sample> = {
  ...ofAllAreas("samples"),
  NewNote: async ({ make }) => ({
    area: "contacts",
    recordId: await make("addContact"),
    kind: "call",
    day: "2026-11-20",
    from: "them",
    text: "Rappelle lundi",
  }),
  NoteChanges: () => ({ kind: "meeting", day: "2026-11-19", text: "Vue à l’atelier", version: 1 }),
  NewView: () => ({ ...overdue(), area: "bills", pinned: true }),
  ViewChanges: () => ({ ...overdue(), version: 1 }),
  NewJobImport: ({ upload }) =>
    upload("Métiers du ROME.csv", officialJobs).then((fileId) => ({ fileId })),
  NewImport: ({ upload }) =>
    upload("Clients 2025.csv", `Nom;Ville\nAtelier ${crypto.randomUUID()};Lyon\n`).then(
      (fileId) => ({
        ...{ kind: "clients", fileId },
      }),
    ),
  ImportColumns: () => ({ columns: { name: 0, city: 1 }, version: 1 }),
  ImportConfirmation: () => ({ twins: "skip", version: 1 }),
  NewFormalNotice: () => ({}),
  Selection: async ({ make }) => ({ ids: [await make("addClient")] }),
  NewNumbering: () => ({ bill: 42, creditNote: null, quote: 7 }),
  NewReminderPlan: () => ({ enabled: true, steps: [{ days: 3 }, { days: 15 }] }),
  PersonalPart: () => ({ firstName: "Camille", lastName: "Roux" }),
  ProfessionalPart: () => ({ legalStatus: "entrepreneur", siren: "732829320" }),
  IdentityPart: () => ({
    legalStatus: "entrepreneur",
    firstName: "Camille",
    lastName: "Roux",
    siren: "732829320",
  }),
  AddressPart: () => ({
    streetAddress: "12 rue de la République",
    postalCode: "69002",
    city: "Lyon",
  }),
  BankPart: () => ({ iban: "FR1420041010050500013M02606" }),
  ActivityPart: () => ({ activity: "Développement de sites" }),
  VatPart: () => ({ vatRegime: "normal", vatNumber: "FR44732829320" }),
  BrandPart: () => ({ paperTemplate: "banner", paperColor: "#7a1f4e" }),
  PresentationPart: () => ({ userType: "freelancer", howIAmDescription: "Curieuse et carrée." }),
  ExpertisePart: () => ({ skills: ["ReactJS", "PostgreSQL"], spokenLanguages: ["fr", "en"] }),
  OfferPart: async ({ make }) => ({
    offeredProducts: [await make("addProduct")],
    offerPrices: true,
  }),
  ZonePart: () => ({ communeId: "69123", limitInterventionZone: 50 }),
  AvailabilitiesPart: () => ({ workAvailabilities: [{ startsOn: "2026-12-01" }] }),
  FirstRunPlace: () => ({ step: "vat" }),
  LanguageChoice: () => ({ language: "en" }),
  NavigationChanges: () => ({ pins: ["bills"], hidden: ["website"], shortcuts: false }),
  UserSearch: () => ({ q: "menuiserie", limit: 25 }),
  NewDirectoryMessage: () => ({
    name: "Inès Vasseur",
    email: "ines@vasseur.example",
    message: "Êtes-vous libre en mars ?",
    consent: true,
  }),
  NotificationReading: () => ({ until: "2026-11-21T09:00:00Z" }),
  NewRole: () => ({
    name: `comptable-${crypto.randomUUID().slice(0, 8)}`,
    permissions: ["bills.see"],
  }),
  // A role keeps its name.
  QuotaChanges: () => {
    const limits = { perPerson: 100, perNewcomer: 10, perInstallation: 1_000 }
    const kinds = ["messages", "lookups", "previews", "questions", "megabytes", "files"]
    return Object.fromEntries(kinds.map((kind) => [kind, limits]))
  },
  RoleChanges: () => ({ permissions: ["bills.see"], version: 1 }),
  NewUserRoles: async (maker) => ({ userId: await someone(maker), roles: ["freelancer"] }),
  Erasure: () => ({ email: "camille@exemple.fr" }),
  WebsiteManagement: () => ({ template: "studio", palette: "ocean" }),
  UserPatch: () => [{ op: "add", path: "/hobbies", value: "Escalade" }],
  CompanyMembership: async ({ ask }) => ({
    Company: { name: "Atelier Vasseur", sector: "Menuiserie" },
    UserId: (await ask<{ id: string }>("findUser")).id,
  }),
  // Changes of a company name it in their body.
  NewCompany: async ({ make }) => ({ id: await make("addCompany"), name: "Ateliers Vasseur" }),
  CompanySearch: () => ({ value: "vasseur" }),
  SupportMessage: () => ({ email: "camille@exemple.fr", message: "Je ne peux plus me connecter." }),
}

/** The body of `…Changes`, unless it has a sample of its own, is that of `New…`, with the version that it is based on. */
export function sampleOf(schema: string): Sample | undefined {
  if (samples[schema] && schema.endsWith("Changes")) return samples[schema]
  const name = schema.replace(/^(\w+)Changes$/, "New$1")
  const sample = samples[name]
  const needsVersion = name !== schema || /Part$|^(Bill|Quote)Issue$/.test(schema)
  if (!needsVersion) return sample
  return sample && (async (maker, values) => ({ ...(await sample(maker, values)), version: 1 }))
}

/** One of the people of the installation who is no administrator. */
async function someone({ ask }: Maker): Promise<string> {
  const everyone = await ask<{ id: string }[]>("listUsers", {})
  return (
    everyone.find((each) => !("roles" in each) || !String(each.roles).includes("admin"))?.id ?? ""
  )
}

/** Has the caller stand in the directory, and answers the address of their page. */
async function listed({ ask, administrator }: Maker): Promise<string> {
  await ask("changePersonal")
  await ask("changeExpertise")
  const { id } = await ask<{ id: string }>("findUser")
  for (const operation of ["validateUser", "showUserInSearch"])
    await administrator.ask(operation, { userId: id, personId: id, value: "true" })
  return (await ask<{ handle: string }>("findDirectoryStanding")).handle
}

const copyOfCv = async ({ make, ask }: Maker) =>
  (await ask<{ id: string }>("addCvCopy", { cvId: await make("addCv") })).id

/** How a path's parameter gets its value where no POST on the path before it makes one. */
export const parameters: Record<string, (maker: Maker) => Promise<string> | string> = {
  // A copy is made of a CV, and read beside it.
  cvCopyId: copyOfCv,
  otherCopyId: copyOfCv,
  // One of the lists that fields suggest from.
  list: () => "productSize",
  // One of the messages that the installation sends.
  purpose: () => "supportAnswer",
  optionId: async ({ administrator }) => {
    const added = { list: "productSize" }
    return (await administrator.ask<{ id: string }>("addOption", added)).id
  },
  factId: ({ make }) => make("addFact"),
  fileId: ({ make }) => make("addFile"),
  // Reminders are held back for a bill or a client, which are made elsewhere.
  billId: ({ make }) => make("addBill"),
  clientId: ({ make }) => make("addClient"),
  // A change is what a call leaves that moves an event; days off come several at once.
  changeId: async ({ make, ask }) => {
    const moved = await ask<{ changeId: string }>("moveEvent", { eventId: await make("addEvent") })
    return moved.changeId
  },
  dayOffId: async ({ ask }) => (await ask<{ id: string }[]>("addDaysOff"))[0]?.id ?? "",
  // Nobody makes a notification: a bill that is paid in full brings one.
  notificationId: async ({ make, ask }) => {
    const billId = await make("addBill")
    for (const operation of issued) await ask(operation, { billId })
    const payment = { amount: 108_000, paidOn: "2026-11-20", means: "cheque" }
    await ask("addPayment", { billId }, payment)
    const told = await ask<{ id: string; billId: string }[]>("listNotifications")
    return told.find((each) => each.billId === billId)?.id ?? ""
  },
  // What was removed last.
  removalId: async ({ make, ask }) => {
    const contactId = await make("addContact")
    await ask("removeContact", { contactId })
    return contactId
  },
  // What happened on a record of the area that is fixed below.
  recordId: ({ make }) => make("addContact"),
  handle: listed,
  // Who writes is a visitor of one's public page.
  directoryMessageId: async (maker) => {
    await maker.ask("addDirectoryMessage", { handle: await listed(maker) })
    const [message] = await maker.ask<{ id: string }[]>("listDirectoryMessages")
    return message?.id ?? ""
  },
  // What one contact of a mailing gets.
  mailingMessageId: async ({ make, ask }) => {
    const mailingId = await make("addMailing")
    const { messages } = await ask<{ messages: { id: string }[] }>("findMailing", { mailingId })
    return messages[0]?.id ?? ""
  },
  // What a bank wrote, once its statement is imported.
  lineId: async ({ make, ask }) => {
    await ask("confirmBankImport", { importId: await make("addBankImport") })
    return (await ask<{ id: string; state: string }[]>("listBankLines"))[0]?.id ?? ""
  },
  // What rules said of such lines.
  runId: async ({ make, ask }) => {
    await make("addLabelRule")
    await ask("confirmBankImport", { importId: await make("addBankImport") })
    const [line] = await ask<{ id: string; state: string }[]>("listBankLines")
    if (line?.state === "matched") await ask("unmatchBankLine", { lineId: line.id })
    return (await ask<{ id: string }>("runLabelRules")).id
  },
  // A file brings bills of another tool.
  pastBillId: async ({ make, ask, upload }) => {
    const { name } = await ask<{ name: string }>("findClient", {
      clientId: await make("addClient"),
    })
    const number = crypto.randomUUID().slice(0, 8)
    const fileId = await upload(
      "Factures.csv",
      `Numéro;Client;Date;HT;TVA;TTC\n${number};${name};12/01/2026;10,00;2,00;12,00\n`,
    )
    const { id } = await ask<{ id: string }>("addImport", {}, { kind: "pastBills", fileId })
    await ask("confirmImport", { importId: id })
    const bills = await ask<{ id: string; number: string }[]>("listPastBills")
    return bills.find((bill) => bill.number === number)?.id ?? ""
  },
  // A date that was done, on an account that is fed by statements.
  executionId: (maker) => executed(maker),
  // What is asked of those who run the installation is found among one's own.
  supportRequestId: async ({ ask, upload }) => {
    const files = [await upload("Écran.txt", "Bonjour")]
    await ask("addSupportMessage", {}, { message: "Je ne peux plus me connecter.", files })
    return (await ask<{ id: string }[]>("listOwnSupportRequests"))[0]?.id ?? ""
  },
  // The file of the one that was asked last.
  supportFileId: async ({ ask }) => {
    const [request] = await ask<{ id: string }[]>("listOwnSupportRequests")
    // A private link is of nobody's.
    if (!request) return crypto.randomUUID()
    const asked = { supportRequestId: request.id }
    const { files } = await ask<{ files: { id: string }[] }>("findOwnSupportRequest", asked)
    return files[0]?.id ?? ""
  },
  // Whoever let one into their account.
  hostId: async ({ ask, administrator }) => {
    const invited = await administrator.ask<{ invitation: string }>("addAccess")
    const secret = invited.invitation.split("/").at(-1) ?? ""
    return (await ask<{ id: string }>("acceptInvitation", { secret })).id
  },
  timesheetId: workedMonth,
  questionId: ({ make }) => make("addAssistantQuestion"),
  // What one tells the assistant to do becomes a proposal.
  proposalId: async ({ ask }) => {
    const text = "Crée un client appelé Studio Alder"
    const asked = await ask<{ proposal: { id: string } | null }>(
      "addAssistantQuestion",
      {},
      { text },
    )
    return asked.proposal?.id ?? ""
  },
  userId: someone,
  personId: async ({ ask }) => (await ask<{ id: string }>("findUser")).id,
}

/** Parameters that name nothing of anyone's: there is no other owner's value to refuse. */
export const publicParameters: Record<string, string> = {
  sirenOrSiret: "732829320",
  siret: "73282932000074",
  messageId: "20261121T090000Z-none",
  value: "true",
  area: "contacts",
  month: "2026-11",
  periodStart: "2026-11-01",
  year: "2026",
  secret: "nobody-holds-this-secret-0000000000",
  about: "billPaid",
  // Of a provider of payments; where one pays by transfer, there is none.
  means: "stripe",
  // Where a CV is published.
  place: "directory",
  // Of a link that nobody holds.
  documentId: "none",
  // The place of a bill among one’s own.
  position: "0",
}

/** What a query needs where it is asked for, by its name. */
export const queryParameters: Record<string, string> = {
  name: "sample.txt",
  on: "2026-11-24",
  from: "2026-11-01",
  to: "2026-11-30",
  figure: "inProgress",
  list: "productSize",
}

/** Operations that anyone may call without a token (specification §7); each says so in its description. */
export const openOperations: string[] = [
  ...["findPaymentConfig", "askPaymentConfig"],
  ...["listPlaces", "searchDirectory", "listDirectoryAddresses", "countDirectory"],
  ...["findDirectoryPage", "findDirectoryBanner", "addDirectoryMessage", "findDirectoryPhoto"],
  ...["readLinkedBill", "readLinkedBillPdf", "readLinkedBillXml"],
  ...["readLinkedCv", "readLinkedCvPdf", "readLinkedResume"],
  ...["readLinkedDocuments", "readLinkedDocumentFile"],
  ...["readLinkedFeed", "readLinkedMailing", "answerLinkedQuestion", "refuseLinkedMailing"],
  "hearPaymentProvider",
  "listPublicPlans",
  ...["readLinkedQuote", "answerLinkedQuote", "readLinkedQuotePdf"],
  ...["verifySignedFile", "readLinkedSignature", "askSignatureCode", "drawSignature"],
  ...["readLinkedSignaturePdf", "refuseLinkedSignature", "signLinked"],
  ...["readLinkedSupportRequest", "readLinkedSupportFile", "replyByLink"],
  ...["readLinkedTimesheet", "answerLinkedTimesheet", "readLinkedTimesheetPdf"],
  ...["readLinkedUnsubscription", "unsubscribe"],
  ...["addSupportFile", "addSupportMessage"],
]

/** Operations on records that are there for everyone: no other owner's to refuse. */
export const sharedOperations = ["findCompanyOfRegister"]

/** Operations on oneself, which nobody needs a right for: who has none is told so. */
export const operationsOfEveryone = [
  ...["findUser", "listPermissions", "confirmFirstConnection"],
  ...["listOptionChoices", "listOrganismNames"],
  ...["findNavigation", "changeNavigation"],
  ...["listJobs", "listJobFamilies", "listSkills", "searchUsers"],
  ...["exportPersonalData", "erasePersonalData"],
  ...["listOwnSupportRequests", "findOwnSupportRequest", "replyToSupport"],
  ...["findInvitation", "acceptInvitation", "leaveAccount"],
]

/** Operations on one person: whoever may do them to nobody else is told that there is nobody else. */
export const operationsOnOneself = [
  ...["changeFirstConnection", "findUserDetails", "changeUser", "showUserInSearch"],
  ...["findPromotion", "addUserPhoto", "addUserBanner"],
]

/** Operations of those who administer the installation: to everyone else they are closed. */
export const administrativeOperations = [
  ...[
    "findOperations",
    "releaseMails",
    "findQuotas",
    "changeQuotas",
    "listUsers",
    "listUsersWithRoles",
    "findUserRoles",
    "changeUserRoles",
  ],
  ...["validateUser", "endUserSessions", "removeUser", "exportUsers"],
  ...["listSubscriptions", "exportSubscriptions", "listSubscriptionMonths"],
  ...["listSubscriptionPapers", "findSubscriptionOf", "prolongTrial"],
  ...["giveSubscription", "refundSubscriptionBill"],
  ...["addJobImport", "findJobImport", "confirmJobImport"],
  ...[
    "listRoles",
    "listBuiltInRoles",
    "findRole",
    "listRoleMembers",
    "addRole",
    "changeRole",
    "removeRole",
  ],
  ...["listAudit", "exportAudit", "listOutbox", "findOutboxMessage"],
  ...["listPlans", "findPlan", "addPlan", "changePlan", "addPlanPrice"],
  ...["findPlanSeller", "becomePlanSeller"],
  ...["listOptionSets", "listOptions", "findOption", "addOption", "changeOption", "removeOption"],
  ...["mergeOption", "undoOptionMerge", "exportOptions", "readOptionTable"],
  ...["listOptionAdditions", "liftOptionAddition"],
  ...["listInstallationMails", "findInstallationMail", "changeInstallationMail"],
  ...["listInstallationMailVersions", "returnInstallationMail", "tryInstallationMail"],
  ...["previewInstallationMail", "testInstallationMail"],
  ...["listOrganisms", "listSimilarOrganisms", "listUnknownOrganisms", "findOrganism"],
  ...["exportOrganisms", "readOrganismTable"],
  ...["readOrganismLogo", "setOrganismLogo", "removeOrganismLogo"],
  ...["addOrganism", "changeOrganism", "removeOrganism", "mergeOrganism", "undoOrganismMerge"],
  ...["listSupportRequests", "exportSupportRequests", "findSupportRequest"],
  ...["answerSupportRequest", "addSupportNote", "changeSupportTreatment", "readSupportFile"],
  ...["listSupportTexts", "addSupportText", "findSupportText"],
  ...["changeSupportText", "removeSupportText"],
]

/** What must have happened to the record that the operation is asked of. */
export const preconditions: Record<string, string[]> = {
  ...ofAllAreas("preconditions"),
  undoImport: ["confirmImport"],
}

/** Operations that answer the whole that the new record became a part of, and where in it that is. */
export const idIn: Record<string, (answer: unknown) => string | undefined> = {
  // Steps are added several at once, and answered with their task.
  addTaskItems: (task) => (task as { items: { id: string }[] }).items[0]?.id,
  addPurchasePayment: (answer) => (answer as PurchaseDetails).payments.at(-1)?.id,
}
