import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { WebsitePages } from "#contract/customer-website"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { WebsiteTabs } from "./_tabs"

export const handle = { ...titled("website.pages.heading"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "website.edit")
  const { pages, version } = await api.get("/CustomerWebsite")
  const placed = pages.map((page, at) => ({ ...page, place: String(at) }))
  return { website: { pages: placed, version }, constraints: constraintsOf(WebsitePages) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, WebsitePages)
  if (form.invalid) return form.reply()
  const { pages, version } = form.value
  const inOrder = pages
    // Whoever is moved comes before those above it, and after those below.
    .map((page, at) => ({ page, place: page.place + Math.sign(page.place - at) / 2 }))
    .sort((one, other) => one.place - other.place)
    .map(({ page: { place: _, ...page } }) => page)
  const problem = await manageWebsite(api, { pages: inOrder, version })
  if (problem) return form.reply(problem)
  return redirectWithToast(args, "../website/pages", "website.done.changed")
}

export default function WebsitePagesScreen() {
  const { t } = useTranslation()
  const { website, constraints } = useLoaderData<typeof loader>()
  const between = website.pages.slice(1, -1)
  return (
    <>
      <WebsiteTabs />
      <FormScreen
        // What was saved begins a new form.
        key={website.version}
        title={t("website.pages.heading")}
        text={t("website.pages.text")}
        labels="website"
        constraints={constraints}
        defaultValue={website}
        reply={useActionData<typeof action>()}
      >
        {website.pages.map(({ kind }, at) => {
          const page = `pages[${at}]`
          const isMoved = between.some((each) => each.kind === kind)
          return (
            <FieldGroup key={kind} title={t(`website.pages.kinds.${kind}`)}>
              <HiddenField name={`${page}.kind`} />
              {isMoved ? (
                <>
                  <CheckField name={`${page}.shown`} label={t("website.page.shown")} />
                  <SelectField
                    name={`${page}.place`}
                    label={t("website.page.place")}
                    options={between.map((_, index) => ({
                      value: String(index + 1),
                      label: String(index + 1),
                    }))}
                  />
                </>
              ) : (
                <>
                  <HiddenField name={`${page}.shown`} />
                  <HiddenField name={`${page}.place`} />
                </>
              )}
              <TextField
                name={`${page}.title`}
                label={t("website.page.title")}
                className="sm:col-span-2"
              />
              <LongTextField
                name={`${page}.text`}
                label={t("website.page.text")}
                hint={t("website.page.textHint")}
                rows={4}
                className="sm:col-span-2"
              />
            </FieldGroup>
          )
        })}
      </FormScreen>
    </>
  )
}
