/**
 * What people are offered to say of themselves; the specification (§3, `userType`, `personType`) shows no list,
 * so others may be said.
 */
export const userTypes = ["freelancer", "artisan", "property"] as const
export const personTypes = ["natural", "legal"] as const
