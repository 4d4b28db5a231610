import type { JobImport } from "#contract/jobs"
import type { LineError, ListedFamily, ListedJob } from "../../official-lists/jobs"

export interface KnownJob {
  id: string
  family: string
  romeCode: string | null
  ogrCode: string | null
  title: string
  /** As titles are compared: without accents and capitals. */
  plain: string
  withdrawn: boolean
}

/** What is to be saved so that the jobs are those of the list. */
export interface ImportPlan {
  added: ListedJob[]
  /** By the id of the job that there is. */
  changed: (ListedJob & { id: string })[]
  /** The ids of those that are no longer offered. */
  withdrawn: string[]
  counts: JobImport["counts"]
  changes: JobImport["changes"]
  errors: LineError[]
}

/** Where lines cannot be read, nothing is changed. */
export const noCounts: JobImport["counts"] = {
  ...{ added: 0, renamed: 0, moved: 0, withdrawn: 0, unchanged: 0 },
}

const familyOf = ({ romeCode }: ListedJob): string => romeCode.slice(0, 1)

/**
 * Compares the official list with the jobs that there are. A job is known by its number in the list; one of
 * our own, which has none yet, by its title within its family. What the list no longer has is withdrawn, but
 * for our own; one of ours makes way where another job takes its title.
 */
export function planImport(
  known: readonly KnownJob[],
  listed: readonly (ListedJob & { plain: string })[],
): ImportPlan {
  const plan: ImportPlan = {
    ...{ added: [], changed: [], withdrawn: [], changes: [], errors: [] },
    counts: { ...noCounts },
  }
  const byNumber = new Map(known.flatMap((job) => (job.ogrCode ? [[job.ogrCode, job]] : [])))
  const ours = new Map(
    known.flatMap((job) =>
      job.ogrCode || job.withdrawn ? [] : [[`${job.family} ${job.plain}`, job]],
    ),
  )
  const titles = new Set<string>()
  const met = new Set<KnownJob>()
  for (const { plain, ...job } of listed) {
    const key = `${familyOf(job)} ${plain}`
    if (titles.has(key)) {
      plan.errors.push({ line: job.line, code: "jobTitleTwice" })
      continue
    }
    titles.add(key)
    const one = byNumber.get(job.ogrCode) ?? ours.get(key)
    if (one) met.add(one)
    compare(plan, one, job)
  }
  for (const job of known) {
    const staysOurs = job.ogrCode === null && !titles.has(`${job.family} ${job.plain}`)
    if (job.withdrawn || met.has(job) || staysOurs) continue
    plan.withdrawn.push(job.id)
    note(plan, "withdrawn", { code: job.romeCode, title: job.title, before: null })
  }
  return plan
}

function compare(plan: ImportPlan, one: KnownJob | undefined, job: ListedJob): void {
  const { romeCode: code, title } = job
  if (!one) {
    plan.added.push(job)
    note(plan, "added", { code, title, before: null })
    return
  }
  if (one.withdrawn) note(plan, "added", { code, title, before: null })
  else if (one.title !== title) note(plan, "renamed", { code, title, before: one.title })
  else if (one.romeCode !== code) note(plan, "moved", { code, title, before: one.romeCode })
  else plan.counts.unchanged += 1
  const isSame = one.title === title && one.romeCode === code && one.ogrCode === job.ogrCode
  if (!isSame || one.withdrawn) plan.changed.push({ ...job, id: one.id })
}

function note(
  plan: ImportPlan,
  change: JobImport["changes"][number]["change"],
  what: Omit<JobImport["changes"][number], "change">,
): void {
  plan.counts[change] += 1
  plan.changes.push({ change, ...what })
}

/** The families are fourteen, for good: a list of them can only name them otherwise. */
export function planFamilies(
  known: readonly { id: string; title: string }[],
  listed: readonly ListedFamily[],
) {
  const titles = new Map(known.map(({ id, title }) => [id, title]))
  const renamed = listed.filter(({ code, title }) => titles.get(code) !== title)
  return {
    renamed,
    counts: {
      ...{ added: 0, renamed: renamed.length, moved: 0, withdrawn: 0 },
      unchanged: listed.length - renamed.length,
    },
    changes: renamed.map(({ code, title }) => ({
      change: "renamed" as const,
      ...{ code, title, before: titles.get(code) ?? null },
    })),
    errors: [],
  }
}
