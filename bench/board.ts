import { chromium } from "@playwright/test"
import { generateNKeysBetween } from "fractional-indexing"
import type pg from "pg"
import { browserArguments, findBrowser } from "../scripts/browser.js"
import { type Figure, measure, type Target } from "./measure"
import { type Person, tokenOf } from "./person"

const columns = 4
const perColumn = 500
const eventsPerTask = 10

/** A board of two thousand tasks with tags and steps, and what became of them. */
export interface FilledBoard {
  projectId: string
  columnIds: string[]
  taskIds: string[]
}

/** Fills a board straight into the tables: what happened to its tasks is of the last hundred days. */
export async function fillBoard(database: pg.Pool, owner: string): Promise<FilledBoard> {
  const client = await database.connect()
  try {
    await client.query("begin; set local session_replication_role = replica")
    await client.query("select set_config('app.owner', $1, true)", [owner])
    const idsOf = async (sql: string, ...values: unknown[]) => {
      const { rows } = await client.query<{ id: string }>(sql, [owner, ...values])
      return rows.map(({ id }) => id)
    }
    const [projectId = ""] = await idsOf(project)
    const columnIds = await idsOf(boardColumns, projectId)
    const keys = generateNKeysBetween(null, null, perColumn)
    const taskIds = await idsOf(tasks, projectId, keys)
    for (const sql of [tags, items]) await client.query(sql, [owner])
    await client.query(events, [owner, projectId, eventsPerTask])
    await client.query("commit")
    await client.query(
      "analyze projects, project_columns, tasks, task_tags, task_items, task_events",
    )
    return { projectId, columnIds, taskIds }
  } finally {
    client.release()
  }
}

/** The board, the list of its tasks, its statistics, and moves of a card at 16 at once. */
export async function boardFigures(
  target: Target,
  person: Person,
  { projectId, columnIds, taskIds }: FilledBoard,
): Promise<Figure[]> {
  const count = columns * perColumn
  const headers = { Cookie: person.cookie, Accept: "text/html", "Accept-Encoding": "gzip" }
  const page = (name: string, path: string) =>
    measure(name, target, () => ({ path: `/admin/projects/${projectId}/${path}`, headers }))
  const token = () => ({
    Authorization: `Bearer ${tokenOf(`http://localhost:${target.port}`, person)}`,
    "Content-Type": "application/json",
  })
  const [ofApi, ofStatistics, ofMoves] = [token(), token(), token()]
  const place = (at: number) => ({
    columnId: columnIds[(at * 7) % columns],
    afterId: taskIds[(at * 31) % taskIds.length],
  })
  return [
    await page(`board page, ${count} tasks`, "board"),
    await page(`tasks page, ${count} tasks`, "tasks?limit=50"),
    await measure(`board, ${count} tasks`, target, () => ({
      path: `/api/Projects/${projectId}/board`,
      headers: ofApi,
    })),
    await measure(
      `statistics of ${count * eventsPerTask} events`,
      target,
      () => ({ path: `/api/Projects/${projectId}/statistics`, headers: ofStatistics }),
      { total: 60, concurrency: 2, warmUp: 20 },
    ),
    await measure(
      "move of a task",
      target,
      (at) => ({
        path: `/api/Tasks/${taskIds[(at * 13) % taskIds.length]}/place`,
        method: "PUT",
        headers: ofMoves,
        body: JSON.stringify(place(at)),
      }),
      { concurrency: 16 },
    ),
  ]
}

export interface BoardInBrowser {
  elements: number
  /** The longest that a key of a move waited for what it showed, in ms at 4x CPU slow-down. */
  interaction: number
}

/** A card is taken and carried to the next column by keyboard, on a phone. */
export async function moveSlowly(url: string, cookie: string): Promise<BoardInBrowser> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.setExtraHTTPHeaders({ Cookie: cookie })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: "networkidle" })
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.evaluate(watchInteractions)
    await page.locator("main li[data-card] a[id]").first().focus()
    for (const key of ["Space", "ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key)
    await page.waitForLoadState("networkidle")
    return await page.evaluate("({ ...plumeBoard })")
  } finally {
    await browser.close()
  }
}

/** Runs in the page: as text, since what compiles the bench would not run there. */
const watchInteractions = `
  globalThis.plumeBoard = { elements: document.querySelectorAll("*").length, interaction: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      plumeBoard.interaction = Math.max(plumeBoard.interaction, Math.round(duration))
  }).observe({ type: "event", durationThreshold: 16, buffered: false })`

const project = `
  insert into projects (owner, name, color, starts_on, ends_on)
  values ($1, 'Refonte du catalogue', 'teal', current_date - 100, current_date + 30) returning id`

const boardColumns = `
  insert into project_columns (owner, project_id, position, title, role, color)
  select $1, $2, at - 1, title, role, 'slate'
  from unnest(array['Urgent', 'À faire', 'En cours', 'Terminé'], array['queue', 'queue', 'doing', 'done'])
    with ordinality as made (title, role, at)
  returning id`

const tasks = `
  insert into tasks (owner, project_id, column_id, place, title, estimate, priority, due_on)
  select $1, $2, project_columns.id, key, 'Tâche ' || position || '-' || at, 30 * (at % 9),
    (array['none', 'low', 'normal', 'high', 'urgent'])[at % 5 + 1], current_date + (at % 60 - 20)::int
  from project_columns, unnest($3::text[]) with ordinality as made (key, at)
  where owner = $1 and project_id = $2
  returning id`

const tags = `
  with made as (
    insert into tags (owner, title, color)
    values ($1, 'Ergonomie', 'pink'), ($1, 'Retour du client', 'orange') returning id
  )
  insert into task_tags (owner, task_id, tag_id) select $1, tasks.id, made.id from tasks, made where owner = $1`

const items = `
  insert into task_items (owner, task_id, position, text, done)
  select $1, id, at, 'Étape ' || at, at < 3 from tasks, generate_series(1, 5) as at where owner = $1`

/** Each is made, and goes from column to column until it is where it stands. */
const events = `
  insert into task_events (owner, project_id, task_id, at, what, column_id, column_title, role, estimate)
  select $1, $2, tasks.id, now() - (100 - at * 100 / $3) * interval '1 day',
    case at when 1 then 'created' else 'moved' end, there.id, there.title, there.role, null
  from generate_series(1, $3::int) as at, tasks
  join project_columns as own on own.owner = tasks.owner and own.id = tasks.column_id
  join project_columns as there on there.owner = tasks.owner and there.project_id = tasks.project_id
  where tasks.owner = $1
    and there.position = case at when $3 then own.position else (at - 1) % 4 end
  order by at`
