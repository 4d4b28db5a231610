import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mostSupportSigns } from "#contract/choices"
import { SupportMessage } from "#contract/users"
import { readersLength } from "#domain/readers-length"
import { isSupportReference } from "#domain/support-reference"
import { DecoyField } from "~/components/form/decoy-field"
import { EmailField } from "~/components/form/email-field"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { PlainFilesField } from "~/components/form/plain-files-field"
import { TextField } from "~/components/form/text-field"
import { formatInstant } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { PublicLayout } from "~/components/shell/public-layout"
import { constraintsOf, readOpenForm } from "~/services/form/form.server"
import { localeOf } from "~/services/language/locale.server"
import { mountOf } from "~/services/mount"
import { titled } from "~/services/page-title"
import { publicAddress } from "~/services/public/public-address"
import { sendSupportFile, sendSupportMessage, supportWriterOf } from "~/services/support.server"

export const handle = { plain: true, ...titled("support.title") }

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }]

export async function loader(args: LoaderFunctionArgs) {
  const sent = new URL(args.request.url).searchParams.get("sent")
  const reference = sent !== null && isSupportReference(sent) ? sent : null
  const { message: _, ...constraints } = constraintsOf(SupportMessage)
  const page = pageBefore(args.request)
  const writer = await supportWriterOf(args)
  return { isSent: sent !== null, reference, page, writer, constraints }
}

/** The page of ours that somebody came from, without what they had asked for there. */
function pageBefore({ url, headers }: Request): string | undefined {
  const before = URL.parse(headers.get("referer") ?? "")
  const here = new URL(url)
  const isOther = before?.host === headers.get("host") && before.pathname !== here.pathname
  return isOther && /^\/[\w\-./]{0,199}$/.test(before.pathname) ? before.pathname : undefined
}

export async function action(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, SupportMessage, (file) => sendSupportFile(args, file))
  if (form.invalid) return form.reply()
  const sent = await sendSupportMessage(args, form.value)
  if (sent.problem) return form.reply(sent.problem)
  const after = `/auth/support?sent=${encodeURIComponent(sent.reference)}`
  return redirect(publicAddress(after, await localeOf(args.request)))
}

/** A way to write to those who run this, for everyone: also for who is suspended, or cannot sign in. */
export default function SupportScreen() {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { isSent, reference, page, writer, constraints } = useLoaderData<typeof loader>()
  const { suspension, email } = writer
  return (
    <PublicLayout signedIn={writer.isSignedIn}>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-12">
        {suspension ? (
          <Banner
            tone="warning"
            title={t("support.suspended", {
              until: formatInstant(suspension.until, i18n.language),
            })}
          >
            {suspension.reason ? t("support.reason", { reason: suspension.reason }) : null}
          </Banner>
        ) : null}
        {isSent ? (
          <Banner tone="success" title={t("support.sent")}>
            {reference ? t("support.reference", { reference }) : null}{" "}
            {writer.isSignedIn ? (
              <a href={`${mountOf(pathname)}/support`} className="underline">
                {t("support.own.title")}
              </a>
            ) : null}
          </Banner>
        ) : null}
        <FormScreen
          title={t("support.title")}
          text={t("support.text")}
          labels="support"
          constraints={constraints}
          files
          defaultValue={{ page, email }}
          reply={useActionData<typeof action>()}
          submitLabel={t("support.send")}
        >
          <EmailField name="email" label={t("support.email")} required={!email} />
          <TextField name="subject" label={t("support.subject")} />
          <LongTextField
            name="message"
            label={t("support.message")}
            most={{ signs: mostSupportSigns, count: readersLength }}
            rows={6}
            required
          />
          <PlainFilesField name="files" label={t("support.files")} hint={t("support.filesHint")} />
          <HiddenField name="page" />
          <DecoyField />
        </FormScreen>
      </div>
    </PublicLayout>
  )
}
