import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "../ui/dialog"
import { Select } from "../ui/input"
import { type Area, areaOf, moved, type Ratio } from "./crop-area"
import { draw, pictureFile } from "./crop-canvas"

interface CropDialogProps {
  src: string
  name: string
  onCrop: (file: File) => void
  onClose: () => void
}

const shapes: Record<string, Ratio> = { own: undefined, square: 1, wide: 3 }

/** Chooses a part of a picture: by dragging it, by the arrow keys, or by its size. */
export default function CropDialog({ src, name, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number }>()
  const picture = usePicture(src)
  const [shape, setShape] = useState("own")
  const [scale, setScale] = useState(1)
  const [area, setArea] = useState<Area>()
  useEffect(() => {
    if (picture) setArea((before) => areaOf(sizeOf(picture), shapes[shape], scale, before))
  }, [picture, shape, scale])
  useEffect(() => {
    if (picture && area && canvas.current) draw(canvas.current, picture, area)
  }, [picture, area])

  const move = (dx: number, dy: number) =>
    picture && setArea((before) => before && moved(sizeOf(picture), before, dx, dy))
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = grip.current
    const { current } = canvas
    if (!from || !picture || !current) return
    const factor = picture.naturalWidth / current.clientWidth
    move((event.clientX - from.x) * factor, (event.clientY - from.y) * factor)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = (picture?.naturalWidth ?? 0) / (event.shiftKey ? 10 : 50)
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ]
    if (!way) return
    event.preventDefault()
    move((way[0] ?? 0) * step, (way[1] ?? 0) * step)
  }
  const crop = async () => {
    if (picture && area) onCrop(await pictureFile(picture, area, name))
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>{t("crop.title")}</DialogTitle>
        <DialogDescription>
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move the area */}
          <canvas
            ref={canvas}
            tabIndex={0}
            role="application"
            aria-label={t("crop.area")}
            aria-describedby={`${id}-hint`}
            className="max-h-[50dvh] w-full cursor-move touch-none rounded-control bg-sunken object-contain"
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              grip.current = { x: event.clientX, y: event.clientY }
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={onPointerMove}
            onPointerUp={() => {
              grip.current = undefined
            }}
          />
          <p id={`${id}-hint`} className="mt-2 text-sm">
            {t("crop.hint")}
          </p>
          <div className="mt-4 grid gap-4 text-ink sm:grid-cols-2">
            <label className="grid gap-1.5 text-sm font-medium">
              {t("crop.size")}
              <input
                type="range"
                min={10}
                max={100}
                value={Math.round(scale * 100)}
                onChange={(event) => setScale(Number(event.currentTarget.value) / 100)}
                className="min-h-10 w-full accent-accent-fill"
              />
            </label>
            <label htmlFor={`${id}-shape`} className="grid gap-1.5 text-sm font-medium">
              {t("crop.shape")}
              <Select
                id={`${id}-shape`}
                value={shape}
                onChange={(event) => setShape(event.currentTarget.value)}
              >
                <option value="own">{t("crop.own")}</option>
                <option value="square">{t("crop.square")}</option>
                <option value="wide">{t("crop.wide")}</option>
              </Select>
            </label>
          </div>
        </DialogDescription>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button onClick={crop}>{t("crop.submit")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})

function usePicture(src: string): HTMLImageElement | undefined {
  const [picture, setPicture] = useState<HTMLImageElement>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = src
  }, [src])
  return picture
}
