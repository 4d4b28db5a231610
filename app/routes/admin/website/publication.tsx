import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { WebsitePublication } from "#contract/customer-website"
import { Banner } from "~/components/screen/banner"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { MissingFacts } from "./_missing-facts"

export const handle = { ...titled("website.publication.title"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "website.edit")
  const website = await api.get("/CustomerWebsite")
  return { ...website, missing: await saidMissing(args, website.missing) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, WebsitePublication)
  if (form.invalid) return form.reply()
  const published = form.value.published === "true"
  const { version } = form.value
  const problem = await manageWebsite(api, { published, version }, form.key)
  // This page has no field: what is refused is said as the reason.
  if (problem) return form.reply({ ...problem, errors: undefined })
  const done = published ? "website.done.published" : "website.done.unpublished"
  return redirectWithToast(args, "../website", done)
}

export default function PublicationScreen() {
  const { t } = useTranslation()
  const { address, missing, published, sitesOrigin, version } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (missing.length > 0 && !published)
    return (
      <div className="w-full max-w-2xl">
        <PageHeader title={t("website.publication.title")} />
        <Banner tone="warning" title={t("website.publication.missing")}>
          <p>{t("website.publication.missingText")}</p>
          <MissingFacts missing={missing} />
        </Banner>
        <ButtonLink to="../website" variant="outline" className="mt-6">
          {t("website.back")}
        </ButtonLink>
      </div>
    )
  return (
    <ConfirmPrompt
      title={published ? t("website.unpublish") : t("website.publish")}
      confirmLabel={published ? t("website.unpublish") : t("website.publish")}
      cancelTo="../website"
      danger={published}
      reply={reply}
      values={{ published: String(!published), version }}
    >
      <p>{published ? t("website.publication.live") : t("website.publication.ready")}</p>
      <p className="mt-2 font-medium break-all text-ink">{address ?? sitesOrigin}</p>
    </ConfirmPrompt>
  )
}
