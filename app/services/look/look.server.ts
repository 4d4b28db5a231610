import { readCookie } from "../session/cookie"
import { firstLook, isSide, isTheme, type Look, sideCookie, themeCookie } from "./look"

/** The look that the person chose in this browser. */
export function lookOf(request: Request): Look {
  const theme = readCookie(request, themeCookie)
  const side = readCookie(request, sideCookie)
  return {
    theme: isTheme(theme) ? theme : firstLook.theme,
    side: isSide(side) ? side : firstLook.side,
  }
}
