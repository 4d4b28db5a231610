import { OpenAPIHono } from "@hono/zod-openapi"
import { todayIn } from "../domain/day"
import { audit } from "./audit/routes"
import { clientPayments } from "./bills/client-payments"
import { clientNotices } from "./bills/formal-notices"
import { linkedBills } from "./bills/linked"
import { bills } from "./bills/routes"
import { books } from "./books/routes"
import { clients } from "./clients/routes"
import { communes } from "./communes/routes"
import { companies } from "./companies/routes"
import { companyLookup } from "./company-lookup/routes"
import { contacts } from "./contacts/routes"
import { contracts } from "./contracts/routes"
import { dashboard } from "./dashboard/routes"
import { letters, ownDirectory } from "./directory/message-routes"
import { directory } from "./directory/routes"
import { userSearch } from "./directory/user-search"
import { files, uploads } from "./files/routes"
import { authenticate } from "./http/authenticate"
import { takeBody } from "./http/body"
import type { ApiParts, Env } from "./http/context"
import { describeApi } from "./http/description"
import { answerProblem, Refusal } from "./http/problem"
import { jobImports } from "./jobs/import-routes"
import { jobs } from "./jobs/routes"
import { mailTemplates } from "./mail-templates/routes"
import { notifications } from "./notifications/routes"
import { numbering } from "./numbering/routes"
import { outbox } from "./outbox/routes"
import { payment } from "./payment/routes"
import { personalData } from "./personal-data/routes"
import { products } from "./products/routes"
import { presentation, workAvailability } from "./profile/presentation-routes"
import { profile } from "./profile/routes"
import { purchases } from "./purchases/routes"
import { linkedQuotes } from "./quotes/linked"
import { quotes } from "./quotes/routes"
import { recurringBills } from "./recurring-bills/routes"
import { reminders } from "./reminders/routes"
import { roles } from "./roles/routes"
import { search } from "./search/routes"
import { skills } from "./skills/routes"
import { statements } from "./statements/routes"
import { openAccess } from "./users/access"
import { administration } from "./users/administration-routes"
import { persons } from "./users/person-routes"
import { users } from "./users/routes"
import { support } from "./users/support-routes"
import { website } from "./website/routes"

/** The HTTP API of specification §7, under `/api`. */
export function createApi(parts: ApiParts): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>({ strict: false }).basePath("/api")
  api.onError(answerProblem)
  api.notFound((c) => answerProblem(new Refusal(404, "notFound"), c))
  const access = openAccess(parts.pool)
  api.use(async (c, next) => {
    c.set("parts", parts)
    c.set("access", access)
    c.set("requestId", c.req.header("x-request-id") ?? crypto.randomUUID())
    c.set("now", parts.clock())
    c.set("today", todayIn("Europe/Paris", c.var.now))
    c.header("Cache-Control", "private, no-store")
    await next()
  })
  describeApi(api)
  api.use("/Users/support-message", takeBody)
  api.use("/Payment/config", takeBody)
  api.route("/Users", support)
  api.route("/Public/bills", linkedBills)
  api.route("/Public/quotes", linkedQuotes)
  api.route("/Payment", payment)
  api.use("/Public/*", takeBody)
  api.route("/Public", directory)
  api.route("/Public", letters)
  // Specification §7: the one call is of oneself, or of everyone.
  api.get("/Users", (c, next) => {
    if (c.req.query("list") !== "true") return next()
    const url = new URL(c.req.url)
    url.pathname = "/api/Users/all"
    url.searchParams.delete("list")
    return api.fetch(new Request(url, c.req.raw))
  })
  api.use(authenticate)
  api.use(takeBody)
  api.route("/Dashboard", dashboard)
  api.route("/Users", users)
  api.route("/Users", administration)
  // After the fixed paths: what comes first is asked first.
  api.route("/Users", userSearch)
  api.route("/Users", persons)
  api.route("/Roles", roles)
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
  api.route("/Contracts", contracts)
  api.route("/Purchases", purchases)
  api.route("/RecurringBills", recurringBills)
  api.route("/Products", products)
  api.route("/Quotes", quotes)
  api.route("/Bills", bills)
  api.route("/MailTemplates", mailTemplates)
  api.route("/CustomerWebsite", website)
  api.route("/Books", books)
  api.route("/PersonalData", personalData)
  api.route("/Notifications", notifications)
  api.route("/Reminders", reminders)
  api.route("/Numbering", numbering)
  api.route("/Search", search)
  api.route("/Outbox", outbox)
  api.route("/Uploads", uploads)
  api.route("/Files", files)
  return api
}
