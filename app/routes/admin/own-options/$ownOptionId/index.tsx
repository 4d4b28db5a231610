import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionUses } from "~/components/option/option-uses"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "dashboard.see")
  const path = { ownOptionId: args.params.ownOptionId ?? "" }
  return api.get("/OwnOptions/{ownOptionId}", { path })
}

/** What one added to a list, and the records that keep it. */
export default function OwnOptionScreen() {
  const { t } = useTranslation()
  const { id, list, name, uses, can, retired, mergedInto } = useLoaderData<typeof loader>()
  const here = `../own-options/${id}`
  const state = mergedInto
    ? t("optionSets.shownAs", { name: mergedInto })
    : t(retired ? "optionSets.retired" : "optionSets.suggested")
  return (
    <>
      <PageHeader
        title={name}
        text={`${t(`optionSets.lists.${list}`)} · ${state}`}
        secondary={
          <>
            {can.includes("merge") ? (
              <ButtonLink to={`${here}/merge`} variant="outline">
                {t("optionSets.merge.open")}
              </ButtonLink>
            ) : null}
            {can.includes("undoMerge") ? (
              <StatusButton action={`${here}/undoing`}>{t("optionSets.merge.undo")}</StatusButton>
            ) : null}
            {can.includes("change") ? (
              <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
                {t("optionSets.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          can.includes("change") ? (
            <ButtonLink to={`${here}/edit`}>{t("optionSets.change")}</ButtonLink>
          ) : null
        }
      />
      <OptionUses list={list} uses={uses} />
    </>
  )
}
