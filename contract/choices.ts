// What one may choose, without the schemas that check it: those stay on the server, and the screens take their
// lists from here.

/** Who someone is that is let into an account, for its owner. */
export const accessLabels = ["accountant", "manager", "colleague"] as const
/** How much of it is opened. */
export const accessExtents = ["read", "export", "menus"] as const

export const contractKinds = ["freelance", "fixedTerm", "permanent", "internship"] as const

/** What the price is for: one of these, which are units of a bill's line. */
export const contractUnits = ["day", "hour", "month", "flat"] as const

/** The papers around a contract. */
export const contractDocumentKinds = [
  "signedContract",
  "order",
  "vigilance",
  "registration",
  "insurance",
  "confidentiality",
  "other",
] as const

export const employeeCategories = ["worker", "technician", "executive"] as const

/** What the paper that one is given must say, by the kind of contract (C. trav. L1242-12, R1221-34; C. éduc. D124-4). */
export const contractMentions = {
  fixedTerm: [
    ...([
      "reason",
      "replaced",
      "term",
      "post",
      "agreement",
      "trial",
      "pay",
      "pensionFund",
    ] as const),
  ],
  permanent: [
    ...(["parties", "workplace", "post", "start", "trial", "training", "leave", "ending"] as const),
    ...(["pay", "workingTime", "agreement", "socialProtection"] as const),
  ],
  internship: [
    ...(["course", "tutors", "activities", "term", "workingTime", "supervision"] as const),
    ...(["allowance", "leave", "insurance", "ending", "validation"] as const),
  ],
} as const

/** What is looked at once: it may make an employee of who sells (C. trav. L8221-6, L8231-1, L8241-1). */
export const contractPoints = [
  "orders",
  "schedule",
  "workplace",
  "tools",
  "singleClient",
  "intermediary",
] as const

/** Who ended it. */
export const contractEnders = ["me", "client", "both"] as const

/** What holds only until an amendment changes it, in the order of the form. */
export const contractTermNames = [
  "priceHT",
  "unit",
  "endDate",
  "paymentDays",
  "endOfMonth",
  "penaltyRate",
  "renewable",
  "renewalDays",
  "noticeDays",
  "hoursPerDay",
  "budgetDays",
  "budgetHT",
] as const

/** In force by itself once its day has come. */
export const amendmentStates = ["draft", "agreed", "inForce"] as const

/** Derived from what was decided and from the day; `toRenew` is active, with its renewal near. */
export const contractStatuses = ["draft", "active", "toRenew", "ended"] as const

/** Derived: a draft is what nobody has checked yet. */
export const purchaseStatuses = ["draft", "toPay", "late", "paid"] as const

/** What was bought, by the accounts that it is booked to (plan comptable général). */
export const purchaseCategories = [
  "software",
  "telecom",
  "hosting",
  "travel",
  "meals",
  "rent",
  "insurance",
  "fees",
  "subcontracting",
  "advertising",
  "training",
  "bank",
  "equipment",
  "supplies",
  "goods",
  "other",
] as const

/** Where a supplier is established, and what it sells: its VAT is the buyer’s to pay where that is abroad. */
export const purchaseOrigins = ["home", "unionServices", "unionGoods", "foreignServices"] as const

