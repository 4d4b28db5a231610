/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Width by height; nothing keeps the picture's own. */
export type Ratio = number | undefined

/** The largest area of a shape that a picture holds, made smaller by `scale`, around the same middle. */
export function areaOf(picture: Size, ratio: Ratio, scale: number, around?: Area): Area {
  const shape = ratio ?? picture.width / picture.height
  const full = Math.min(picture.width, picture.height * shape)
  const width = Math.max(1, Math.round(full * scale))
  const height = Math.max(1, Math.round((full / shape) * scale))
  const x = around ? around.x + around.width / 2 - width / 2 : (picture.width - width) / 2
  const y = around ? around.y + around.height / 2 - height / 2 : (picture.height - height) / 2
  return within(picture, { x, y, width, height })
}

/** The same area somewhere else, never beyond the picture's edge. */
export function moved(picture: Size, area: Area, dx: number, dy: number): Area {
  return within(picture, { ...area, x: area.x + dx, y: area.y + dy })
}

function within(picture: Size, area: Area): Area {
  const clamp = (at: number, most: number) =>
    Math.round(Math.min(Math.max(at, 0), Math.max(most, 0)))
  return {
    ...area,
    x: clamp(area.x, picture.width - area.width),
    y: clamp(area.y, picture.height - area.height),
  }
}
