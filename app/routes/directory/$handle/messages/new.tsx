import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewDirectoryMessage } from "#contract/directory"
import { CheckField } from "~/components/form/check-field"
import { DecoyField } from "~/components/form/decoy-field"
import { EmailField } from "~/components/form/email-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { constraintsOf, readOpenForm } from "~/services/form/form.server"
import { localeOf, textOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { findDirectoryPage, writeByDirectory } from "~/services/public/directory.server"
import { publicAddress } from "~/services/public/public-address"
import { RateLimitNotice } from "../../_rate-limit-notice"

export const handle = { plain: true }

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
]

export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const [t, found] = await Promise.all([
    textOf(args.request),
    findDirectoryPage(args, args.params.handle ?? ""),
  ])
  if (!found) throw new Response(null, { status: 404 })
  // Browsers count an emoji twice: the limit of the message is said, and held by the API.
  const { message: _, ...constraints } = constraintsOf(NewDirectoryMessage)
  if ("retryAfter" in found)
    return { person: null, title: "Plume", retryAfter: found.retryAfter, constraints }
  const { handle, name } = found
  const title = `${t("public:directory.contact.title", { name })} – Plume`
  return { person: { handle, name }, title, retryAfter: null, constraints }
}

export async function action(args: ActionFunctionArgs) {
  requireOpen()
  const form = await readOpenForm(args, NewDirectoryMessage)
  if (form.invalid) return form.reply()
  const person = args.params.handle ?? ""
  const problem = await writeByDirectory(args, person, form.value)
  if (problem) return form.reply(problem)
  const locale = await localeOf(args.request)
  const address = publicAddress(`/directory/${encodeURIComponent(person)}`, locale)
  return redirect(`${address}${address.includes("?") ? "&" : "?"}sent=1`)
}

/** A message to someone, whose address stays with them. */
export default function NewMessageScreen() {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { person, retryAfter, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <PublicLayout>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-10">
        {person ? (
          <>
            <p className="text-sm">
              <a
                href={addressOf(`/directory/${person.handle}`)}
                className="inline-block py-1 text-accent hover:underline"
              >
                <span aria-hidden="true">← </span>
                {person.name}
              </a>
            </p>
            <FormScreen
              title={t("public:directory.contact.title", { name: person.name })}
              text={t("public:directory.contact.text", { name: person.name })}
              labels="directory.letter"
              constraints={constraints}
              reply={reply}
              submitLabel={t("public:directory.contact.send")}
            >
              <TextField name="name" label={t("directory.letter.name")} autoComplete="name" />
              <EmailField name="email" label={t("directory.letter.email")} />
              <LongTextField
                name="message"
                label={t("directory.letter.message")}
                hint={t("public:directory.contact.messageHint")}
                rows={8}
                required
              />
              <CheckField name="consent" label={t("directory.consent")} required />
              <DecoyField />
            </FormScreen>
          </>
        ) : (
          <>
            <h1 className="font-semibold text-3xl">{t("public:directory.title")}</h1>
            <RateLimitNotice seconds={retryAfter} />
          </>
        )}
      </div>
    </PublicLayout>
  )
}