/** What a note tells of. An agreement is that of a private person to be canvassed (CPCE L34-5): mailings ask for it. */
export const noteKinds = ["call", "meeting", "message", "agreement", "other"] as const
/** From whom it came: a prospect's own sign of life counts for the time that data may be kept, mine does not. */
export const noteOrigins = ["them", "me"] as const
/** What one asks a feed for: notes, those with a file, messages, or what the product wrote down by itself. */
export const activityKinds = [
  "notes",
  "files",
  "messages",
  "mailings",
  "offers",
  "quotes",
  "bills",
  "contracts",
  "merges",
  "history",
] as const
/** The figures of offers that open the offers behind them; but for the first, of those of a period. */
export const offerFigures = [
  "month",
  "entered",
  "reached",
  "accepted",
  "aborted",
  "closed",
  "left",
  "reason",
  "begun",
  "begunAccepted",
  "begunAborted",
] as const
/** How alike two records are, and by what. */
export const duplicateLevels = ["likely", "possible"] as const
export const duplicateReasons = [
  "siren",
  "vatNumber",
  "email",
  "name",
  "closeName",
  "phoneNumber",
] as const
/** What moves from one record to another, as far as it has a name of its own. */
export const movedKinds = [
  "bills",
  "quotes",
  "contracts",
  "offers",
  "contacts",
  "notes",
  "recurring_bills",
  "client_credits",
  "bill_reminders",
  "reminder_pauses",
  "contact_consents",
  "aliases",
  "fields",
  "other",
] as const
/** What can be imported from a file of another tool: kinds of records, and the fields that a file may fill. */
export const importKinds = [
  "clients",
  "contacts",
  "products",
  "pastBills",
  "incomes",
  "events",
] as const
export const importFields = {
  clients: [
    ...["name", "firstName", "lastName", "kind", "email", "phoneNumber", "siren", "siret"],
    ...["vatNumber", "streetAddress", "addressMore", "postalCode", "city", "country", "sector"],
    "origin",
  ],
  contacts: [
    ...["name", "firstName", "lastName", "role", "client", "company", "email", "phoneNumber"],
    ...["note", "uid", "as"],
  ],
  products: [
    ...["name", "purchaseDate", "purchasePrice", "shippingFees", "advertisingCosts"],
    ...["deliveryPrice", "sellingPrice", "sellingDate", "collectedPrice", "sold", "color", "size"],
  ],
  pastBills: [
    ...["number", "client", "day", "dueDate", "totalHT", "vat", "totalTTC", "lineHT", "lineTTC"],
    ...["category", "status", "currency", "paidOn"],
  ],
  incomes: ["day", "label", "payerName", "amount", "category", "means", "vatRate"],
  events: ["event"],
} as const satisfies Record<(typeof importKinds)[number], readonly string[]>
/** What becomes of a row. */
export const rowStates = ["new", "twin", "changed", "same", "refused"] as const
/** From a first contact to its end, in the order of the board. */
export const offerStates = [
  "firstContact",
  "positioned",
  "onWaiting",
  "aborted",
  "accepted",
] as const

/** When the next action of an open offer is; `none` has none. */
export const offerActions = ["overdue", "today", "week", "none"] as const

/** What an accepted offer is made into, if anything. */
export const offerPapers = ["quote", "contract", "none"] as const

/** Why a contact gets nothing of a mailing. */
export const leftOutReasons = [
  "refused",
  "noEmail",
  "clockRunOut",
  "noConsent",
  "twice",
  "noCompany",
  "noOffer",
] as const

/** What became of one contact's message. */
export const mailingStates = [
  "draft",
  "leftOut",
  "queued",
  "sending",
  "sent",
  "kept",
  "failed",
  "cancelled",
] as const
/** What one says of oneself in a CV, in the order of its pages. */
export const factKinds = [
  "mission",
  "skill",
  "language",
  "study",
  "training",
  "certification",
  "interest",
] as const
export const missionKinds = ["mission", "project"] as const
export const skillLevels = ["basic", "familiar", "senior", "expert"] as const
export const languageLevels = ["basic", "bilingual", "native"] as const
export const certificationStates = ["valid", "soon", "expired", "unlimited", "renewed"] as const
export const moveDirections = ["up", "down"] as const
/** How a CV is laid out: a page as employers read it, or the dossier that service companies hand on. */
export const cvTemplates = ["sober", "banner", "onePage", "dossier"] as const

/** Where a CV is published. */
export const cvPlaces = ["directory", "site"] as const
/** What is done with a section or an item of a CV. */
export const cvSteps = ["up", "down", "hide", "show"] as const
/** What becomes of a part of a file of JSON Resume: added, there already, kept in the file, or not to be read. */
export const resumeLineStates = ["new", "known", "kept", "unread"] as const
/** What of a profile a file of JSON Resume may say. */
export const resumeProfileParts = ["name", "email", "phoneNumber", "address"] as const

/** What a skill is: of a trade, of a technique, a tool, or another. */
export const skillKinds = ["functional", "technical", "tool", "other"] as const

/** What may have been written down twice. */
export const duplicateAreas = ["clients", "contacts"] as const

