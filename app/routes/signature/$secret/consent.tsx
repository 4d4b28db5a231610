import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SignatureConsent } from "#contract/signatures"
import { CheckField } from "~/components/form/check-field"
import { HiddenField } from "~/components/form/hidden-field"
import { PlainFileField } from "~/components/form/plain-file-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { readOpenForm } from "~/services/form/form.server"
import { privateHeaders, sayAsSigner, sendDrawing } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { loadStep, signerAddress } from "./_signer.server"

export const handle = { plain: true }

export const loader = (args: LoaderFunctionArgs) => loadStep(args, "consent")

export async function action(args: ActionFunctionArgs) {
  // The picture goes to the API while it arrives; what is typed beside it is read after.
  const refused = await sendDrawing(args)
  const form = await readOpenForm(args, SignatureConsent)
  if (form.invalid) return form.reply()
  if (refused) return form.reply(refused)
  const problem = await sayAsSigner(args, "codes", form.value)
  return problem ? form.reply(problem) : redirect(await signerAddress(args, "/code"))
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data)

/** The signer agrees, by a name and a tick; a code is sent to them then. */
export default function ConsentScreen() {
  const { t } = useTranslation()
  const { signature, place, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-8">
      <FormScreen
        title={title}
        text={t("public:signature.consent.text")}
        labels="public:signature"
        defaultValue={{ sha256: signature.sha256, name: signature.givenName ?? "" }}
        reply={useActionData<typeof action>()}
        submitLabel={t("public:signature.consent.confirm")}
        files
        cancelTo={place}
      >
        <Card className="grid gap-5">
          <HiddenField name="sha256" />
          <TextField
            name="name"
            label={t("public:signature.name")}
            hint={t("public:signature.nameHint")}
            autoComplete="name"
            required
          />
          <PlainFileField
            name="drawing"
            label={t("public:signature.drawing")}
            hint={t(
              signature.hasDrawing
                ? "public:signature.drawingKept"
                : "public:signature.drawingHint",
            )}
            accept="image/png,image/jpeg"
          />
          <div className="grid gap-2">
            <p className="font-medium">{t("public:signature.agreed")}</p>
            <CheckField name="agreed" label={signature.sentence} required />
          </div>
        </Card>
        <p className="text-muted text-sm">{t("public:signature.proof")}</p>
      </FormScreen>
    </main>
  )
}
