import type { Permission } from "#contract/permissions"

/** The names among `wanted` that are neither built in nor made here. */
export const unknownRoles = (
  wanted: readonly string[],
  builtIn: ReadonlyMap<string, unknown>,
  made: ReadonlyMap<string, readonly Permission[]>,
): string[] => wanted.filter((role) => !builtIn.has(role) && !made.has(role))