/** The colours of events, each with a name; the first is that of a new one. */
export const eventColors = [
  "blue",
  "teal",
  "green",
  "yellow",
  "orange",
  "red",
  "pink",
  "violet",
  "slate",
] as const
export const eventFrequencies = ["daily", "weekly", "monthly", "yearly"] as const
/** On which days of its months an event happens: its own number, its nth weekday, the last such, the last day. */
export const monthlyDays = ["day", "nth", "last", "monthEnd"] as const
export const eventScopes = ["this", "following", "all"] as const
export const reminderUnits = ["minutes", "hours", "days", "weeks"] as const
export const reminderWays = ["notification", "email", "both"] as const
/** For how long a reminder is put off: ten minutes, an hour, until nine tomorrow. */
export const snoozes = ["minutes", "hour", "tomorrow"] as const
export const calendarViews = ["month", "week", "day", "agenda"] as const
export const halves = ["morning", "afternoon"] as const
/** What stands in the way of an event, without forbidding it. */
export const eventConflicts = ["event", "dayOff", "outsideHours"] as const
/** The clauses of a contract's paper, in its order; intellectual property stands before the last three. */
export const clauseNames = [
  "purpose",
  "deliverables",
  "acceptance",
  "duration",
  "price",
  "expenses",
  "payment",
  "independence",
  "subcontracting",
  "confidentiality",
  "personalData",
  "liability",
  "ending",
  "forceMajeure",
  "law",
] as const
/** A clause as the product words it, in one's own words, or left out. */
export const clauseModes = ["standard", "own", "off"] as const
export const propertyKinds = ["none", "licence", "assignment"] as const
/** The rights of an author that a paper may name, each by itself (CPI L122-1 to L122-6). */
export const propertyRights = [
  "reproduction",
  "representation",
  "adaptation",
  "translation",
  "distribution",
] as const
export const unfitPapers = ["consumer", "employed"] as const
/** What may be signed by a link. */
export const signedKinds = ["contract", "amendment", "quote"] as const
export const signatureStates = [
  "open",
  "signed",
  "refused",
  "withdrawn",
  "changed",
  "expired",
] as const
/** When the owner signs: before the others or after them; a quote need not be signed by them. */
export const ownerTurns = ["last", "first", "none"] as const
/** What happens around a signature, as its evidence tells it. */
export const signatureActs = [
  "requested",
  "invited",
  "codeAsked",
  "codeSent",
  "codeRefused",
  "signed",
  "refused",
  "reminded",
  "withdrawn",
  "changed",
  "expired",
  "completed",
] as const
/** Derived from its edition, its answer and the bills that its days are on, never typed by hand. */
export const timesheetStatuses = [
  "draft",
  "handedOver",
  "approved",
  "refused",
  "partlyBilled",
  "billed",
] as const

/** What a column of a board is to the figures, whatever it is called. */
export const columnRoles = ["queue", "doing", "done"] as const
/** The columns of a new board, in their order; they are named in its maker's language. */
export const firstColumns = ["urgent", "toDo", "inProgress", "done"] as const
/** The most pressing last. */
export const taskPriorities = ["none", "low", "normal", "high", "urgent"] as const
/** When a task that is not done is due. */
export const taskDues = ["overdue", "today", "week", "none"] as const
/** Projects and tasks that are worked on, and those that were put away. */
export const shelves = ["active", "archived"] as const
/** What the history of a task tells. */
export const taskEventKinds = [
  "created",
  "moved",
  "estimated",
  "titled",
  "archived",
  "unarchived",
  "deleted",
  "restored",
] as const

/** Why time of a day may not be added to a timesheet. */
export const proposalLocks = ["handedOver", "approved", "billed", "outsideContract"] as const

/** What tasks are asked for behind a figure of the statistics. */
export const taskFigures = [
  "flow",
  "finished",
  "inProgress",
  "remaining",
  "estimated",
  "unestimated",
] as const

/** When a recurring task is made again: by a rule, or so long after the one before was done. */
export const recurringTaskModes = ["rule", "afterDone"] as const
export const taskFrequencies = ["daily", "weekly", "monthly", "quarterly", "yearly"] as const
export const accountKinds = ["bank", "card", "savings", "cash"] as const

/** By hand, what is written down elsewhere is posted at once; by statements, each line is as the bank says it. */
export const accountFeeds = ["hand", "statements"] as const

/** What posted a movement of an account. */
/** The last: the other side of a line of another account, on one that is kept by hand. */
export const movementSources = [
  "receipt",
  "outcome",
  "transfer",
  "owner",
  "statement",
  "line",
] as const

/** What the owner does with money of the business. */
export const ownerDirections = ["brought", "taken"] as const

/** The ways in which banks write their statements. */
export const statementFormats = ["ofx", "camt053", "cfonb120", "mt940", "qif", "csv"] as const

/** What becomes of a line of a file: of an account's life is outside what was before its first day or after today. */
export const statementLineStates = ["new", "known", "probable", "outside"] as const

/** The columns of a bank's table that may be said. */
export const statementColumns = [
  "day",
  "valueDay",
  "label",
  "amount",
  "debit",
  "credit",
  "balance",
] as const
export const dateOrders = ["dayFirst", "monthFirst"] as const

