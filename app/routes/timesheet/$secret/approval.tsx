import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CheckField } from "~/components/form/check-field"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadAnswer, takeAnswer } from "./_answer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadAnswer(args, "approve")
export const action = (args: ActionFunctionArgs) => takeAnswer(args)
export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The client confirms the days of work, by a name and a tick. */
export default function ApproveTimesheetScreen() {
  const { t } = useTranslation()
  const { sheet, place, title, constraints } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:timesheet.approve.text", { seller: sheet.sellerName })}
        labels="public:timesheet"
        constraints={constraints}
        defaultValue={{ answer: "approved", edition: sheet.edition }}
        reply={useActionData<typeof action>()}
        submitLabel={t("public:timesheet.approve.confirm")}
        cancelTo={place}
      >
        <Card className="grid gap-5">
          <HiddenField name="answer" />
          <HiddenField name="edition" />
          <TextField name="name" label={t("public:timesheet.name")} autoComplete="name" />
          <TextField
            name="role"
            label={t("public:timesheet.role")}
            autoComplete="organization-title"
          />
          <LongTextField name="comment" label={t("public:timesheet.approve.comment")} />
          <CheckField name="agreed" label={t("public:timesheet.agreed")} required />
        </Card>
        <p className="text-muted text-sm">{t("public:timesheet.proof")}</p>
      </FormScreen>
    </main>
  )
}
