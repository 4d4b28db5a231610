import { z } from "zod"
import { colors } from "./colors"
import { Recurrence } from "./recurrence"
import {
  Country,
  Day,
  Email,
  FileId,
  Iban,
  ImageId,
  LocalTime,
  LongText,
  Money,
  optional,
  Percent,
  Phone,
  Quantity,
  Switch,
  Tags,
  Text,
} from "./values"

export const designDays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const
export const designSizes = ["small", "medium", "large"] as const

/** A field of each kind that one types in, for the pages of the pieces, where each can be tried. */
export const TypedFields = z
  .object({
    text: Text(40),
    longText: optional(LongText(200)),
    email: optional(Email),
    phoneNumber: optional(Phone),
    iban: optional(Iban),
    whole: optional(z.int().min(1).max(60)),
    money: Money,
    percent: optional(Percent),
    quantity: optional(Quantity),
    day: Day,
    moment: optional(LocalTime),
    from: optional(Day),
    to: optional(Day),
    recurrence: Recurrence,
  })
  .superRefine(({ from, to }, context) => {
    if (from && to && to < from)
      context.addIssue({ code: "custom", path: ["to"], message: "endBeforeStart" })
  })

/** A field of each kind that one chooses from, or sends a file with. */
export const ChosenFields = z.object({
  size: z.enum(designSizes),
  trade: optional(Country),
  days: z.array(z.enum(designDays)).max(3, { error: "tooMany 3" }).default([]),
  tags: Tags(5, 20),
  plan: z.enum(designSizes),
  agreed: z.boolean({ error: "required" }).refine((agreed) => agreed, { error: "required" }),
  reminded: Switch,
  color: optional(z.enum(colors)),
  streetAddress: optional(Text(160)),
  postalCode: optional(Text(12)),
  city: optional(Text(80)),
  country: Country.default("FR"),
  fileId: optional(FileId),
  fileIds: z.array(FileId).max(5).default([]),
  imageId: optional(ImageId),
})
