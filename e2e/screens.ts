import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defineRoutes } from "@remix-run/dev/dist/config/routes.js"
import { cards } from "#contract/areas"
import { administration } from "#contract/permissions"
import remixConfig, { gallery } from "../remix.config.js"

export interface Screen {
  /** The path as the manifest has it: "/admin/products/:productId". */
  path: string
  file: string
  /** Opens only for who is signed in. */
  isPrivate: boolean
}

interface Route {
  id: string
  path?: string
  parentId?: string
  file: string
}

const manifest = (await remixConfig.routes?.(defineRoutes as never)) as unknown as Record<
  string,
  Route
>

/** Every screen of the route manifest: what has a page to show. Resource routes have none. */
export const screens: Screen[] = Object.values(manifest)
  .filter((route) => !hasChildren(route) && showsSomething(route.file))
  .map((route) => ({ path: pathOf(route), file: route.file, isPrivate: isPrivate(route) }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))

/** Every address of the route manifest, resource routes too: whatever a request may reach. */
export const addresses: string[] = [...new Set(Object.values(manifest).map(pathOf))].sort()

/** The pages of the pieces, which the product does not have. */
export const galleryScreens: string[] = readdirSync(join("app/routes", gallery))
  .filter((name) => /^[^_].*\.tsx$/.test(name))
  .map((name) => `/${gallery}/${name}`.replace(/(\/index)?\.tsx$/, ""))
  .sort()

export const ofMount = (mount: "admin" | "ap") =>
  screens.filter(({ path }) => path.startsWith(`/${mount}/`))

/** What anyone may open. */
export const publicScreens = screens.filter(({ path }) => !/^\/(admin|ap)(\/|$)/.test(path))

/** Those that every installation has: someone's page and a private link are of records. */
export const standingScreens = publicScreens.filter(({ path }) => !/:(handle|secret)/.test(path))

/** The address of a public page, with something that exists in the place of its parameters. */
export const ofVisitor = (path: string) =>
  path
    .replace(":slug", "mentions-obligatoires")
    .replace(":tag", "tva")
    .replace(":topic", "bills")
    .replace(":document", "privacy")

function hasChildren({ id }: Route): boolean {
  return Object.values(manifest).some(({ parentId }) => parentId === id)
}

function showsSomething(file: string): boolean {
  return /export default|export \{[^}]*\bdefault\b/.test(readFileSync(join("app", file), "utf8"))
}

function isPrivate(route: Route): boolean {
  return /^routes\/(admin|ap)$/.test(route.parentId ?? "")
}

function pathOf(route: Route): string {
  const parent = route.parentId ? manifest[route.parentId] : undefined
  const before = parent ? pathOf(parent) : ""
  return `/${[before, route.path]
    .map((part) => part?.replace(/^\/|\/$/g, ""))
    .filter(Boolean)
    .join("/")}`
}

const administrative = cards
  .filter(({ name, menu = name }) => administration.some((one) => one === menu))
  .flatMap(({ screen }) => screen ?? [])

/** Screens that only administrators may see. */
export const ofAdministrator = (path: string): boolean =>
  administrative.includes(path.split("/")[2] ?? "") || path.endsWith("/statistics/installation")
