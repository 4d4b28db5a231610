import type { Permission } from "#contract/permissions"

export type Rights = ReadonlySet<Permission>

/** The right, or the rights, that an act takes; false where the record's state forbids it. */
type Needs = false | Permission | readonly Permission[]

/** Of the acts of a record, those that its state allows and the caller has the rights to. */
export function permitted<Act extends string>(rights: Rights, acts: Record<Act, Needs>): Act[] {
  const names = Object.keys(acts) as Act[]
  return names.filter((act) => {
    const needs: Needs = acts[act]
    return needs !== false && [needs].flat().every((right) => rights.has(right))
  })
}
