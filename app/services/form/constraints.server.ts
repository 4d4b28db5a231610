import { z } from "zod"
import { kindOf } from "#contract/values"
import type { FieldConstraint, FormConstraints } from "~/components/form/reply"

/**
 * The constraints of the contract as the browser knows them: required, lengths, bounds. Conform's own
 * reading of them finds no limits in this version of zod, which keeps them elsewhere.
 */
export function constraintsOf(schema: z.ZodType): FormConstraints {
  const constraints: FormConstraints = {}
  collect(schema, "", { required: true }, constraints)
  return constraints
}

function collect(
  schema: z.core.$ZodType,
  name: string,
  constraint: FieldConstraint,
  found: FormConstraints,
): void {
  if (schema instanceof z.ZodObject) {
    for (const [field, inner] of Object.entries(schema.shape as Record<string, z.core.$ZodType>))
      collect(inner, name === "" ? field : `${name}.${field}`, { required: true }, found)
    if (name !== "") found[name] = constraint
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    collect(schema.def.innerType, name, { ...constraint, required: false }, found)
  else if (schema instanceof z.ZodNullable)
    collect(schema.def.innerType, name, { ...constraint, required: false }, found)
  else if (schema instanceof z.ZodPipe) collect(schema.def.in, name, constraint, found)
  else if (schema instanceof z.ZodArray) {
    found[name] = { ...constraint, multiple: true }
    collect(schema.def.element, `${name}[]`, { required: true }, found)
  } else found[name] = { ...constraint, ...limitsOf(schema) }
}

/** An amount travels in cents, and is typed as "1 234,50": the field itself knows what it must be at least. */
function limitsOf(schema: z.core.$ZodType): FieldConstraint {
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = schema
    return {
      // One character at least is what `required` says already.
      ...(minLength !== null && minLength > 1 && { minLength }),
      ...(maxLength !== null && { maxLength }),
    }
  }
  if (schema instanceof z.ZodNumber && (kindOf(schema) === "money" || kindOf(schema) === "price")) {
    const { minValue } = schema
    return minValue !== null && minValue !== 0 ? { min: minValue / 100 } : {}
  }
  if (schema instanceof z.ZodNumber && kindOf(schema) === undefined) {
    const { minValue, maxValue } = schema
    return {
      ...(minValue !== null && Number.isSafeInteger(minValue) && { min: minValue }),
      ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
    }
  }
  return {}
}
