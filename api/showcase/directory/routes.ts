import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  DirectoryAddress,
  DirectoryAddressFilter,
  DirectoryCounts,
  DirectoryEntry,
  DirectoryFilter,
  DirectoryPage,
  DirectorySearch,
  Place,
  PlaceFilter,
} from "#contract/directory"
import { confirmationHolds } from "#domain/availability"
import { reading } from "../../../database/reading"
import { allowAnyone } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, download, listed, ok, tooOften, unchanged } from "../../http/operation"
import { found } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import { readPublishedCv } from "../cv/publications.commands"
import { countEntries } from "./count.queries"
import { criteriaOf } from "./criteria.commands"
import { pages, searches, tenMinutes } from "./limits.routes"
import {
  addressesPerPart,
  countPages,
  findPage,
  findPerson,
  listAddresses,
  listOffers,
} from "./page.queries"
import { picture } from "./pictures.routes"
import { placesNamed } from "./places.commands"
import { isAvailableNow } from "./rules"
import { listEntries } from "./search.queries"
import { showEntry } from "./show.rules"

/** What anyone may read of those who chose to be shown, without a token. */
export const directory = area()

const open = { security: [] }
const handleParam = z.object({ handle: z.string().regex(/^[a-z0-9-]{12,200}$/) })

directory.openapi(
  createRoute({
    ...open,
    method: "get",
    path: "/Directory",
    operationId: "searchDirectory",
    description:
      "People who chose to be shown, are validated and not suspended. Each says why they stand where they stand. 120 searches in ten minutes from one address.",
    middleware: [searches(), allowAnyone()],
    request: { query: DirectorySearch },
    responses: { ...listed(DirectoryEntry), ...tooOften },
  }),
  async (c) => {
    const { db, today } = c.var
    const search = c.req.valid("query")
    const criteria = await criteriaOf(c.var, search)
    if (!criteria)
      return c.json(answerPage(c, search, [], { value: 0, more: false }, showNone), 200)
    const { rows, count } = await listEntries(db, criteria, search, c.var.language)
    const show = (row: (typeof rows)[number]) => showEntry(row, criteria, today)
    return c.json(answerPage(c, search, rows, count, show), 200)
  },
)

directory.openapi(
  createRoute({
    ...open,
    method: "get",
    path: "/Directory/counts",
    operationId: "countDirectory",
    description:
      "How many a search finds, and how many with each filter, among five thousand people at most; `atLeast` says where there may be more.",
    middleware: [rateLimit("directory-count", 120, tenMinutes), allowAnyone()],
    request: { query: DirectoryFilter },
    responses: { ...ok(DirectoryCounts), ...tooOften },
  }),
  async (c) => {
    const criteria = await criteriaOf(c.var, c.req.valid("query"))
    if (!criteria) return c.json(nobody, 200)
    return c.json(await countEntries(c.var.db, criteria, c.var.language), 200)
  },
)

directory.openapi(
  createRoute({
    ...open,
    method: "get",
    path: "/Directory/addresses",
    operationId: "listDirectoryAddresses",
    description: "The addresses of all public pages, ten thousand a part, for maps of the site.",
    middleware: [rateLimit("directory-addresses", 60, tenMinutes), allowAnyone()],
    request: { query: DirectoryAddressFilter },
    responses: {
      ...ok(z.object({ parts: z.int(), addresses: z.array(DirectoryAddress) })),
      ...tooOften,
    },
  }),
  async (c) => {
    const { db, now } = c.var
    const [rows, count] = await Promise.all([
      listAddresses(db, c.req.valid("query").part, now),
      countPages(db, now),
    ])
    const addresses = rows.map(({ handle, changedAt }) => ({
      handle,
      changedAt: new Date(changedAt).toISOString(),
    }))
    return c.json({ parts: Math.max(1, Math.ceil(count / addressesPerPart)), addresses }, 200)
  },
)

directory.openapi(
  createRoute({
    ...open,
    method: "get",
    path: "/Directory/{handle}",
    operationId: "findDirectoryPage",
    description:
      "Someone's public page, by the last twelve signs of its address. Of whoever is hidden, suspended or not validated: 404, like of nobody.",
    middleware: [pages(), allowAnyone()],
    request: { params: handleParam },
    responses: { ...ok(DirectoryPage), ...tooOften },
  }),
  async (c) => {
    const { db, parts, today, now } = c.var
    const { handle } = c.req.valid("param")
    const { owner, photoId, bannerId, freeToday, changedAt, ...page } = found(
      await findPage(db, handle, c.var.language, today, now),
    )
    const theirs = reading(parts.pool, owner)
    return c.json(
      {
        ...page,
        offers: await listOffers(theirs, owner),
        cv: (await readPublishedCv(theirs, owner, "directory"))?.[c.var.language] ?? null,
        availableNow: isAvailableNow({ freeToday, ...page }, today, confirmationHolds),
        hasPhoto: photoId !== null,
        hasBanner: bannerId !== null,
        changedAt: new Date(changedAt).toISOString(),
      },
      200,
    )
  },
)

for (const [path, operationId, field] of [
  ["photo", "findDirectoryPhoto", "photoId"],
  ["banner", "findDirectoryBanner", "bannerId"],
] as const)
  directory.openapi(
    createRoute({
      ...open,
      method: "get",
      path: `/Directory/{handle}/${path}`,
      operationId,
      middleware: [rateLimit(`directory-${path}`, 1_500, tenMinutes), allowAnyone()],
      request: { params: handleParam },
      responses: { ...download("image/*"), ...unchanged, ...tooOften },
    }),
    async (c) => {
      const person = found(await findPerson(c.var.db, c.req.valid("param").handle, c.var.now))
      return picture(c, person.owner, found(person[field]))
    },
  )

directory.openapi(
  createRoute({
    ...open,
    method: "get",
    path: "/Communes",
    operationId: "listPlaces",
    description: "Communes by the beginning of their name, by postal code, or by both.",
    middleware: [rateLimit("directory-place", 120, tenMinutes), allowAnyone()],
    request: { query: PlaceFilter },
    responses: { ...ok(z.array(Place)), ...tooOften },
  }),
  async (c) => {
    const places = await placesNamed(c.var, c.req.valid("query").q)
    return c.json(
      places.map(({ code, name, postalCodes }) => ({ code, name, postalCodes })),
      200,
    )
  },
)

const nobody = {
  total: 0,
  available: 0,
  families: [],
  languages: [],
  skills: [],
  atLeast: { total: false, families: false, languages: false },
}
const showNone = () => {
  throw new Error("there is nobody to show")
}
