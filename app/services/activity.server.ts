import type { NotedArea } from "#contract/areas"
import { activityKinds } from "#contract/choices"
import type { Activity } from "#contract/notes"
import type { ActivityPage } from "~/components/screen/activity-feed"
import type { Api } from "./api.server"

/** The feed of a record, as the address of its page asks for it. */
export async function activityOf(
  api: Api,
  request: Request,
  area: NotedArea,
  recordId: string,
): Promise<ActivityPage> {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get("activity")
  const kind = activityKinds.find((each) => each === asked)
  const query = {
    kind,
    after: searchParams.get("after") ?? undefined,
    before: searchParams.get("before") ?? undefined,
  }
  const path = { area, recordId }
  const { rows, next, previous } = await api.list("/Activity/{area}/{recordId}", { path, query })
  return { area, recordId, kind, entries: rows as Activity[], next, previous }
}
