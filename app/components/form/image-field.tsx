import { useHref } from "@remix-run/react"
import { Crop, ImageIcon, PenLine } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { KeptFile } from "./kept-file"
import { UploadProgress } from "./upload-progress"
import { type FieldProps, useFormField } from "./use-form-field"
import { useUploads } from "./use-uploads"

// Few crop a picture: the tool comes when it is asked for.
const CropDialog = lazy(() => import("./crop-dialog"))
const SignatureDialog = lazy(() => import("./signature-dialog"))

interface ImageFieldProps extends FieldProps {
  /** Where pictures are sent to and shown from, relative to the route. */
  files: string
  /** It can be drawn by hand too, where scripts run. */
  drawn?: boolean
}

const look = "size-20 shrink-0 rounded-control border border-line bg-white object-contain"

/** A picture, shown while it is kept and, with scripts, as soon as it is chosen; then it can be cropped. */
export function ImageField({ files, drawn, ...props }: ImageFieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  const input = useRef<HTMLInputElement>(null)
  const folder = useHref(files)
  const { uploads, choose } = useUploads(input, files, { kind: "image", multiple: false })
  const [upload] = uploads
  const [cropping, setCropping] = useState(false)
  const [drawing, setDrawing] = useState(false)
  const preview = usePreview(upload?.file)
  const id = upload ? upload.id : text
  const shown = preview ?? (id ? `${folder}/${id}` : undefined)
  return (
    <FieldFrame frame={frame}>
      {id ? (
        <KeptFile key={id} name={props.name} id={id}>
          <img
            src={shown}
            alt={upload ? t("form.file.chosenImage") : t("form.file.keptImage")}
            className={look}
          />
          <Button
            variant="outline"
            size="sm"
            className="only-with-script"
            onClick={() => setCropping(true)}
          >
            <Crop size={16} aria-hidden="true" />
            {t("crop.open")}
          </Button>
        </KeptFile>
      ) : null}
      {upload && !upload.id ? <UploadProgress upload={upload} /> : null}
      <div className="flex items-center gap-3">
        {id ? null : preview ? (
          <img src={preview} alt={t("form.file.chosenImage")} className={look} />
        ) : (
          <span className="grid size-20 shrink-0 place-items-center rounded-control border border-dashed border-edge text-muted">
            <ImageIcon size={24} aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <FileInput
            key={key}
            ref={input}
            {...control}
            required={control.required && !id}
            isKept={Boolean(id)}
            accept="image/jpeg,image/png"
            onChoose={choose}
          />
        </div>
      </div>
      {drawn ? (
        <Button
          variant="outline"
          size="sm"
          className="only-with-script mt-2"
          onClick={() => setDrawing(true)}
        >
          <PenLine size={16} aria-hidden="true" />
          {t("signature.open")}
        </Button>
      ) : null}
      {drawing ? (
        <Suspense>
          <SignatureDialog
            onClose={() => setDrawing(false)}
            onDraw={(file) => {
              setDrawing(false)
              choose([file])
            }}
          />
        </Suspense>
      ) : null}
      {cropping && shown ? (
        <Suspense>
          <CropDialog
            src={shown}
            // A kept picture may be transparent.
            name={upload?.file.name ?? "image.png"}
            onClose={() => setCropping(false)}
            onCrop={(file) => {
              setCropping(false)
              choose([file])
            }}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
