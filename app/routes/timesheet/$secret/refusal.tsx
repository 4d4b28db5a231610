import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"

import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadAnswer, takeAnswer } from "./_answer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadAnswer(args, "refuse")
export const action = (args: ActionFunctionArgs) => takeAnswer(args)
export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The client says what is not right. */
export default function RefuseTimesheetScreen() {
  const { t } = useTranslation()
  const { sheet, place, title, constraints } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:timesheet.refuse.text", { seller: sheet.sellerName })}
        labels="public:timesheet"
        constraints={constraints}
        defaultValue={{ answer: "refused", edition: sheet.edition }}
        reply={useActionData<typeof action>()}
        submitLabel={t("public:timesheet.refuse.confirm")}
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
          <LongTextField name="comment" label={t("public:timesheet.refuse.comment")} required />
        </Card>
        <p className="text-muted text-sm">{t("public:timesheet.proof")}</p>
      </FormScreen>
    </main>
  )
}
