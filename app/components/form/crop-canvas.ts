import type { Area } from "./crop-area"

/** Wider than any place where the product shows or prints a picture. */
const widest = 1600

/** The whole picture, darker where it will be cut off. */
export function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, area: Area): void {
  const factor = Math.min(1, 800 / picture.naturalWidth)
  canvas.width = Math.round(picture.naturalWidth * factor)
  canvas.height = Math.round(picture.naturalHeight * factor)
  const context = canvas.getContext("2d")
  if (!context) return
  const { x, y, width, height } = area
  const at = [x * factor, y * factor, width * factor, height * factor] as const
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  context.fillStyle = "rgb(10 10 16 / 0.55)"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, ...at)
  context.lineWidth = 3
  context.strokeStyle = "#ffffff"
  context.strokeRect(...at)
}

/** The part of the picture as a file: PNG stays PNG, which may be transparent. */
export async function pictureFile(
  picture: HTMLImageElement,
  { x, y, width, height }: Area,
  name: string,
): Promise<File> {
  const canvas = document.createElement("canvas")
  const factor = Math.min(1, widest / width)
  canvas.width = Math.max(1, Math.round(width * factor))
  canvas.height = Math.max(1, Math.round(height * factor))
  canvas
    .getContext("2d")
    ?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const type = /\.png$/i.test(name) ? "image/png" : "image/jpeg"
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error("the picture could not be drawn")
  return new File([blob], name, { type })
}
