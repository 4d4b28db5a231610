import { limitedByAddress } from "../../http/rate-limit"

export const tenMinutes = 600

/** Nobody reads more searches, or more pages, than that; who copies the directory does (security E87). */
export const searches = () => limitedByAddress("directory-search", 120, tenMinutes)
export const pages = () => limitedByAddress("directory-page", 300, tenMinutes)
