import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type CustomerWebsite, WebsiteAddress } from "#contract/customer-website"
import { quarantineDays } from "#domain/site-address"
import { FieldGroup } from "~/components/form/field-group"
import { TextField } from "~/components/form/text-field"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { WebsiteTabs } from "./_tabs"

export const handle = { ...titled("website.addressHeading"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "website.edit")
  return { website: await api.get("/CustomerWebsite"), constraints: constraintsOf(WebsiteAddress) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, WebsiteAddress)
  if (form.invalid) return form.reply()
  const problem = await manageWebsite(api, form.value)
  if (problem) return form.reply(problem)
  return redirectWithToast(args, "../website/address", "website.done.changed")
}

export default function WebsiteAddressScreen() {
  const { t } = useTranslation()
  const { website, constraints } = useLoaderData<typeof loader>()
  const { domain, sitesOrigin, slug } = website
  return (
    <>
      <WebsiteTabs />
      <FormScreen
        // What was saved begins a new form.
        key={website.version}
        title={t("website.addressHeading")}
        labels="website"
        constraints={constraints}
        defaultValue={{ ...website, domain: domain?.name }}
        reply={useActionData<typeof action>()}
      >
        <FieldGroup>
          <TextField
            name="slug"
            label={t("website.slug")}
            hint={t("website.slugHint", {
              address: `${sitesOrigin}/${slug ?? "…"}/`,
              days: quarantineDays,
            })}
            className="sm:col-span-2"
          />
          <TextField
            name="domain"
            label={t("website.domain")}
            hint={t("website.domainHint")}
            className="sm:col-span-2"
          />
          {website.hostKnown ? null : (
            <TextField
              name="host"
              label={t("website.host")}
              hint={t("website.hostHint")}
              className="sm:col-span-2"
            />
          )}
        </FieldGroup>
      </FormScreen>
      {domain ? <Proof domain={domain} /> : null}
    </>
  )
}

/** What is to be done at the registrar, until it is found there. */
function Proof({ domain }: { domain: NonNullable<CustomerWebsite["domain"]> }) {
  const { t } = useTranslation()
  const { name, proven, recordName, recordText } = domain
  return (
    <div className="mt-8 w-full max-w-3xl">
      <SectionCard title={t("website.proof.title")}>
        {proven ? (
          <Banner tone="success" title={t("website.proof.proven", { name })} />
        ) : (
          <div className="grid gap-4">
            <p>{t("website.proof.text", { name })}</p>
            <PropertyList
              properties={[
                { label: t("website.proof.recordName"), value: <code>{recordName}</code> },
                { label: t("website.proof.recordText"), value: <code>{recordText}</code> },
              ]}
            />
            <div>
              <StatusButton action="../website/domain-proof">
                {t("website.proof.check")}
              </StatusButton>
            </div>
          </div>
        )}
      </SectionCard>
    </div>
  )
}
