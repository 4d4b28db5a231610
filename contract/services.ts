import { z } from "zod"
import { paging } from "./paging"
import { units } from "./sales-choices"
import { chosen } from "./selection"
import { LongText, optional, Percent, Stamp, Text, UnitPrice, Version } from "./values"

export const serviceSorts = ["name", "unitPriceHT", "changedAt"] as const

const fields = {
  name: Text(120),
  /** What a line says below the name. */
  description: optional(LongText(2000)),
  unit: z.enum(units).default("day"),
  unitPriceHT: UnitPrice,
  /** Percent; the usual rate of the owner, when left out. */
  vatRate: optional(Percent),
}

export const NewService = z.object(fields).meta({ id: "NewService" })
export const ServiceChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "ServiceChanges" })

export const Service = z
  .object({
    ...Stamp,
    name: z.string(),
    description: z.string().nullable(),
    unit: z.enum(units),
    unitPriceHT: UnitPrice,
    vatRate: z.string().nullable(),
    currency: z.string(),
  })
  .meta({ id: "Service" })

export const ServiceFilter = z.object({ ...paging(serviceSorts), ...chosen })

export type NewService = z.output<typeof NewService>
export type ServiceChanges = z.output<typeof ServiceChanges>
export type Service = z.output<typeof Service>
export type ServiceFilter = z.output<typeof ServiceFilter>
