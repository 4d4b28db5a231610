import { createHmac } from "node:crypto"
import { environment } from "../config/environment"

/** The roles of migration 0001: each sees what its tier needs and nothing else. */
export const roles = ["plume_app", "plume_web", "plume_identity"] as const

export type Role = (typeof roles)[number]

/**
 * Where and as whom a tier signs in: by the URL that the environment gives for its role, or by the owner's with
 * a password that is derived from the owner's and so need not be told to anybody.
 */
export function roleAddress(role: Role, ownerUrl: string): string {
  const given = environment().roleUrls[role]
  if (given) return given
  const address = new URL(ownerUrl)
  const { password } = address
  address.username = role
  if (password) address.password = derived(decodeURIComponent(password), role)
  return address.href
}

const derived = (secret: string, role: Role): string =>
  createHmac("sha256", secret).update(`Plume’s role ${role}`).digest("base64url")
