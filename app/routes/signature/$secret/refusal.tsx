import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SignatureRefusal } from "#contract/signatures"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { readOpenForm } from "~/services/form/form.server"
import { privateHeaders, sayAsSigner } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadStep, signerAddress } from "./_signer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadStep(args, "refuse")

export async function action(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, SignatureRefusal)
  if (form.invalid) return form.reply()
  const problem = await sayAsSigner(args, "refusals", form.value)
  return problem ? form.reply(problem) : redirect(await signerAddress(args))
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The signer does not sign, and says why. */
export default function RefuseSignatureScreen() {
  const { t } = useTranslation()
  const { signature, place, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:signature.refuse.text", { sender: signature.senderName })}
        labels="public:signature"
        reply={useActionData<typeof action>()}
        submitLabel={t("public:signature.refuse.confirm")}
        cancelTo={place}
      >
        <Card className="grid gap-5">
          <LongTextField name="reason" label={t("public:signature.reason")} rows={5} required />
        </Card>
      </FormScreen>
    </main>
  )
}
