import { acts, areas, cards, type Menu, type Permission, type PlanMenu } from "./areas"

export { acts, type Menu, type Permission, type PlanMenu }

const own = areas.filter((area) => "acts" in area)

/** The menus of the matrix of rights. */
export const menus: readonly Menu[] = own.map(({ name }) => name)

/** The closed list that roles are made of: in each menu the acts that something asks for. */
export const permissions: readonly Permission[] = own.flatMap(({ name, acts: offered }) =>
  offered.map((act) => `${name}.${act}` as Permission),
)

/** The right to do something in a menu; nothing where nothing asks for it. */
export const permissionTo = (menu: Menu, act: (typeof acts)[number]): Permission | undefined =>
  permissions.find((permission) => permission === `${menu}.${act}`)

/** The group of the navigation that an area stands in: that of the area whose tab it is, where it is one. */
function groupOf({ group, within }: (typeof cards)[number]): string | undefined {
  const around = within && cards.find(({ screen }) => screen === within)
  return group ?? (around ? groupOf(around) : undefined)
}

/** Menus of those who administer the installation: no right to them comes with a business of one's own. */
export const administration: readonly Menu[] = cards
  .filter((card) => card.acts && groupOf(card) === "administration")
  .map(({ name }) => name as Menu)

/** Menus that a plan may open or not: one's account, settings and notices go with each. */
export const planMenus: readonly PlanMenu[] = cards
  .filter((card) => card.acts && groupOf(card) && groupOf(card) !== "administration")
  .map(({ name }) => name as PlanMenu)

/** The rights without which the screen of an area shows nothing. */
export const neededBy = ({ name, menu = name, needs }: (typeof cards)[number]) =>
  (needs ?? [`${menu}.see`]) as readonly Permission[]

/** The right to do something to the records of an area: that of the menu that it stands in. */
export function rightTo(area: string, act: (typeof acts)[number]): Permission | undefined {
  const { name = area, menu = name } = cards.find((card) => card.name === area) ?? {}
  return permissions.find((permission) => permission === `${menu}.${act}`)
}

/** What stays the account owner's, whoever is let in: who they are and are paid, their plan, who else is let in. */
const ownersAlone: readonly string[] = [
  ...["profile", "notifications", "subscription", "accesses"],
  ...administration,
]

/** The rights that may be given to someone else in an account. */
export const guestPermissions: readonly Permission[] = permissions.filter(
  (permission) => !ownersAlone.includes(permission.replace(/\.\w+$/, "")),
)
