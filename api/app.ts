import { OpenAPIHono } from "@hono/zod-openapi"
import { todayIn } from "#domain/day"
import { reading } from "../database/reading"
import { openAccess } from "./access/access-book"
import { authenticate } from "./access/authenticate"
import { audit } from "./audit/routes"
import { files, uploads } from "./files/routes"
import { answerProblem } from "./http/answer-problem"
import { bufferBody } from "./http/body"
import { describeApi } from "./http/description"
import type { Env } from "./http/env"
import { askedLanguage } from "./http/language"
import { refuseOtherMethods } from "./http/methods"
import { HttpProblem } from "./http/problem"
import { refuseWithoutRoom } from "./http/room"
import { accounts } from "./money/accounts/routes"
import { bankImports } from "./money/bank-imports/routes"
import { bankLines } from "./money/bank-lines/routes"
import { books } from "./money/books/routes"
import { budget } from "./money/budget/routes"
import { dashboard } from "./money/dashboard/routes"
import { forecast } from "./money/forecast/routes"
import { incomes } from "./money/incomes/routes"
import { labelRules } from "./money/label-rules/routes"
import { sortedImports } from "./money/label-rules/statements.routes"
import { outcomes } from "./money/outcomes/routes"
import { pastBills } from "./money/past-bills/routes"
import { purchases } from "./money/purchases/routes"
import { scheduledTransactions } from "./money/scheduled-transactions/routes"
import { statistics } from "./money/statistics/routes"
import { contributions } from "./money/treasury/contributions.routes"
import { treasury } from "./money/treasury/routes"
import { vatReturns } from "./money/vat-returns/routes"
import { vouchers } from "./money/vouchers/routes"
import { notes } from "./notes/routes"
import { linkedUnsubscriptions } from "./notifications/linked.routes"
import { notifications } from "./notifications/routes"
import { notificationSettings } from "./notifications/settings.routes"
import { clients } from "./people/clients/routes"
import { communes } from "./people/communes/routes"
import { companies } from "./people/companies/routes"
import { companyLookup } from "./people/company-lookup/routes"
import { contacts } from "./people/contacts/routes"
import { duplicates } from "./people/duplicates/routes"
import { linkedMailings } from "./people/mailings/linked.routes"
import { contactStanding, mailings, retention } from "./people/mailings/routes"
import { contactLetters } from "./people/offers/letters.routes"
import { offers } from "./people/offers/routes"
import { findLanguage } from "./people/profile/queries"
import { profile } from "./people/profile/routes"
import { accesses } from "./platform/accesses/routes"
import { activity } from "./platform/activity/routes"
import { assistant } from "./platform/assistant/routes"
import { linkedFeeds } from "./platform/calendars/linked-feeds.routes"
import { calendars } from "./platform/calendars/routes"
import { imports } from "./platform/imports/routes"
import { installationMails } from "./platform/installation-mails/routes"
import { navigation } from "./platform/navigation/routes"
import { operations } from "./platform/operations/routes"
import { ownOptions } from "./platform/options/own.routes"
import { optionSets } from "./platform/options/routes"
import { organisms } from "./platform/organisms/routes"
import { outbox } from "./platform/outbox/routes"
import { payment, paymentMessages, publicPlans } from "./platform/payment/routes"
import { personalData } from "./platform/personal-data/routes"
import { removals } from "./platform/removals/routes"
import { roles } from "./platform/roles/routes"
import { search } from "./platform/search/routes"
import { subscriptions } from "./platform/subscription/people.routes"
import { plans } from "./platform/subscription/plans.routes"
import { subscription } from "./platform/subscription/routes"
import { linkedSupport } from "./platform/support/linked.routes"
import { support } from "./platform/support/message.routes"
import { ownSupport } from "./platform/support/own.routes"
import { supportRequests } from "./platform/support/routes"
import { supportTexts } from "./platform/support/texts.routes"
import { administration } from "./platform/users/administration.routes"
import { persons } from "./platform/users/persons.routes"
import { quotas } from "./platform/users/quotas.routes"
import { users } from "./platform/users/routes"
import type { ApiParts } from "./ports/parts"
import { bills } from "./sales/bills/routes"
import { corrections } from "./sales/issuing/corrections.routes"
import { deposits } from "./sales/issuing/deposits.routes"
import { issuing } from "./sales/issuing/routes"
import { billNotices, clientNotices } from "./sales/late-payment/formal-notices.routes"
import { holds } from "./sales/late-payment/holds.routes"
import { late } from "./sales/late-payment/routes"
import { billEmails } from "./sales/mail/bill-emails.routes"
import { contractEmails } from "./sales/mail/contract-emails.routes"
import { quoteEmails } from "./sales/mail/quote-emails.routes"
import { mailTemplates } from "./sales/mail/templates.routes"
import { timesheetEmails } from "./sales/mail/timesheet-emails.routes"
import { numbering } from "./sales/numbering/routes"
import { clientPayments } from "./sales/payments/client-payments.routes"
import { creditUses } from "./sales/payments/credit-uses.routes"
import { payments } from "./sales/payments/routes"
import { selections } from "./sales/payments/selections.routes"
import { writeOffs } from "./sales/payments/write-offs.routes"
import { billLinks } from "./sales/private-links/bill-links.routes"
import { cvCopyLinks } from "./sales/private-links/cv-copy-links.routes"
import { documentLinks } from "./sales/private-links/document-links.routes"
import { linkedBills } from "./sales/private-links/linked-bills.routes"
import { linkedCvs } from "./sales/private-links/linked-cvs.routes"
import { linkedDocuments } from "./sales/private-links/linked-documents.routes"
import { linkedQuotes } from "./sales/private-links/linked-quotes.routes"
import { linkedTimesheets } from "./sales/private-links/linked-timesheets.routes"
import { quoteLinks } from "./sales/private-links/quote-links.routes"
import { timesheetLinks } from "./sales/private-links/timesheet-links.routes"
import { products } from "./sales/products/routes"
import { quotes } from "./sales/quotes/routes"
import { recurringBills } from "./sales/recurring-bills/routes"
import { reminders } from "./sales/reminders/routes"
import { remindedBills } from "./sales/reminders/selections.routes"
import { services } from "./sales/services/routes"
import { statements } from "./sales/statements/routes"
import { submissions } from "./sales/submissions/routes"
import { cvCopies } from "./showcase/cv/copies.routes"
import { cvPublications } from "./showcase/cv/publications.routes"
import { cvResumes } from "./showcase/cv/resumes.routes"
import { cvFacts } from "./showcase/cv/routes"
import { cvVersions } from "./showcase/cv/versions.routes"
import { ownDirectory, publicMessages } from "./showcase/directory/messages.routes"
import { directory } from "./showcase/directory/routes"
import { userSearch } from "./showcase/directory/user-search.routes"
import { jobImports } from "./showcase/jobs/imports.routes"
import { jobs } from "./showcase/jobs/routes"
import { presentation, workAvailability } from "./showcase/presentation/routes"
import { skills } from "./showcase/skills/routes"
import { website } from "./showcase/website/routes"
import { views } from "./views/routes"
import { calendarFeeds } from "./work/calendar/feeds.routes"
import { eventReminders, eventSnoozes } from "./work/calendar/reminders.routes"
import { events } from "./work/calendar/routes"
import { calendarSettings } from "./work/calendar/settings.routes"
import { contractDocuments } from "./work/contract-documents/routes"
import { contractPapers } from "./work/contract-papers/routes"
import { contracts } from "./work/contracts/routes"
import { boards } from "./work/projects/columns.routes"
import { projects } from "./work/projects/routes"
import { taskSettings } from "./work/projects/settings.routes"
import { tags } from "./work/projects/tags.routes"
import { tasks } from "./work/projects/tasks.routes"
import { recurringTasks } from "./work/recurring-tasks/routes"
import { linkedSignatures } from "./work/signatures/linked.routes"
import { contractSignatures, quoteSignatures } from "./work/signatures/routes"
import { taskStatistics } from "./work/task-statistics/routes"
import { projectTime } from "./work/time-entries/project-time.routes"
import { timeEntries } from "./work/time-entries/routes"
import { timesheets } from "./work/timesheets/routes"

