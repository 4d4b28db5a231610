import { type PointerEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "../ui/dialog"

interface SignatureDialogProps {
  onDraw: (file: File) => void
  onClose: () => void
}

/** Points of the picture, which is printed about seven centimetres wide. */
const size = { width: 900, height: 300 }
const pen = { colour: "#1a2233", width: 5 }

/** Signs with the mouse, a pen or a finger; the picture is transparent around the strokes. */
export default function SignatureDialog({ onDraw, onClose }: SignatureDialogProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef(false)
  const [isSigned, setSigned] = useState(false)

  const stroke = (event: PointerEvent<HTMLCanvasElement>, isBegun: boolean) => {
    const context = canvas.current?.getContext("2d")
    if (!context) return
    const factor = size.width / event.currentTarget.clientWidth
    const { offsetX, offsetY } = event.nativeEvent
    if (isBegun) {
      Object.assign(context, { lineCap: "round", lineJoin: "round" })
      Object.assign(context, { strokeStyle: pen.colour, lineWidth: pen.width })
      context.beginPath()
      context.moveTo(offsetX * factor, offsetY * factor)
    }
    // A press without a move is a dot.
    context.lineTo(offsetX * factor, offsetY * factor)
    context.stroke()
  }
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, size.width, size.height)
    setSigned(false)
  }
  const keep = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) onDraw(new File([blob], "signature.png", { type: "image/png" }))
    }, "image/png")
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>{t("signature.title")}</DialogTitle>
        <DialogDescription>
          <canvas
            ref={canvas}
            {...size}
            role="img"
            aria-label={t("signature.area")}
            className="w-full cursor-crosshair touch-none rounded-control border border-edge bg-white"
            onPointerDown={(event) => {
              drawing.current = true
              setSigned(true)
              event.currentTarget.setPointerCapture(event.pointerId)
              stroke(event, true)
            }}
            onPointerMove={(event) => {
              if (drawing.current) stroke(event, false)
            }}
            onPointerUp={() => {
              drawing.current = false
            }}
          />
          <p className="mt-2 text-sm">{t("signature.hint")}</p>
        </DialogDescription>
        <DialogFooter>
          <Button variant="ghost" onClick={clear} disabled={!isSigned}>
            {t("signature.clear")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button onClick={keep} disabled={!isSigned}>
            {t("signature.keep")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
