import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import { auditSealer } from "../api/audit/seal.commands"
import { sweepFiles } from "../api/files/sweep.commands"
import { sweepKeys } from "../api/http/idempotency"
import { sweepRemovals } from "../api/http/removals"
import { enterWaitingIncomes } from "../api/money/incomes/waiting.commands"
import { runScheduledTransactions } from "../api/money/scheduled-transactions/run.commands"
import { watchRetention } from "../api/people/mailings/retention.commands"
import { remindOfActions } from "../api/people/offers/action.commands"
import { forgetOldQuestions } from "../api/platform/assistant/commands"
import { queueMonthlyLetters } from "../api/platform/letters/run.commands"
import {
  forgetOldNotifications,
  queueNotificationEmails,
} from "../api/platform/notification-mails/run.commands"
import { unlessMailsWait } from "../api/platform/operations/commands"
import { forgetWhatIsOver } from "../api/platform/personal-data/age.commands"
import { askOpenPayments } from "../api/platform/subscription/ask.commands"
import { keepSubscriptions } from "../api/platform/subscription/keep.commands"
import { notifySubscribers } from "../api/platform/subscription/notices.commands"
import { tellOfWaiting } from "../api/platform/support/notice.commands"
import type { ApiParts } from "../api/ports/parts"
import { remindOfTimesheets } from "../api/sales/mail/timesheet.commands"
import { makeRecurringBills } from "../api/sales/recurring-bills/run.commands"
import { sendReminders } from "../api/sales/reminders/run.commands"
import { takeStatuses } from "../api/sales/submissions/commands"
import { notifyExpiries } from "../api/showcase/cv/notices.commands"
import { ringReminders } from "../api/work/calendar/reminders.commands"
import { notifyDocuments } from "../api/work/contract-documents/notices.commands"
import { applyAmendments } from "../api/work/contracts/amendment.commands"
import { notifyBudgets } from "../api/work/contracts/budget.commands"
import { notifyConsumerRenewals, notifyRenewals } from "../api/work/contracts/notices.commands"
import { notifyDueTasks } from "../api/work/projects/notices.commands"
import { makeRecurringTasks } from "../api/work/recurring-tasks/commands"
import { watchSignatures } from "../api/work/signatures/watch.commands"
import { notifyProjectBudgets } from "../api/work/time-entries/project-budget.commands"
import { notifyMonthEnds } from "../api/work/timesheets/month-end.commands"
import type { Keeper } from "../database/backup/keeper"
import type { RotatingIdentity } from "../identity/rotating-identity"

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** A mail server that does not answer must not keep the process from stopping. */
const mayHoldUp = 5_000

/** Work by the clock. What a call leaves for later is another thing: api/queue.ts. */
export interface Job {
  name: string
  /** In milliseconds. */
  every: number
  run(): Promise<unknown>
}

interface Parts {
  /** None where the database is somebody else's, or nothing is to be copied. */
  copies?: { keeper?: Keeper; tryIfDue?(now: Date): Promise<void> }
  /** None where the API is another process. */
  api: (ApiParts & { dataDir: string }) | undefined
  /** None where the identity server is another program. */
  identity: Pick<RotatingIdentity, "deliverEmails" | "lookAtKeys" | "sweep"> | undefined
}

/**
 * All that happens by itself. Several processes may have the same list.
 *
 * Nothing waits for midnight: the work of a day looks every five minutes for what is due in Paris, so
 * that a process which was down at midnight misses nothing.
 */
