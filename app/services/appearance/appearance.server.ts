import { readCookie } from "../session/cookie"
import {
  type Appearance,
  defaultAppearance,
  isSide,
  isTheme,
  sideCookie,
  themeCookie,
} from "./appearance"

/** The look that the person chose in this browser. */
export function appearanceOf(request: Request): Appearance {
  const theme = readCookie(request, themeCookie)
  const side = readCookie(request, sideCookie)
  return {
    theme: isTheme(theme) ? theme : defaultAppearance.theme,
    side: isSide(side) ? side : defaultAppearance.side,
  }
}
