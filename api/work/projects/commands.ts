import type {
  NewProject,
  ProjectBelongings,
  ProjectChanges,
  ProjectDetails,
} from "#contract/projects"
import type { Language } from "#contract/values"
import { translate } from "../../http/messages"
import { ensure, found, foundAll, HttpProblem, stale } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { findContract } from "../contracts/queries"
import { addColumns } from "./columns.queries"
import * as queries from "./queries"
import { newColumns, projectDetails } from "./rules"
import { copyBoard } from "./template.commands"

/** Refuses a record that is not the caller's, or not where it should be, at the field that names it. */
export function unknownAt(path: string): never {
  throw new HttpProblem(404, "notFound", { errors: [{ path, code: "unknown" }] })
}

export async function showDetails(
  { db, owner, rights }: Pick<Context, "db" | "owner" | "rights">,
  id: string,
): Promise<ProjectDetails> {
  return projectDetails(found(await queries.findProject(db, owner, id)), rights)
}

/** A project that can be worked on, which nobody else changes meanwhile; one that is archived is read only. */
export async function lockOpenProject({ db, owner }: Pick<Context, "db" | "owner">, id: string) {
  const project = found(await queries.lockProject(db, owner, id))
  ensure(project.archivedAt === null, "projectArchived")
  return project
}

async function lockAsKnown(context: Context, id: string, version: number) {
  const project = found(await queries.lockProject(context.db, context.owner, id))
  return project.version === version ? project : stale(projectDetails(project, context.rights))
}

type Links = Pick<NewProject, "clientId" | "contractId">

/** The client is the contract's, where there is a contract; both are the owner's own. */
async function linked({ db, owner }: Context, { clientId, contractId }: Links): Promise<Links> {
  if (contractId) {
    const contract = (await findContract(db, owner, contractId)) ?? unknownAt("contractId")
    return { contractId, clientId: contract.clientId }
  }
  if (clientId && !(await findClient(db, owner, clientId))) unknownAt("clientId")
  return { clientId, contractId: null }
}

/** Adds a project with its board: the usual columns in a language, or another project's columns and tasks. */
export async function addProject(
  context: Context,
  { templateId, ...project }: NewProject,
  language: Language,
): Promise<ProjectDetails> {
  const { owner, db } = context
  const links = await linked(context, project)
  const template = templateId
    ? ((await queries.findProject(db, owner, templateId)) ?? unknownAt("templateId"))
    : null
  const id = await queries.addProject(db, owner, { ...project, ...links })
  if (template) await copyBoard(context, template, { id, startsOn: project.startsOn })
  else
    await addColumns(
      db,
      owner,
      newColumns.map(({ name, ...column }) => ({
        ...column,
        projectId: id,
        title: translate(language, `projects.firstColumns.${name}`),
      })),
    )
  return showDetails(context, id)
}

export async function changeProject(
  context: Context,
  id: string,
  { version, ...changes }: ProjectChanges,
): Promise<ProjectDetails> {
  const project = await lockAsKnown(context, id, version)
  ensure(project.archivedAt === null, "projectArchived")
  const links = await linked(context, changes)
  await queries.changeProject(context.db, context.owner, id, { ...changes, ...links })
  return showDetails(context, id)
}

/** Puts a project away, or takes it out again. */
export async function shelveProject(
  context: Context,
  id: string,
  { archived, version }: { archived: boolean; version: number },
): Promise<ProjectDetails> {
  const project = await lockAsKnown(context, id, version)
  if ((project.archivedAt !== null) !== archived)
    await queries.changeProject(context.db, context.owner, id, {
      archivedAt: archived ? context.now : null,
    })
  return showDetails(context, id)
}

export async function showBelongings(
  { db, owner }: Pick<Context, "db" | "owner">,
  id: string,
): Promise<ProjectBelongings> {
  found(await queries.findProject(db, owner, id))
  return queries.countBelongings(db, owner, id)
}

/**
 * Removes projects with all that belongs to them; none where one is not there. What a timesheet holds of their time
 * stays, and so do they: they can be archived.
 */
export async function removeProjects({ db, owner }: Context, ids: string[]) {
  const { there, done, kept } = await queries.removeProjects(db, owner, ids)
  foundAll(ids, there)
  return { done, refused: kept.map((project) => ({ ...project, code: "projectHeld" })) }
}