/** The HTTP API of specification §7, under `/api`. */
export function createApi(parts: ApiParts): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>({ strict: false }).basePath("/api")
  api.onError(answerProblem)
  api.notFound((c) => answerProblem(new HttpProblem(404, "notFound"), c))
  const access = openAccess(parts.pool, parts.payments)
  api.use(async (c, next) => {
    c.set("parts", parts)
    c.set("access", access)
    c.set("requestId", c.req.header("x-request-id") ?? crypto.randomUUID())
    c.set("now", parts.clock())
    c.set("today", todayIn("Europe/Paris", c.var.now))
    c.set("language", askedLanguage(c.req.header("accept-language")) ?? "fr")
    c.header("Cache-Control", "private, no-store")
    await next()
  })
  api.use(refuseWithoutRoom)
  api.use(refuseOtherMethods(() => api.routes))
  describeApi(api)
  for (const open of [
    "/Users/support-message",
    "/Users/support-files",
    "/Payment/config",
    "/Public/*",
  ])
    api.use(open, bufferBody)
  api.route("/Users", support)
  api.route("/Public/bills", linkedBills)
  api.route("/Public/quotes", linkedQuotes)
  api.route("/Public/timesheets", linkedTimesheets)
  api.route("/Public/cvs", linkedCvs)
  api.route("/Public/documents", linkedDocuments)
  api.route("/Public/mailings", linkedMailings)
  api.route("/Public/feeds", linkedFeeds)
  api.route("/Public/signatures", linkedSignatures)
  api.route("/Public/unsubscriptions", linkedUnsubscriptions)
  api.route("/Public/support", linkedSupport)
  api.route("/Payment", payment)
  api.route("/Public/payments", paymentMessages)
  api.route("/Public/plans", publicPlans)
  api.route("/Public", directory)
  api.route("/Public", publicMessages)
  // Specification §7: the one call is of oneself, or of everyone.
  api.get("/Users", (c, next) => {
    if (c.req.query("list") !== "true") return next()
    const url = new URL(c.req.url)
    url.pathname = "/api/Users/all"
    url.searchParams.delete("list")
    return api.fetch(new Request(url, c.req.raw))
  })
  api.use(authenticate)
  api.use(async (c, next) => {
    if (!askedLanguage(c.req.header("accept-language")))
      c.set("language", await findLanguage(reading(parts.pool, c.var.person.id), c.var.person.id))
    await next()
  })
  api.use(bufferBody)
  api.route("/Assistant", assistant)
  api.route("/Dashboard", dashboard)
  api.route("/Navigation", navigation)
  api.route("/Users", users)
  api.route("/Users", administration)
  // After the fixed paths: what comes first is asked first.
  api.route("/Users", quotas)
  api.route("/Users", userSearch)
  api.route("/Users", persons)
  api.route("/Roles", roles)
  api.route("/Accesses", accesses)
  api.route("/SupportRequests", supportRequests)
  api.route("/SupportTexts", supportTexts)
  api.route("/Support", ownSupport)
  api.route("/Audit", audit)
  api.route("/Profile", profile)
  api.route("/Profile", presentation)
  api.route("/WorkAvailability", workAvailability)
  api.route("/Jobs", jobs)
  api.route("/Jobs/imports", jobImports)
  api.route("/Skills", skills)
  api.route("/Companies", companies)
  api.route("/Directory", ownDirectory)
  api.route("/CompanyLookup", companyLookup)
  api.route("/Communes", communes)
  api.route("/Clients", clients)
  api.route("/Clients", clientPayments)
  api.route("/Clients", clientNotices)
  api.route("/Clients", statements)
  api.route("/Contacts", contacts)
  api.route("/Contacts", contactLetters)
  api.route("/Contacts", contactStanding)
  api.route("/Retention", retention)
  api.route("/Mailings", mailings)
  api.route("/CV", cvFacts)
  api.route("/CV", cvResumes)
  api.route("/CV/versions", cvVersions)
  api.route("/CV/publications", cvPublications)
  api.route("/CV", cvCopies)
  api.route("/CV/copies", cvCopyLinks)
  api.route("/Offers", offers)
  api.route("/Contracts", contracts)
  api.route("/Contracts", contractEmails)
  api.route("/Contracts", contractDocuments)
  api.route("/Contracts", documentLinks)
  api.route("/Events", events)
  api.route("/Events", eventSnoozes)
  api.route("/Calendars", calendars)
  api.route("/Calendars", calendarSettings)
  api.route("/Calendars", eventReminders)
  api.route("/Calendars", calendarFeeds)
  api.route("/Contracts", contractPapers)
  api.route("/Contracts", contractSignatures)
  api.route("/Timesheets", timesheets)
  api.route("/Timesheets", timesheetLinks)
  api.route("/Timesheets", timesheetEmails)
  api.route("/Projects", taskStatistics)
  api.route("/Projects", projectTime)
  api.route("/TimeEntries", timeEntries)
  api.route("/RecurringTasks", recurringTasks)
  api.route("/Projects", projects)
  api.route("/Projects", boards)
  api.route("/Tasks", taskSettings)
  api.route("/Tasks", tasks)
  api.route("/Tags", tags)
  api.route("/Contributions", contributions)
  api.route("/VatReturns", vatReturns)
  api.route("/Forecast", forecast)
  api.route("/Budget", budget)
  api.route("/Statistics", statistics)
  api.route("/Treasury", treasury)
  api.route("/BankImports", sortedImports)
  api.route("/LabelRules", labelRules)
  api.route("/PastBills", pastBills)
  api.route("/Incomes", incomes)
  api.route("/Outcomes", outcomes)
  api.route("/Accounts", accounts)
  api.route("/BankImports", bankImports)
  api.route("/BankLines", bankLines)
  api.route("/Vouchers", vouchers)
  api.route("/ScheduledTransactions", scheduledTransactions)
  api.route("/Purchases", purchases)
  api.route("/RecurringBills", recurringBills)
  api.route("/Products", products)
  api.route("/Services", services)
  api.route("/Quotes", quotes)
  api.route("/Quotes", quoteEmails)
  api.route("/Quotes", quoteLinks)
  api.route("/Quotes", quoteSignatures)
  api.route("/Bills", bills)
  api.route("/Bills", selections)
  api.route("/Bills", remindedBills)
  api.route("/Bills", payments)
  api.route("/Bills", creditUses)
  api.route("/Bills", writeOffs)
  api.route("/Bills", issuing)
  api.route("/Bills", corrections)
  api.route("/Bills", deposits)
  api.route("/Bills", submissions)
  api.route("/Bills", late)
  api.route("/Bills", billNotices)
  api.route("/Bills", billLinks)
  api.route("/Bills", billEmails)
  api.route("/MailTemplates", mailTemplates)
  api.route("/CustomerWebsite", website)
  api.route("/Books", books)
  api.route("/PersonalData", personalData)
  api.route("/Notifications", notificationSettings)
  api.route("/Notifications", notifications)
  api.route("/Reminders", reminders)
  api.route("/Reminders", holds)
  api.route("/Numbering", numbering)
  api.route("/Subscription", subscription)
  api.route("/OptionSets", optionSets)
  api.route("/OwnOptions", ownOptions)
  api.route("/Organisms", organisms)
  api.route("/Plans", plans)
  api.route("/Subscriptions", subscriptions)
  api.route("/Search", search)
  api.route("/Operations", operations)
  api.route("/InstallationMails", installationMails)
  api.route("/Outbox", outbox)
  api.route("/Duplicates", duplicates)
  api.route("/Notes", notes)
  api.route("/Activity", activity)
  api.route("/Removals", removals)
  api.route("/Views", views)
  api.route("/Uploads", uploads)
  api.route("/Imports", imports)
  api.route("/Files", files)
  return api
}
