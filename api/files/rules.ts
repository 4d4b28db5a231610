import { fileTypes, type StoredFile } from "#contract/files"
import type { Quotas } from "#contract/quotas"

type Type = StoredFile["type"]

const endings: Record<string, Type> = {
  ...Object.fromEntries(Object.entries(fileTypes).map(([type, ending]) => [ending, type as Type])),
  jpeg: "image/jpeg",
  jfif: "image/jpeg",
  // Tables in text: the official list of jobs.
  csv: "text/plain",
  // Cards of an address book.
  vcf: "text/plain",
  // Events of another calendar.
  ics: "text/plain",
  // A CV in JSON Resume.
  json: "text/plain",
}

/** Statements of banks are text or XML, by any of these endings. */
const statementEndings = /\.(ofx|qfx|qif|sta|mt940|cfonb|asc|afb|dat)$/i
const statementTypes: Type[] = ["text/plain", "application/xml"]

/** A name whose ending says something else than the content is a disguise (security C44). */
export function nameSuits(name: string, type: Type): boolean {
  if (statementEndings.test(name)) return statementTypes.includes(type)
  const ending = /\.([a-z][a-z0-9]{1,4})$/i.exec(name)?.[1]?.toLowerCase()
  return ending === undefined || endings[ending] === type
}

/** The name as it is shown and sent on: no folders, no invisible characters, an ending that is true. */
export function shownName(name: string, type: Type): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? ""
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replace(/^[.\s]+|[.\s]+$/g, "")
  const stem = [...clean.replace(/\.[^.]*$/, "")].slice(0, 150).join("")
  const [, known] = /\.(csv|vcf|ics)$/i.exec(clean) ?? []
  const [, ofBank] = statementEndings.exec(clean) ?? []
  const text = type === "text/plain" ? (known ?? ofBank) : type === "application/xml" && ofBank
  const ending = text ? text.toLowerCase() : fileTypes[type]
  return `${stem || "document"}.${ending}`
}

/** RFC 6266: the name in ASCII for old readers, and as it is (RFC 8187). */
export function disposition(kind: "inline" | "attachment", name: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_")
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Types that a browser shows without running anything. */
export const isShown = (type: Type): boolean =>
  type.startsWith("image/") || type === "application/pdf"

/** What is kept by somebody and by everyone, and how much may be. */
export interface Room {
  files: number
  bytes: number
  allFiles: number
  allBytes: number
  limits: Pick<Quotas, "megabytes" | "files">
}

const megabyte = 1_000_000

/** Whether another file of this size is within what its sender, and all together, may keep. */
export function hasRoom(room: Room, size: number, isNewcomer: boolean): boolean {
  const { megabytes, files } = room.limits
  const own = isNewcomer ? "perNewcomer" : "perPerson"
  return (
    room.files < files[own] &&
    room.allFiles < files.perInstallation &&
    room.bytes + size <= megabytes[own] * megabyte &&
    room.allBytes + size <= megabytes.perInstallation * megabyte
  )
}
