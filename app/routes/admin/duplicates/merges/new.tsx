import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type SerializeFrom,
} from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MergeChoice, type MergePreview, MergeQuestion } from "#contract/duplicates"
import { formatPhone } from "#domain/phone"
import { ChoiceGroup } from "~/components/form/choice-group"
import { FieldGroup } from "~/components/form/field-group"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Moved } from "./_moved"

export const handle = titled("duplicates.mergeTitle")

/** Which two: the address says it; nothing where it names none. */
function questionOf({ request }: LoaderFunctionArgs) {
  return MergeQuestion.safeParse(Object.fromEntries(new URL(request.url).searchParams)).data
}

export async function loader(args: LoaderFunctionArgs) {
  const query = questionOf(args)
  const api = await apiFor(args, query?.area === "contacts" ? "contacts.edit" : "clients.edit")
  if (!query) return null
  const preview = await api.get("/Duplicates/merges/preview", { query })
  const countries = await countryChoices(args.request)
  const countryOf = (code: string | null) =>
    countries.find(({ value }) => value === code)?.label ?? code
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  const written = (name: string, value: string | null) =>
    name === "phoneNumber" && value
      ? formatPhone(value)
      : name === "country"
        ? countryOf(value)
        : value
  const fields = preview.fields.map((field) => ({
    ...field,
    kept: written(field.name, field.kept),
    other: written(field.name, field.other),
  }))
  return { preview: { ...preview, fields }, constraints: constraintsOf(MergeChoice) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, MergeChoice)
  if (form.invalid) return form.reply()
  const question = questionOf(args)
  if (!question) throw redirect("../duplicates")
  const body = { ...question, ...form.value }
  const saved = await api.post("/Duplicates/merges", { body, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../duplicates/merges/${saved.data.id}`, "duplicates.merged")
}

/** Both side by side: of each field the one that stays, what moves, and the way back. */
export default function MergeScreen() {
  const question = useLoaderData<typeof loader>()
  return question ? <MergeForm {...question} /> : <NoPair />
}

/** Whoever comes without two to merge finds them among those that look alike. */
function NoPair() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t("duplicates.mergeTitle")} />
      <EmptyState
        title={t("duplicates.noPair.title")}
        text={t("duplicates.noPair.text")}
        action={<ButtonLink to="../duplicates">{t("duplicates.title")}</ButtonLink>}
      />
    </>
  )
}

type Question = NonNullable<SerializeFrom<typeof loader>>

function MergeForm({ preview, constraints }: Question) {
  const { t } = useTranslation()
  const reply = useActionData<typeof action>()
  const { area, kept, other, fields, refused } = preview
  const said = useSaid()
  const taken = Object.fromEntries(fields.map((field) => [field.name, field.taken]))
  const open = fields.filter((field) => field.kept !== field.other)
  const names = { kept: kept.name, other: other.name }
  const labels: Record<string, string> = area === "clients" ? clientLabels : contactLabels
  const labelOf = (name: string) => t(labels[name] ?? name)
  return (
    <FormScreen
      title={t("duplicates.mergeTitle")}
      text={t("duplicates.mergeText", names)}
      labels={screenOf(area)}
      constraints={constraints}
      defaultValue={{ fields: taken }}
      reply={reply}
      submitLabel={t("duplicates.submit")}
      cancelTo={`../duplicates?area=${area}`}
      readOnly={refused}
      moreActions={
        <ButtonLink
          to={`?area=${area}&keptId=${other.id}&otherId=${kept.id}`}
          variant="outline"
          reloadDocument
        >
          {t("duplicates.keep", { name: other.name })}
        </ButtonLink>
      }
    >
      {refused ? <Banner tone="danger" title={t("errors.mergeOtherSiren")} /> : null}
      {preview.signatures > 0 && !refused ? (
        <Banner tone="warning" title={t("duplicates.signatures", { count: preview.signatures })} />
      ) : null}
      <SectionCard title={t("duplicates.moving", { name: kept.name })}>
        <Moved moved={preview.moving} />
      </SectionCard>
      {open.length > 0 ? (
        <FieldGroup title={t("duplicates.choose")}>
          {open.map((field) => (
            <ChoiceGroup
              key={field.name}
              name={`fields.${field.name}`}
              label={labelOf(field.name)}
              required={false}
              className="sm:col-span-2"
              layout="grid gap-2 sm:grid-cols-2"
              optionClass="flex min-h-11 items-start gap-3 rounded-control px-3 py-2.5"
              inputClass="mt-0.5 size-5 shrink-0"
              options={(["kept", "other"] as const).map((side) => ({
                value: side,
                label: said(field, side),
                text: t(side === "kept" ? "duplicates.kept" : "duplicates.other"),
              }))}
              face={({ label, text }) => (
                <span className="min-w-0">
                  <span className="block break-words font-medium">{label}</span>
                  <span className="block text-muted text-sm">{text}</span>
                </span>
              )}
            />
          ))}
        </FieldGroup>
      ) : null}
    </FormScreen>
  )
}

const clientLabels = {
  name: "companies.name",
  kind: "companies.kind",
  status: "companies.status",
  sector: "companies.sector",
  origin: "companies.origin",
  email: "companies.email",
  phoneNumber: "companies.phoneNumber",
  streetAddress: "companies.streetAddress",
  postalCode: "companies.postalCode",
  city: "companies.city",
  country: "companies.country",
  siren: "companies.siren",
  siret: "companies.siret",
  vatNumber: "companies.vatNumber",
  language: "companies.language",
}

const contactLabels = {
  name: "contacts.name",
  role: "contacts.role",
  clientId: "contacts.client",
  email: "contacts.email",
  phoneNumber: "contacts.phoneNumber",
}

/** What is chosen from a list, by its field. */
const texts: Record<string, Record<string, string>> = {
  kind: {
    company: "companies.kinds.company",
    publicBody: "companies.kinds.publicBody",
    individual: "companies.kinds.individual",
  },
  status: {
    prospect: "companies.statuses.prospect",
    active: "companies.statuses.active",
    former: "companies.statuses.former",
  },
  language: { fr: "companies.languages.fr", en: "companies.languages.en" },
}

/** A value in words: of what is chosen from a list, its own. */
function useSaid() {
  const { t } = useTranslation()
  return ({ name, ...field }: MergePreview["fields"][number], side: "kept" | "other"): string => {
    const value = field[side]
    if (value === null) return t("duplicates.none")
    const key = texts[name]?.[value]
    return key ? t(key) : value
  }
}
