import { type ClassValue, clsx } from "clsx"

/** Joins class names. Two that set the same property are a mistake: neither is taken away. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
