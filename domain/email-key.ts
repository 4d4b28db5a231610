/**
 * One mailbox, one key: without capitals, without what stands after a plus sign, and where the provider
 * reads over dots, without them.
 */
export function emailKey(email: string): string {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf("@")
  const domain = typed.slice(at + 1)
  const [local = ""] = typed.slice(0, at).split("+")
  const isGmail = domain === "gmail.com" || domain === "googlemail.com"
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`
}
