import { useTranslation } from "react-i18next"
import type { CustomerWebsite } from "#contract/customer-website"
import { ChoiceGroup } from "~/components/form/choice-group"
import { RadioField } from "~/components/form/radio-field"

type Template = CustomerWebsite["template"]
type Palette = CustomerWebsite["palette"]

const templates: Template[] = ["atelier", "studio", "journal"]
const palettes: Palette[] = ["ink", "forest", "ocean", "plum", "terracotta", "saffron"]

/** The template and the colour of a site, each said in words. */
export function TemplateFields() {
  const { t } = useTranslation()
  return (
    <>
      <RadioField
        name="template"
        label={t("website.template")}
        className="sm:col-span-2"
        options={templates.map((value) => ({
          value,
          label: t(`website.look.templates.${value}`),
          text: t(`website.look.templateTexts.${value}`),
        }))}
      />
      <ChoiceGroup
        name="palette"
        label={t("website.palette")}
        className="sm:col-span-2"
        layout="flex flex-wrap gap-2"
        optionClass="flex min-h-9 items-center gap-2 rounded-full py-1 pr-3.5 pl-2.5 text-sm has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        inputClass="sr-only"
        options={palettes.map((value) => ({ value, label: t(`website.look.palettes.${value}`) }))}
        face={({ value, label }) => (
          <>
            <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true">
              <circle
                cx="8"
                cy="8"
                r="7.5"
                fill={shades[value]}
                stroke="currentColor"
                strokeOpacity="0.4"
              />
            </svg>
            {label}
          </>
        )}
      />
    </>
  )
}

/** As a site shows them by day (api/site-pages/style.ts). */
const shades: Record<Palette, string> = {
  ink: "#1f2937",
  forest: "#1f5f3f",
  ocean: "#0b5a8a",
  plum: "#7a2560",
  terracotta: "#9a3a1b",
  saffron: "#755200",
}
