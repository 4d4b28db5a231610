import { parse } from "lossless-json"

/** A number as it is written in a file, where a number of ours would write it otherwise: `1e400`, `-0`, `1.0`. */
export class NumberLiteral {
  constructor(readonly literal: string) {}

  get value(): number {
    return Number(this.literal)
  }
}

export type Json = null | boolean | number | string | NumberLiteral | Json[] | Item
export type Item = { [key: string]: Json }

export const isItem = (value: Json | undefined): value is Item =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof NumberLiteral)

/**
 * Reads JSON without losing a digit. Of a key that stands twice the last counts, as everywhere; throws a
 * `SyntaxError` where it is no JSON, and a `RangeError` where it is deeper than the stack.
 */
export const parseLossless = (text: string): Json =>
  parse(text, undefined, {
    parseNumber: (literal) =>
      JSON.stringify(Number(literal)) === literal ? Number(literal) : new NumberLiteral(literal),
    onDuplicateKey: ({ newValue }) => newValue,
  }) as Json

/**
 * Writes what was read, each number by its literal. The writer of the library takes any object of a file that says
 * `isLosslessNumber` for a number of its own, and writes no JSON then.
 */
export function stringifyLossless(value: Json, indent = "\n"): string {
  if (value instanceof NumberLiteral) return value.literal
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => stringifyLossless(one, inner))
    : Object.entries(value).map(
        ([key, one]) => `${JSON.stringify(key)}: ${stringifyLossless(one, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? "[]" : "{}"
  return parts.length === 0
    ? `${open}${close}`
    : `${open}${inner}${parts.join(`,${inner}`)}${indent}${close}`
}
