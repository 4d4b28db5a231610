import { z } from "zod"
import { belongsTo } from "#domain/siren"
import { paging } from "./paging"
import { Id, LongText, optional, Siren, Siret, Stamp, Text, Version } from "./values"

const company = {
  name: Text(160),
  sector: optional(Text(80)),
  status: optional(Text(40)),
  address: optional(LongText(300)),
  siren: optional(Siren),
  siret: optional(Siret),
}

const numbersAgree = (
  { siren, siret }: { siren: string | null; siret: string | null },
  context: z.RefinementCtx,
  at: string[] = [],
) => {
  if (!belongsTo(siret, siren))
    context.addIssue({ code: "custom", path: [...at, "siret"], message: "siretOfAnother" })
}

/** A business as it is entered into the register. */
export const NewCompany = z.object(company).superRefine((said, context) => {
  numbersAgree(said, context)
})

export const CompanyChanges = z
  .object({ id: Id, ...company, version: Version.optional() })
  .superRefine((said, context) => numbersAgree(said, context))
  .meta({ id: "CompanyChanges" })

/** A business of the register, and who is to belong to it (specification §7). */
export const CompanyMembership = z
  .object({
    /** A new one, or by its id one that is there. */
    Company: z.union([z.object({ id: Id }), NewCompany]),
    UserId: Id,
  })
  .meta({ id: "CompanyMembership" })

export const Company = z
  .object({
    ...Stamp,
    name: z.string(),
    sector: z.string().nullable(),
    status: z.string().nullable(),
    address: z.string().nullable(),
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    /** Whether the caller belongs to it, and may change what it says. */
    member: z.boolean(),
    changeable: z.boolean(),
  })
  .meta({ id: "Company" })

/** Part of a name, or a SIREN or SIRET. */
export const CompanySearch = z.object({ value: Text(160) }).meta({ id: "CompanySearch" })

export const CompanyFilter = z.object({
  ...paging(["name"]),
  /** Only those that the caller belongs to. */
  own: z.enum(["true"]).optional(),
})

export type Company = z.output<typeof Company>
export type NewCompany = z.output<typeof NewCompany>
export type CompanyFilter = z.output<typeof CompanyFilter>
