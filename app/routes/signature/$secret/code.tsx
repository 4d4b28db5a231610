import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SignatureCode } from "#contract/signatures"
import { HiddenField } from "~/components/form/hidden-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { readOpenForm } from "~/services/form/form.server"
import { privateHeaders, sayAsSigner } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadStep, signerAddress } from "./_signer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadStep(args, "code")

export async function action(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, SignatureCode)
  if (form.invalid) return form.reply()
  const problem = await sayAsSigner(args, "signatures", form.value)
  return problem ? form.reply(problem) : redirect(await signerAddress(args))
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The signer types the code that they were sent, which is their signature. */
export default function CodeScreen() {
  const { t } = useTranslation()
  const { signature, place, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:signature.codeStep.text")}
        labels="public:signature"
        defaultValue={{ sha256: signature.sha256 }}
        reply={useActionData<typeof action>()}
        submitLabel={t("public:signature.codeStep.confirm")}
        cancelTo={place}
      >
        <Card className="grid gap-5">
          <HiddenField name="sha256" />
          <TextField
            name="code"
            label={t("public:signature.code")}
            hint={t("public:signature.codeHint")}
            autoComplete="one-time-code"
            required
          />
        </Card>
        <p className="text-muted text-sm">{t("public:signature.codeStep.again")}</p>
        <a href="consent" className="w-fit text-accent text-sm underline">
          {t("public:signature.codeStep.another")}
        </a>
      </FormScreen>
    </main>
  )
}
