import { type Menu, menus } from "#contract/permissions"

/** The menus in which anything is allowed, in the order of the list. */
export function permissionMenus(permissions: readonly string[]): Menu[] {
  return menus.filter((menu) => permissions.some((permission) => permission.startsWith(`${menu}.`)))
}
