import { readCookie } from "../session/cookie"
import {
  type Appearance,
  defaultAppearance,
  densityCookie,
  groupCookie,
  isDensity,
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
  const density = readCookie(request, densityCookie)
  const group = readCookie(request, groupCookie)
  return {
    group: isGroup(group) ? group : defaultAppearance.group,
    theme: isTheme(theme) ? theme : defaultAppearance.theme,
    side: isSide(side) ? side : defaultAppearance.side,
    density: isDensity(density) ? density : defaultAppearance.density,
  }
}
