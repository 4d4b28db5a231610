import { z } from "zod"

const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/**
 * The same schema where no object, at whatever depth, may have a member that it does not name: a misspelled
 * one that is passed over does something else than was asked for, and nobody is told.
 */
export function strict<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const known = made.get(schema)
  if (known) return known as Schema
  const copy = copyOf(schema)
  // A copy has no name of its own yet, by which the description calls it.
  const about = z.globalRegistry.get(schema)
  const named = copy && about ? copy.meta(about) : (copy ?? schema)
  made.set(schema, named)
  return named as Schema
}

/** None of what holds no members. */
function copyOf(schema: z.core.$ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.def.shape)
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, strict(field)]))
    return z.core.clone(schema, { ...schema.def, shape, catchall: z.never() })
  }
  if (schema instanceof z.ZodArray) {
    const { def }: z.ZodArray = schema
    return z.core.clone(schema, { ...def, element: strict(def.element) })
  }
  if (schema instanceof z.ZodUnion) {
    const { def }: z.ZodUnion = schema
    return z.core.clone(schema, { ...def, options: def.options.map(strict) })
  }
  if (schema instanceof z.ZodPipe) {
    const { def }: z.ZodPipe = schema
    return z.core.clone(schema, { ...def, in: strict(def.in) })
  }
  if (schema instanceof z.ZodOptional) {
    const { def }: z.ZodOptional = schema
    return z.core.clone(schema, { ...def, innerType: strict(def.innerType) })
  }
  if (schema instanceof z.ZodNullable) {
    const { def }: z.ZodNullable = schema
    return z.core.clone(schema, { ...def, innerType: strict(def.innerType) })
  }
  if (schema instanceof z.ZodDefault) {
    const { def }: z.ZodDefault = schema
    return z.core.clone(schema, { ...def, innerType: strict(def.innerType) })
  }
}
