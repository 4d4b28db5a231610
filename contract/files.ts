import { z } from "zod"
import { Id, Instant } from "./values"

/** 10 Mo: at most this many bytes in a file (specification §9, which says “Mo”, read as 1024 × 1024). */
export const largestFile = 10 * 1024 * 1024

/** The types that are accepted, told apart by content. */
export const fileTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.oasis.opendocument.text": "odt",
  "text/plain": "txt",
  /** A bill of e-invoicing, or a statement of a bank: no other XML is taken. */
  "application/xml": "xml",
} as const

/** A file that was received. It is kept for 24 hours, and for good once a record refers to it. */
export const StoredFile = z
  .object({
    id: Id,
    name: z.string(),
    type: z.enum(Object.keys(fileTypes) as [keyof typeof fileTypes]),
    /** Bytes. */
    size: z.int(),
    createdAt: Instant,
  })
  .meta({ id: "StoredFile" })

export const FileUpload = z.object({
  /** The name that the sender gave it: shown, never used as a path. */
  name: z.string().max(300),
  /** Only images, for a logo, a signature, a photo, a product. */
  images: z.enum(["true", "false"]).optional(),
})

export type StoredFile = z.output<typeof StoredFile>
