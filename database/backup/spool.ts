import { join } from "node:path"

/** Where PostgreSQL puts each piece of its log that is full, or a minute old. */
export const spoolOf = (home: string): string => join(home, "archive")
