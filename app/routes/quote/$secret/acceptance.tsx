import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CheckField } from "~/components/form/check-field"
import { HiddenField } from "~/components/form/hidden-field"
import { TextField } from "~/components/form/text-field"
import { formatMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadAnswer, takeAnswer } from "./_answer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadAnswer(args, "accept")
export const action = (args: ActionFunctionArgs) => takeAnswer(args)
export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The client agrees, by a name and a tick. */
export default function AcceptQuoteScreen() {
  const { t, i18n } = useTranslation()
  const { quote, place, title, constraints } = useLoaderData<typeof loader>()
  const amount = formatMoney(quote.totalTTC, quote.currency, i18n.language)
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:quote.accept.text", { seller: quote.sellerName, amount })}
        labels="public:quote"
        constraints={constraints}
        defaultValue={{ answer: "accepted", edition: quote.edition }}
        reply={useActionData<typeof action>()}
        submitLabel={t("public:quote.accept.confirm")}
        cancelTo={place}
      >
        <Card className="grid gap-5">
          <HiddenField name="answer" />
          <HiddenField name="edition" />
          <TextField
            name="name"
            label={t("public:quote.name")}
            hint={t("public:quote.nameHint")}
            autoComplete="name"
          />
          <CheckField name="agreed" label={t("public:quote.agreed")} required />
        </Card>
        <p className="text-muted text-sm">{t("public:quote.proof")}</p>
      </FormScreen>
    </main>
  )
}
