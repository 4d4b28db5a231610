import { z } from "zod"
import { offerActions, offerStates, timesheetStatuses } from "#contract/choices"
import { ContactFilter } from "#contract/contacts"
import { ContractFilter } from "#contract/contracts"
import { MailingFilter } from "#contract/mailings"
import { OfferFilter } from "#contract/offers"
import { ProjectFilter } from "#contract/projects"
import { TaskFilter } from "#contract/tasks"
import { Month, TimesheetFilter } from "#contract/timesheets"
import { Day } from "#contract/values"
import { addDays, compareDays } from "#domain/day"
import { firstDayOf, lastDayOf } from "#domain/month"
import { listContacts } from "../../people/contacts/queries"
import { listMailings } from "../../people/mailings/queries"
import { listOffers } from "../../people/offers/queries"
import { listCopies } from "../../showcase/cv/copies.queries"
import { listSeries, occurrencesWithin } from "../../work/calendar/occurrences.commands"
import { showBudgets } from "../../work/contracts/budget.commands"
import { listContracts } from "../../work/contracts/queries"
import { listProjects } from "../../work/projects/queries"
import { listTasks } from "../../work/projects/tasks.queries"
import { findRunning, sumTime } from "../../work/time-entries/queries"
import { listTimesheets } from "../../work/timesheets/queries"
import { showYear } from "../../work/timesheets/year.commands"
import { isPlain } from "./lexicon.rules"
import { choose, namesIn } from "./names.rules"
import { link, mostRows, tell } from "./outcome.rules"
import { about, facts, limit, list, Name, ofClient, query, wholeList } from "./told.commands"
import { type Tool, tool } from "./tool.commands"

/** As many offers as are looked through for those that are open. */
const mostOffers = 100

const listOffersTool = tool({
  name: "listOffers",
  text: "The offers one works on, of a state (open: neither accepted nor lost), of a client, or by when their next action is.",
  needs: ["offers.see"],
  args: z.object({
    state: z.enum([...offerStates, "open"]).optional(),
    action: z.enum(offerActions).optional(),
    client: Name.optional(),
  }),
  async run(asked, say, { client: name, ...filter }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const isOpen = filter.state === "open"
    const state = isOpen ? undefined : filter.state
    const wanted = OfferFilter.parse({
      ...{ ...filter, state, clientId },
      limit: isOpen ? mostOffers : limit,
    })
    const read = await listOffers(asked.db, asked.owner, wanted, asked.today)
    const isClosed = (of: string) => of === "accepted" || of === "aborted"
    const rows = isOpen ? read.rows.filter((offer) => !isClosed(offer.state)) : read.rows
    const count = isOpen ? { value: rows.length, more: read.count.more } : read.count
    const shown = rows.slice(0, limit).map((offer) => ({
      cells: [
        offer.title,
        offer.clientName,
        say.text(`offers.states.${offer.state}`),
        offer.valueHT === null ? "–" : say.money(offer.valueHT, offer.currency),
      ],
      to: `offers/${offer.id}`,
    }))
    const heads = ["title", "client", "state", "valueHT"]
    const to = `offers${query({ ...filter, state, clientId })}`
    return about(list(say, "offers", heads, shown, count, to), client?.record)
  },
})

const listContactsTool = tool({
  name: "listContacts",
  text: "The contacts, all, of a client, or that some words find, with how they are reached.",
  needs: ["contacts.see"],
  args: z.object({ client: Name.optional(), q: z.string().max(100).optional() }),
  async run(asked, say, { client: name, q }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const wanted = ContactFilter.parse({ clientId, q, limit })
    const { rows, count } = await listContacts(asked.db, asked.owner, wanted)
    const shown = rows.slice(0, limit).map((contact) => ({
      cells: [
        contact.name,
        contact.clientName ?? "–",
        contact.email ?? "–",
        contact.phoneNumber ?? "–",
      ],
      to: `contacts/${contact.id}`,
    }))
    const to = `contacts${query({ clientId, q })}`
    return about(
      list(say, "contacts", ["contact", "client", "email", "phone"], shown, count, to),
      client?.record,
    )
  },
})

const listMailingsTool = tool({
  name: "listMailings",
  text: "What was mailed to many contacts at once, and how many it reached.",
  needs: ["mailings.see"],
  args: z.object({}),
  async run({ db, owner }, say) {
    const { rows, count } = await listMailings(db, owner, MailingFilter.parse({ limit }))
    const shown = rows.slice(0, limit).map((mailing) => ({
      cells: [mailing.name, say.number(mailing.receivers), say.number(mailing.arrived)],
      to: `mailings/${mailing.id}`,
    }))
    return list(say, "mailings", ["title", "receivers", "arrived"], shown, count, "mailings")
  },
})

