import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Check, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { UserSwitch } from "#contract/users"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { redirectWithToast } from "~/services/toast.server"
import { ProfileFrame } from "./_frame"

export const handle = { ...titled("profile.visibility.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { id: personId } = await currentUser(api)
  const { eligible, criteria } = await api.get("/Users/promotion/{personId}", {
    path: { personId },
  })
  return {
    eligible,
    // The screens know one another by their place below the mount that one came by.
    criteria: criteria.map(({ criterion, met, link }) => ({
      criterion,
      met,
      page: link.slice(link.indexOf("/profile/") + 1),
    })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, UserSwitch)
  if (form.invalid) return form.reply()
  const { id: personId } = await currentUser(api)
  const { value } = form.value
  await api.put("/Users/{personId}/showInSearch/{value}", { path: { personId, value } })
  return redirectWithToast(args, "../profile/visibility", "profile.changed")
}

/** Whether one is to be found, and what it takes to be put forward. */
export default function VisibilityScreen() {
  const { t } = useTranslation()
  const { eligible, criteria } = useLoaderData<typeof loader>()
  const permissions = usePermissions()
  const isShown = criteria.some(({ criterion, met }) => criterion === "showInSearch" && met)
  return (
    <ProfileFrame>
      <div className="grid w-full max-w-3xl gap-6">
        <PageHeader title={t("profile.visibility.title")} text={t("profile.visibility.text")} />
        <SectionCard
          title={t("profile.visibility.search")}
          aside={
            <StatusButton
              action="../profile/visibility"
              values={{ value: String(!isShown) }}
              size="sm"
            >
              {t(isShown ? "profile.visibility.hide" : "profile.visibility.show")}
            </StatusButton>
          }
        >
          <p>{t(isShown ? "profile.visibility.shown" : "profile.visibility.hidden")}</p>
        </SectionCard>
        <SectionCard
          title={t("profile.offer.title")}
          aside={
            permissions.includes("products.see") ? (
              <ButtonLink to="../profile/offer" variant="outline" size="sm">
                {t("profile.offer.choose")}
              </ButtonLink>
            ) : null
          }
        >
          <p>{t("profile.offer.text")}</p>
        </SectionCard>
        <SectionCard title={t("profile.promotion.title")}>
          <p className="mb-4">{t(eligible ? "profile.promotion.yes" : "profile.promotion.no")}</p>
          <ul className="divide-y divide-line">
            {criteria.map(({ criterion, met, page }) => (
              <li key={criterion} className="flex min-h-12 flex-wrap items-center gap-3 py-2">
                {met ? (
                  <Check size={18} className="shrink-0 text-success" aria-hidden="true" />
                ) : (
                  <X size={18} className="shrink-0 text-danger" aria-hidden="true" />
                )}
                <span className="flex-1">
                  {t(`profile.criteria.${criterion}`)}
                  <span className="sr-only">
                    {` (${t(met ? "profile.promotion.met" : "profile.promotion.missing")})`}
                  </span>
                </span>
                {met || page === "profile/visibility" ? null : (
                  <ButtonLink to={`../${page}`} variant="outline" size="sm">
                    {t("profile.promotion.complete")}
                    <span className="sr-only">{` ${t(`profile.criteria.${criterion}`)}`}</span>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </SectionCard>
      </div>
    </ProfileFrame>
  )
}
