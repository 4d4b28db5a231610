import { createHash } from "node:crypto"

/** An id for what a notice tells of where no record stands for it: the same parts give the same one. */
export function causeOf(...parts: readonly (string | number | null)[]): string {
  const hex = createHash("md5").update(parts.join(" ")).digest("hex")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
