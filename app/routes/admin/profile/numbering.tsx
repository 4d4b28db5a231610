import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NumberingChanges } from "#contract/numbering"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfileFrame } from "./_frame"

export const handle = { ...titled("profile.numbering.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { series } = await api.get("/Numbering")
  return { series, constraints: constraintsOf(NumberingChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NumberingChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Numbering", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/numbering", "profile.changed")
}

/** With which number each series begins; those that have begun are only shown. */
export default function NumberingScreen() {
  const { t } = useTranslation()
  const { series, constraints } = useLoaderData<typeof loader>()
  const begun = series.filter((one) => one.begun)
  const open = series.filter((one) => !one.begun)
  const reply = useActionData<typeof action>()
  const titles = { title: t("profile.numbering.title"), text: t("profile.numbering.text") }
  const begunSeries =
    begun.length > 0 ? (
      <SectionCard title={t("profile.numbering.begun")}>
        <PropertyList
          properties={begun.map(({ kind, next }) => ({
            label: t(`profile.numbering.${kind}`),
            value: t("profile.numbering.next", { number: next }),
          }))}
        />
      </SectionCard>
    ) : null
  if (open.length === 0)
    return (
      <ProfileFrame>
        <PageHeader {...titles} />
        {begunSeries}
      </ProfileFrame>
    )
  return (
    <ProfileFrame>
      <FormScreen
        key={series.map(({ next }) => next).join()}
        {...titles}
        labels="profile.numbering"
        constraints={constraints}
        defaultValue={Object.fromEntries(series.map(({ kind, start }) => [kind, start]))}
        reply={reply}
      >
        {begunSeries}
        <FieldGroup title={t("profile.numbering.open")}>
          {open.map(({ kind, next }) => (
            <NumberField
              key={kind}
              name={kind}
              label={t(`profile.numbering.${kind}`)}
              hint={t("profile.numbering.next", { number: next })}
            />
          ))}
        </FieldGroup>
      </FormScreen>
    </ProfileFrame>
  )
}