/** Whether it is said what a line of a bank was for. Taken out, it counts nowhere and stays known. */
export const bankLineStates = ["open", "matched", "takenOut"] as const
export const voucherStates = ["waiting", "attached"] as const

/** What income that is no bill is for; the first two are turnover. */
export const incomeCategories = [
  "services",
  "goods",
  "subsidy",
  "refund",
  "interest",
  "other",
] as const
/** The same, beside what bills bring. */
export const moneyInCategories = ["bill", ...incomeCategories] as const

/** What was spent: purchases, and what is no purchase. */
export const outcomeCategories = [
  ...purchaseCategories,
  "vat",
  "contributions",
  "incomeTax",
  "businessTax",
  "salaries",
] as const

/** What a part of a bank's line was for. Written says that it is noted elsewhere already. */
export const lineMatchKinds = [
  "bill",
  "purchase",
  "refund",
  "income",
  "outcome",
  "transfer",
  "owner",
  "written",
] as const

/** When what is scheduled happens: on dates, or when something does. */
export const scheduledTriggers = ["date", "receiptRecorded", "billIssued", "vatDeclared"] as const

/** What a rule says of a line: money out or in. */
export const labelRuleKinds = ["outcome", "income"] as const

/** How one is taxed: as a micro-entrepreneur, on real figures, or as a company. */
export const taxations = ["micro", "real", "corporate"] as const
/** What a micro-entrepreneur does, by the rates of contributions (domain/micro-contributions.ts). */
export const microActivities = [
  "liberal",
  "cipav",
  "services",
  "craftServices",
  "sales",
  "craftSales",
] as const
export const goodsActivities = ["sales", "craftSales"] as const
export const rhythms = ["monthly", "quarterly"] as const

/** How far ahead one looks. */
export const forecastMonths = ["3", "6", "12"] as const

/** What is not to be spent, in the order in which it is taken off. */
export const setAsideParts = ["vat", "social", "incomeTax", "cfe", "own", "unmatched"] as const

/** Whether money goes out or comes in, and how: by itself, or once its owner said so. */
export const scheduledOperations = ["outcome", "income"] as const
export const scheduledModes = ["autoDebit", "credit", "needsValidation"] as const
export const scheduledFrequencies = [
  "once",
  "daily",
  "weekly",
  "monthly",
  "quarterly",
  "yearly",
] as const
/** What becomes of a date that is not worked. */
export const dayShifts = ["none", "before", "after"] as const
export const amountTypes = ["fixed", "calculated"] as const
/** What a percentage is taken of. */
export const scheduledSources = [
  "receivedHT",
  "receivedTTC",
  "invoiced",
  "vatDue",
  "contributions",
  "category",
  "item",
] as const
export const calculationPeriods = [
  "sinceLast",
  "between",
  "previousMonth",
  "previousQuarter",
  "previousYear",
  "lastDays",
] as const
/** What one says of a period of contributions; what was declared of it may be corrected, and all of it taken back. */
export const contributionSteps = ["declared", "paid", "corrected", "takenBack"] as const
/** What is offered ready-made, from how its owner is taxed (domain/ready-made-charges.ts). */
export const scheduledSuggestions = [
  "firstContributions",
  "contributions",
  "vat",
  "businessTaxJune",
  "businessTax",
  "incomeTax",
  "rent",
] as const
export const scheduledStates = ["scheduled", "overdue", "deactivated", "ended"] as const
/** What became of a date. */
export const executionStates = [
  "nothing",
  "waiting",
  "expected",
  "posted",
  "failed",
  "takenBack",
] as const

/** Specification §5: a message to support has at most so many signs, as a reader counts them. */
export const mostSupportSigns = 1000

export const supportStates = ["waiting", "treated", "all"] as const
/** Whether who asks has an account. */
export const supportAccounts = ["with", "without"] as const
/** The lists that people fill in fields from, and add to. */
export const optionLists = [
  "sector",
  "clientOrigin",
  "contactRole",
  "offerSource",
  "abortReason",
  "expenseKind",
  "productColor",
  "productSize",
] as const
/** What can be done with a value of such a list now. */
export const optionSteps = ["change", "remove", "merge", "undoMerge"] as const
/** What can be done with an organism of the register now. */
export const organismSteps = ["change", "remove", "merge", "undoMerge"] as const

/** How the price of a product is said. */
export const priceWays = ["price", "margin", "marginRate"] as const

/** The boxes in which what is bought of services abroad may be told. */
export const foreignServicesBoxes = ["A3", "B4"] as const
