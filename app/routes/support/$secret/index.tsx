import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useActionData, useLoaderData, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SupportReply } from "#contract/support"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { MoreToSay, OwnRequest } from "~/components/support/own-request"
import { constraintsOf, readOpenForm } from "~/services/form/form.server"
import { localeOf, textOf } from "~/services/language/locale.server"
import { linkedSupport, privateHeaders, replyToSupportByLink } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { publicAddress } from "~/services/public/public-address"

export const handle = { plain: true }

/** Opening it changes nothing: programs open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await linkedSupport(args)
  const t = await textOf(args.request)
  const { text: _, ...constraints } = constraintsOf(SupportReply)
  const isSent = new URL(args.request.url).searchParams.has("sent")
  const title = t("support.named", { reference: request.reference })
  return data({ request, title, isSent, constraints }, { headers: privateHeaders })
}

/** They write again. */
export async function action(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, SupportReply)
  if (form.invalid) return form.reply()
  const problem = await replyToSupportByLink(args, form.value)
  if (problem) return form.reply(problem)
  const { secret = "" } = args.params
  return redirect(publicAddress(`/support/${secret}?sent`, await localeOf(args.request)))
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** What somebody asked of support and what was answered, for whoever holds the link. No account, no script. */
export default function LinkedSupportScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { request, title, isSent, constraints } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      {isSent ? <Banner tone="success" title={t("support.sent")} /> : null}
      <FormScreen
        title={title}
        text={request.subject}
        labels="support.more"
        constraints={constraints}
        reply={useActionData<typeof action>()}
        submitLabel={t("support.send")}
      >
        <OwnRequest request={request} files={`${pathname}/files`} />
        <MoreToSay />
      </FormScreen>
    </main>
  )
}
