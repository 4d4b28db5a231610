import { readCookie } from "../session/cookie"
import {
  type Appearance,
  defaultAppearance,
  groupCookie,
  isGroup,
  isSide,
  isTheme,
  sideCookie,
  themeCookie,
} from "./appearance"

/** The look that the person chose in this browser. */
export function appearanceOf(request: Request): Appearance {
  const theme = readCookie(request, themeCookie)
  const side = readCookie(request, sideCookie)
  const group = readCookie(request, groupCookie)
  return {
    group: isGroup(group) ? group : defaultAppearance.group,
    theme: isTheme(theme) ? theme : defaultAppearance.theme,
    side: isSide(side) ? side : defaultAppearance.side,
  }
}
