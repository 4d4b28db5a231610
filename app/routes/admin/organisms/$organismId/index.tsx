import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.see")
  const path = { organismId: args.params.organismId ?? "" }
  const organism = await api.get("/Organisms/{organismId}", { path })
  const countries = await countryChoices(args.request)
  const country = countries.find(({ value }) => value === organism.country)?.label
  return { ...organism, country: country ?? organism.country }
}

export default function OrganismScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const organism = useLoaderData<typeof loader>()
  const here = `../organisms/${organism.id}`
  const may = (step: (typeof organism.can)[number]) => organism.can.includes(step)
  const { mergedInto, uses } = organism
  return (
    <>
      <PageHeader
        title={organism.name}
        secondary={
          <>
            {may("change") && can("organisms.edit") ? (
              <ButtonLink to={`${here}/logo/edit`} variant="outline">
                {t("organisms.changeLogo")}
              </ButtonLink>
            ) : null}
            {organism.hasLogo && can("organisms.edit") ? (
              <StatusButton action={`${here}/logo/removal`} variant="ghost">
                {t("organisms.removeLogo")}
              </StatusButton>
            ) : null}
            {may("merge") && can("organisms.edit") ? (
              <ButtonLink to={`${here}/merge`} variant="outline">
                {t("optionSets.merge.open")}
              </ButtonLink>
            ) : null}
            {may("undoMerge") && can("organisms.edit") ? (
              <StatusButton action={`${here}/undoing`}>{t("optionSets.merge.undo")}</StatusButton>
            ) : null}
            {may("change") && can("organisms.delete") ? (
              <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
                {t("optionSets.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          may("change") && can("organisms.edit") ? (
            <ButtonLink to={`${here}/edit`}>{t("optionSets.change")}</ButtonLink>
          ) : null
        }
      />
      <SectionCard title={t("organisms.organism")}>
        <PropertyList
          properties={[
            { label: t("organisms.name"), value: organism.name },
            {
              label: t("organisms.logo"),
              value: organism.hasLogo ? (
                <img
                  src={`./${organism.id}/logo`}
                  alt={organism.name}
                  className="size-20 rounded-control border border-line bg-white object-contain"
                />
              ) : null,
            },
            { label: t("organisms.otherNames"), value: organism.otherNames.join(", ") || null },
            { label: t("organisms.country"), value: organism.country },
            {
              label: t("organisms.site"),
              value: organism.site && (
                <a href={organism.site} rel="noreferrer" className="text-accent underline">
                  {organism.site}
                </a>
              ),
            },
            {
              label: t("organisms.uses"),
              value:
                uses.records === 0
                  ? t("organisms.noUses")
                  : `${t("organisms.facts", { count: uses.records })} ${t("optionSets.uses.people", { count: uses.people })}`,
            },
            ...(mergedInto
              ? [
                  {
                    label: t("organisms.mergedInto"),
                    value: (
                      <Link to={`../organisms/${mergedInto.id}`} className="text-accent underline">
                        {mergedInto.name}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </SectionCard>
    </>
  )
}
