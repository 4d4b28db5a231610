import type { BoardColumn, BoardFilter } from "#contract/tasks"
import { addDays, startOfDayIn } from "#domain/day"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { listColumns } from "./columns.queries"
import { findProject } from "./queries"
import { showColumn, showTask } from "./rules"
import { listCards } from "./tasks.queries"

/** As many cards as a column shows; the list has the others. */
const most = 100
/** For how long what is done is on the board. */
const doneDays = 30

/** The columns of a board, each with its first cards. A filter narrows the cards, not what a column counts. */
export async function readBoard(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  projectId: string,
  filter: BoardFilter,
): Promise<BoardColumn[]> {
  found(await findProject(db, owner, projectId))
  const since = startOfDayIn("Europe/Paris", addDays(today, -doneDays))
  const columns = await listColumns(db, owner, projectId)
  return Promise.all(
    columns.map(async (column) => {
      const cards = await listCards(db, owner, column.id, filter, {
        ...{ today, most },
        since: column.role === "done" ? since : null,
      })
      return {
        ...showColumn(column),
        matching: cards[0]?.matching ?? 0,
        cards: cards.map(({ matching: _, ...card }) => showTask(card, today)),
      }
    }),
  )
}
