/** What a person may do: menu × act. The closed list that roles are made of. */
export const menus = [
  "dashboard",
  "profile",
  "clients",
  "contacts",
  "contracts",
  "products",
  "quotes",
  "bills",
  "purchases",
  "mailTemplates",
  "website",
  "notifications",
  "users",
  "jobs",
  "roles",
  "audit",
  "outbox",
] as const
export const acts = ["see", "create", "edit", "delete", "export"] as const

export type Menu = (typeof menus)[number]
export type Permission = `${Menu}.${(typeof acts)[number]}`

export const permissions: readonly Permission[] = menus.flatMap((menu) =>
  acts.map((act) => `${menu}.${act}` as const),
)
