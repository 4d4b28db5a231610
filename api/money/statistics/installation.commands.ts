import type { InstallationStatistics } from "#contract/statistics"
import { nobody } from "#domain/owner"
import { found } from "../../http/problem"
import { showOperations } from "../../platform/operations/commands"
import type { Context } from "../../ports/context"
import { countFailedJobs, countInstallation } from "./installation.queries"

/** How the installation stands, in counts. */
export async function readInstallation(
  context: Context<"copies">,
): Promise<InstallationStatistics> {
  const { db, now, today } = context
  const [counts, jobsFailing, { disk, lastBase, safeUntil }] = await Promise.all([
    countInstallation(db, nobody, now, today),
    countFailedJobs(db, nobody),
    showOperations(context),
  ])
  return {
    ...found(counts),
    jobsFailing,
    disk,
    lastCopy: lastBase?.at ?? null,
    safeUntil,
  }
}