const listTimesheetsTool = tool({
  name: "listTimesheets",
  text: "The timesheets of a state, of a client, of a month (YYYY-MM), or those of which something can be billed.",
  needs: ["timesheets.see"],
  args: z.object({
    state: z.enum(timesheetStatuses).optional(),
    client: Name.optional(),
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
      .optional(),
    toBill: z.enum(["true"]).optional(),
  }),
  async run(asked, say, { client: name, ...filter }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const wanted = TimesheetFilter.parse({ ...filter, clientId, limit })
    const { rows, count } = await listTimesheets(asked.db, asked.owner, wanted)
    const shown = rows.slice(0, limit).map((sheet) => ({
      cells: [sheet.month, sheet.clientName, sheet.contractTitle],
      to: `timesheets/${sheet.id}`,
    }))
    const to = `timesheets${query({ ...filter, clientId })}`
    return about(
      list(say, "timesheets", ["month", "client", "title"], shown, count, to),
      client?.record,
    )
  },
})

const findWorkYearTool = tool({
  name: "findWorkYear",
  text: "The days worked in a year, or in a month of it (YYYY-MM): billable and not, off and sick; of a year, the days left to one's target too.",
  needs: ["timesheets.see"],
  args: z.object({ year: z.int().min(2000).max(2100).optional(), month: Month.optional() }),
  async run(asked, say, { year: of, month }) {
    const year = month ? Number(month.slice(0, 4)) : (of ?? Number(asked.today.slice(0, 4)))
    const whole = await showYear(asked, year)
    const part = whole.months.find((one) => one.month === month)
    const work = part ?? whole
    const days = (count: number) =>
      say.text("assistant.figures.days", { days: say.number(count, 2) })
    const rows: [string, string][] = [
      [say.text("assistant.table.workingDays"), days(work.workingDays)],
      [say.text("assistant.table.nonBillable"), days(work.nonBillable)],
      [say.text("assistant.table.off"), days(work.timeOff)],
      [say.text("assistant.table.sick"), days(work.sickLeave)],
    ]
    if (!part && whole.leftToTarget !== null)
      rows.push([say.text("assistant.table.leftToTarget"), days(whole.leftToTarget)])
    const said = month
      ? say.text("assistant.said.workMonth", {
          ...{ from: say.day(firstDayOf(month)), to: say.day(lastDayOf(month)) },
        })
      : say.text("assistant.said.workYear", { year })
    return tell("read", said, {
      args: month ? { month } : { year },
      figure: days(work.billable),
      table: facts(say, rows),
      links: [link(say.text("shell.screens.timesheets"), "timesheets")],
    })
  },
})

const findRunningTool = tool({
  name: "findRunningTimer",
  text: "Whether time is being counted now, for what, and since when.",
  needs: ["projects.see"],
  args: z.object({}),
  async run({ db, owner }, say) {
    const running = await findRunning(db, owner)
    const links = [link(say.text("shell.screens.time-entries"), "time-entries")]
    if (!running) return tell("read", say.text("assistant.said.noTimer"), { links })
    const { title, projectName, startedAt } = running
    const since = startedAt.toLocaleTimeString("fr-FR", {
      ...{ timeZone: "Europe/Paris", hour: "2-digit", minute: "2-digit" },
    })
    return tell("read", say.text("assistant.said.timer", { name: title ?? projectName, since }), {
      links: [link(projectName, `projects/${running.projectId}`), ...links],
    })
  },
})

const findTimeSpentTool = tool({
  name: "findTimeSpent",
  text: "The time spent by project, between two days where they are said; of one project where it is named in the words.",
  needs: ["projects.see"],
  args: z.object({ q: z.string().max(2000).optional(), from: Day.optional(), to: Day.optional() }),
  async run({ db, owner, now }, say, { q, from, to }) {
    const spent = await sumTime(db, owner, { from, to, now })
    const { one } = q ? choose(namesIn(q, spent, isPlain)) : { one: undefined }
    const shown = one ? spent.filter(({ id }) => id === one.id) : spent
    const hours = (minutes: number) =>
      say.text("assistant.figures.hours", { hours: say.number(minutes / 60, 2) })
    const rows = shown.map(({ id, name, minutes }) => ({
      cells: [name, hours(minutes)],
      to: `projects/${id}`,
    }))
    const about =
      from && to ? say.text("assistant.said.between", { from: say.day(from), to: say.day(to) }) : ""
    return tell("read", [say.text("assistant.said.timeSpent"), about].filter(Boolean).join(" "), {
      figure: hours(shown.reduce((sum, { minutes }) => sum + minutes, 0)),
      args: one ? { project: one.name } : {},
      table:
        rows.length > 0
          ? {
              heads: ["project", "value"].map((head) => say.text(`assistant.table.${head}`)),
              rows: rows.slice(0, mostRows),
              count: rows.length,
            }
          : null,
      links: [link(say.text("shell.screens.time-entries"), "time-entries")],
    })
  },
})

