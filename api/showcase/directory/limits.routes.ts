import { rateLimit } from "../../http/rate-limit"

export const tenMinutes = 600

/** Nobody reads more searches, or more pages, than that; who copies the directory does (security E87). */
export const searches = () => rateLimit("directory-search", 120, tenMinutes)
export const pages = () => rateLimit("directory-page", 300, tenMinutes)
