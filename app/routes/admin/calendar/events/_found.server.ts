import type { LoaderFunctionArgs } from "@remix-run/node"
import type { EventConflict, EventOutcome } from "#contract/events"
import type { Api } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** The event of an address, and of a series the occurrence that it names. */
export function findEvent(api: Api, { params, request }: LoaderFunctionArgs) {
  const occurrence = new URL(request.url).searchParams.get("occurrence") ?? undefined
  const path = { eventId: params.eventId ?? "" }
  return api.get("/Events/{eventId}", { path, query: { occurrence } })
}

/** What a toast says of what stands in the way: another event, before what is off. */
export const conflictSaid = (conflicts: readonly EventConflict[]) =>
  conflicts.some(({ kind }) => kind === "event")
    ? "event"
    : conflicts.some(({ kind }) => kind === "dayOff")
      ? "dayOff"
      : "outsideHours"

/** How a toast takes a change back. */
export function undoOf(
  { request }: Pick<LoaderFunctionArgs, "request">,
  { changeId }: Pick<EventOutcome, "changeId">,
): { undo?: string } {
  const [mount = ""] = new URL(request.url).pathname.split("/calendar/")
  return changeId ? { undo: `${mount}/calendar/events/changes/${changeId}/restoration` } : {}
}

/** Leads on from a change of an event: what stands in its way is told, and it can be taken back. */
export const redirectChanged = (
  args: Pick<LoaderFunctionArgs, "request">,
  to: string,
  outcome: Pick<EventOutcome, "changeId" | "conflicts">,
  said: "events.changed" | "events.moved",
) =>
  outcome.conflicts.length > 0
    ? redirectWithToast(
        args,
        to,
        `events.changedInConflict.${conflictSaid(outcome.conflicts)}`,
        "warning",
        undoOf(args, outcome),
      )
    : redirectWithToast(args, to, said, "success", undoOf(args, outcome))
