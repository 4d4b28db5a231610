import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldFrame } from "~/components/form/field-frame"
import { useFormContext } from "~/components/form/form-context"
import { SearchRow } from "~/components/form/search-row"
import { useChoices } from "~/components/form/use-choices"
import { useFormField } from "~/components/form/use-form-field"
import { Input } from "~/components/ui/input"

/** A skill, as one calls it: those of the list are suggested, by whatever name they are looked for. */
export function SkillField() {
  const { t } = useTranslation()
  const label = t("cv.skillName")
  const { key, text, frame, control } = useFormField({
    name: "name",
    label,
    hint: t("cv.skillNameHint"),
    autoComplete: "off",
    className: "sm:col-span-2",
  })
  const [typed, setTyped] = useState<string>()
  const suggested = useChoices("../skills/choices", typed ?? "", Boolean(typed))
  const found = useFormContext().found?.name
  return (
    <FieldFrame frame={frame}>
      <Input
        key={`${key} ${text}`}
        {...control}
        list="skill-names"
        defaultValue={text}
        onInput={(event) => setTyped(event.currentTarget.value.trim())}
      />
      <datalist id="skill-names">
        {suggested.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </datalist>
      <div className="only-without-script mt-2">
        <SearchRow always name="name" label={label} q={found?.q} count={found?.choices.length} />
        {found?.choices.length ? (
          <ul className="text-sm">
            {found.choices.map((choice) => (
              <li key={choice.value}>
                <strong>{choice.label}</strong> {choice.text}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </FieldFrame>
  )
}
