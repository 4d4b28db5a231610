import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionUses } from "~/components/option/option-uses"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("screen.named", ({ nameFr }) => ({ name: nameFr }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.see")
  const path = { optionId: args.params.optionId ?? "" }
  return api.get("/OptionSets/options/{optionId}", { path })
}

/** A value of a list: what it is called, and what keeps it. */
export default function OptionScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const option = useLoaderData<typeof loader>()
  const here = `../option-sets/${option.list}/${option.id}`
  const may = (step: (typeof option.can)[number]) => option.can.includes(step)
  return (
    <>
      <PageHeader
        title={option.nameFr}
        text={t(`optionSets.lists.${option.list}`)}
        secondary={
          <>
            {may("merge") && can("optionSets.edit") ? (
              <ButtonLink to={`${here}/merge`} variant="outline">
                {t("optionSets.merge.open")}
              </ButtonLink>
            ) : null}
            {may("undoMerge") && can("optionSets.edit") ? (
              <StatusButton action={`${here}/undoing`}>{t("optionSets.merge.undo")}</StatusButton>
            ) : null}
            {may("change") && can("optionSets.delete") ? (
              <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
                {t("optionSets.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          may("change") && can("optionSets.edit") ? (
            <ButtonLink to={`${here}/edit`}>{t("optionSets.change")}</ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-5">
        <SectionCard title={t("optionSets.option")}>
          <PropertyList
            properties={[
              { label: t("optionSets.nameFr"), value: option.nameFr },
              { label: t("optionSets.nameEn"), value: option.nameEn },
              { label: t("optionSets.value"), value: option.value },
              {
                label: t("optionSets.state"),
                value: option.mergedInto
                  ? t("optionSets.shownAs", { name: option.mergedInto })
                  : t(option.retired ? "optionSets.retired" : "optionSets.suggested"),
              },
            ]}
          />
        </SectionCard>
        <OptionUses list={option.list} uses={option.uses} />
      </div>
    </>
  )
}