const listProjectsTool = tool({
  name: "listProjects",
  text: "The projects that go on, with how many of their tasks are done.",
  needs: ["projects.see"],
  args: z.object({ client: Name.optional() }),
  async run(asked, say, { client: name }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const clientId = client?.record?.id
    const wanted = ProjectFilter.parse({ clientId, limit })
    const { rows, count } = await listProjects(asked.db, asked.owner, wanted)
    const shown = rows.slice(0, limit).map((project) => ({
      cells: [
        project.name,
        project.clientName ?? "–",
        `${project.doneCount}\u00a0/\u00a0${project.taskCount}`,
      ],
      to: `projects/${project.id}`,
    }))
    const to = `projects${query({ clientId })}`
    return about(
      list(say, "projects", ["title", "client", "tasksDone"], shown, count, to),
      client?.record,
    )
  },
})

const listTasksTool = tool({
  name: "listTasks",
  text: "The tasks that are not done: all, overdue ones, today's, this week's, or those without a day.",
  needs: ["projects.see"],
  args: z.object({ due: z.enum(["overdue", "today", "week", "none"]).optional() }),
  async run({ db, owner, today }, say, { due }) {
    const wanted = TaskFilter.parse({ due, open: "true", limit })
    const { rows, count } = await listTasks(db, owner, wanted, today)
    const shown = rows.slice(0, limit).map((task) => ({
      cells: [task.title, task.projectName, say.day(task.dueOn)],
      to: `tasks/${task.id}`,
    }))
    const to = `tasks${query({ due, open: "true" })}`
    return list(say, due === "overdue" ? "lateTasks" : "tasks", taskHeads, shown, count, to)
  },
})
const taskHeads = ["title", "project", "dueDate"]

/** As many days of the calendar as are gone through. */
const mostDays = 92

const listEventsTool = tool({
  name: "listEvents",
  text: "What the calendar has on some days: from today on for a week where none are said.",
  needs: ["calendar.see"],
  args: z.object({ from: Day.optional(), to: Day.optional() }),
  async run(asked, say, { from = asked.today, to = addDays(from, 6) }) {
    const most = addDays(from, mostDays)
    const last = compareDays(to, most) > 0 ? most : to
    const found = (await listSeries(asked, from, last)).flatMap((event) =>
      occurrencesWithin(event, from, last).flatMap((occurrence) => {
        const day = occurrence.start.slice(0, 10)
        if (day < from || day > last) return []
        const { title } = occurrence.fields
        return [{ day, title, id: event.row.id }]
      }),
    )
    const rows = found
      .sort((one, other) => one.day.localeCompare(other.day))
      .map(({ day, title, id }) => ({
        cells: [title, say.day(day)],
        to: `calendar/events/${id}`,
      }))
    return wholeList(say, "events", ["title", "day"], rows, `calendar${query({ day: from })}`)
  },
})

const listBudgetsTool = tool({
  name: "listContractBudgets",
  text: "What was used of the budgets of the contracts that run, and what is left of them.",
  needs: ["contracts.see"],
  args: z.object({ client: Name.optional() }),
  async run(asked, say, { client: name }) {
    const client = await ofClient(asked, say, name)
    if (client?.outcome) return client.outcome
    const wanted = ContractFilter.parse({ state: "active", clientId: client?.record?.id, limit })
    const { rows } = await listContracts(asked.db, asked.owner, wanted, asked.today)
    const contracts = new Map(rows.slice(0, limit).map((contract) => [contract.id, contract]))
    const budgets = await showBudgets(asked, [...contracts.keys()])
    const shown = budgets
      .filter(({ percent }) => percent !== null)
      .sort((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
      .map(({ contractId, percent, leftDays, leftHT, currency }) => ({
        cells: [
          contracts.get(contractId)?.title ?? "",
          `${say.number(percent ?? 0, 1)}\u00a0%`,
          leftDays === null
            ? leftHT === null
              ? "–"
              : say.money(leftHT, currency)
            : say.text("assistant.figures.days", { days: say.number(Number(leftDays), 2) }),
        ],
        to: `contracts/${contractId}`,
      }))
    const told = wholeList(say, "budgets", ["title", "used", "left"], shown, "contracts")
    return about(told, client?.record)
  },
})

const listCopiesTool = tool({
  name: "listCvCopies",
  text: "The copies of CVs that were handed out, the newest first.",
  needs: ["cv.see"],
  args: z.object({}),
  async run({ db, owner, rights }, say) {
    const copies = await listCopies(db, owner, {})
    const rows = copies.slice(0, mostRows).map((copy) => ({
      cells: [
        copy.name,
        say.day(copy.createdAt.toISOString().slice(0, 10)),
        (rights.has("offers.see") && copy.offerTitle) || "–",
      ],
      to: `cv/copies/${copy.id}`,
    }))
    const count = { value: copies.length, more: false }
    return list(say, "cvCopies", ["title", "day", "offer"], rows, count, "cv/copies")
  },
})

/** What one does: offers, people, time, projects, the calendar. */
export const workReads: readonly Tool[] = [
  listOffersTool,
  listContactsTool,
  listMailingsTool,
  listTimesheetsTool,
  findWorkYearTool,
  findRunningTool,
  listProjectsTool,
  findTimeSpentTool,
  listTasksTool,
  listEventsTool,
  listBudgetsTool,
  listCopiesTool,
]
