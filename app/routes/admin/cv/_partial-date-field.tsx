import { useState } from "react"
import { useTranslation } from "react-i18next"
import { readPartialDate, writtenDate } from "#domain/partial-date"
import { FieldFrame } from "~/components/form/field-frame"
import { type FieldProps, useFormField } from "~/components/form/use-form-field"
import { Input } from "~/components/ui/input"
import { useSayDate } from "./_say"

const shown = (text: string) => {
  const date = readPartialDate(text)
  return date ? writtenDate(date) : text
}

/** A date in one field, as precise as it is known, and what was understood of it. */
export function PartialDateField(props: FieldProps) {
  const { t } = useTranslation()
  const say = useSayDate()
  const hint = props.hint ?? t("cv.dateHint")
  const { key, text, frame, control } = useFormField({ ...props, hint, autoComplete: "off" }, shown)
  const [typed, setTyped] = useState(text)
  const date = readPartialDate(typed)
  return (
    <FieldFrame
      frame={frame}
      aside={
        <output htmlFor={frame.id} className="text-muted text-xs">
          {date ? say(date) : ""}
        </output>
      }
    >
      <Input
        key={key}
        {...control}
        defaultValue={text}
        maxLength={10}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