export function listJobs({ api, identity, copies }: Parts): Job[] {
  const { keeper, tryIfDue } = copies ?? {}
  const jobs = [
    // Within seconds.
    api && {
      name: "seal the audit log",
      every: second,
      run: auditSealer(api.pool, api.log, api.dataDir),
    },
    identity && {
      name: "send what the identity server writes",
      every: 2 * second,
      run: identity.deliverEmails,
    },
    // The true time, whatever CLOCK says: copies are of this machine.
    keeper && { name: "copy the log", every: 5 * second, run: () => keeper.follow(new Date()) },
    keeper && {
      name: "copy the database",
      every: 5 * minute,
      run: () => keeper.copyIfDue(new Date()),
    },
    tryIfDue && { name: "try a copy", every: hour, run: () => tryIfDue(new Date()) },
    // Each minute.
    api && {
      name: "take the statuses of submitted bills",
      every: minute,
      run: () => takeStatuses(api),
    },
    api && { name: "look over signatures", every: minute, run: () => watchSignatures(api) },
    // Long before a key that another process published signs for the first time.
    identity && { name: "look for new signing keys", every: minute, run: identity.lookAtKeys },
    api && {
      name: "bill subscriptions",
      every: minute,
      run: () => unlessMailsWait(api, () => keepSubscriptions(api)),
    },
    api && {
      name: "ask about open payments",
      every: 5 * minute,
      run: () => unlessMailsWait(api, () => askOpenPayments(api)),
    },
    // The work of a day.
    api && {
      name: "tell of subscriptions",
      every: 30 * minute,
      run: () => notifySubscribers(api),
    },
    api && {
      name: "make recurring bills",
      every: 5 * minute,
      run: () => unlessMailsWait(api, () => makeRecurringBills(api)),
    },
    api && {
      name: "do what is scheduled",
      every: 5 * minute,
      run: () => runScheduledTransactions(api),
    },
    api && {
      name: "tell of budgets of projects",
      every: 10 * minute,
      run: () => notifyProjectBudgets(api),
    },
    api && { name: "make recurring tasks", every: 5 * minute, run: () => makeRecurringTasks(api) },
    // Within half a minute of the time that was asked for, at night too.
    api && { name: "ring event reminders", every: 20 * second, run: () => ringReminders(api) },
    api && {
      name: "queue mails of notifications",
      every: minute,
      run: () => unlessMailsWait(api, () => queueNotificationEmails(api)),
    },
    api && {
      name: "queue letters of the month",
      every: 10 * minute,
      run: () => unlessMailsWait(api, () => queueMonthlyLetters(api)),
    },
    api && {
      name: "forget old notifications",
      every: hour,
      run: () => forgetOldNotifications(api),
    },
    api && { name: "forget old questions", every: hour, run: () => forgetOldQuestions(api) },
    api && { name: "tell of next actions", every: minute, run: () => remindOfActions(api) },
    api && {
      name: "tell of tasks that are due",
      every: 5 * minute,
      run: () => notifyDueTasks(api),
    },
    api && {
      name: "tell of requests that wait",
      every: 10 * minute,
      run: () => tellOfWaiting(api),
    },
    api && { name: "put amendments in force", every: minute, run: () => applyAmendments(api) },
    api && { name: "tell of renewals", every: 5 * minute, run: () => notifyRenewals(api) },
    api && {
      name: "tell of renewals of consumers",
      every: 30 * minute,
      run: () => notifyConsumerRenewals(api),
    },
    api && {
      name: "tell of the end of the month",
      every: 30 * minute,
      run: () => notifyMonthEnds(api),
    },
    api && {
      name: "remind of timesheets",
      every: 30 * minute,
      run: () => unlessMailsWait(api, () => remindOfTimesheets(api)),
    },
    api && {
      name: "tell of documents that end",
      every: 5 * minute,
      run: () => notifyDocuments(api),
    },
    api && { name: "tell of budgets", every: 30 * minute, run: () => notifyBudgets(api) },
    api && { name: "look over contacts", every: 5 * minute, run: () => watchRetention(api) },
    api && {
      name: "tell of certifications that end",
      every: 5 * minute,
      run: () => notifyExpiries(api),
    },
    api && {
      name: "queue reminders",
      every: 5 * minute,
      run: () => unlessMailsWait(api, () => sendReminders(api)),
    },
    api && {
      name: "enter imported incomes",
      every: 5 * minute,
      run: () => enterWaitingIncomes(api),
    },
    // What is kept for a time only.
    identity && { name: "drop ended sessions", every: 10 * minute, run: identity.sweep },
    api && { name: "forget what is over", every: hour, run: () => forgetWhatIsOver(api) },
    api && { name: "drop unused files", every: hour, run: () => sweepFiles(api.pool, api.files) },
    api && { name: "drop idempotency keys", every: hour, run: () => sweepKeys(api.pool) },
    api && { name: "drop copies for undo", every: hour, run: () => sweepRemovals(api.pool) },
  ]
  return jobs.filter((job) => job !== undefined)
}

/** Runs each job now and then by its time, never twice at once. */
export function startJobs(jobs: Job[], log: Pick<Logger, "error">) {
  const stops = jobs.map((job) => repeat(job, log))
  return {
    /** Begins none anew, and waits a while for those under way. */
    async stop() {
      const running = Promise.all(stops.map((stop) => stop()))
      await Promise.race([running, pause(mayHoldUp, undefined, { ref: false })])
    },
  }
}

function repeat({ name, every, run }: Job, log: Pick<Logger, "error">): () => Promise<void> {
  let running: Promise<void> | undefined
  const begin = () => {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error, job: name }, "job failed"))
      .then(() => {
        running = undefined
      })
  }
  begin()
  const timer = setInterval(begin, every)
  return async () => {
    clearInterval(timer)
    await running
  }
}
