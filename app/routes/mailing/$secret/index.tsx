import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { LinkedMailingAnswer } from "#contract/mailings"
import { Banner } from "~/components/screen/banner"
import { Button } from "~/components/ui/button"
import { Unbroken } from "~/components/unbroken"
import { readOpenForm } from "~/services/form/form.server"
import { localeOf, textOf } from "~/services/language/locale.server"
import { answerLinkedMailing, linkedMailing, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"
import { publicAddress } from "~/services/public/public-address"

export const handle = { plain: true }

/** Opening it changes nothing: programs open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const mailing = await linkedMailing(args)
  const t = await textOf(args.request)
  const title = t(`public:mailing.title.${mailing.purpose}`, { sender: mailing.sender })
  return data({ mailing, title }, { headers: privateHeaders })
}

/** Yes to the question, or no more of these. */
export async function action(args: ActionFunctionArgs) {
  const form = await readOpenForm(args, LinkedMailingAnswer)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  await answerLinkedMailing(args, form.value.answer)
  const address = publicAddress(
    `/mailing/${args.params.secret ?? ""}`,
    await localeOf(args.request),
  )
  return redirect(address)
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** Whoever got a message says here that they want no more, or that they may be kept. No account, no script. */
export default function LinkedMailingScreen() {
  const { t } = useTranslation()
  const { mailing, title } = useLoaderData<typeof loader>()
  const { sender, purpose, refused, answered, erases } = mailing
  const asks = purpose === "question" && !answered && !refused
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-start gap-5 px-4 py-8">
      <h1 className="font-semibold text-2xl tracking-tight">
        <Unbroken>{title}</Unbroken>
      </h1>
      {answered && !refused ? (
        <Banner tone="success" title={t("public:mailing.answered", { sender })} />
      ) : null}
      {refused ? (
        <Banner tone="success" title={t("public:mailing.refused", { sender })} />
      ) : (
        <>
          <p className="text-muted">
            {t(`public:mailing.text.${erases && asks ? "questionErasing" : purpose}`, { sender })}
          </p>
          <div className="flex flex-wrap gap-2">
            {asks ? <Answer value="yes" label={t("public:mailing.yes")} /> : null}
            <Answer value="no" label={t("public:mailing.no")} outline={asks} />
          </div>
        </>
      )}
      <p className="text-muted text-sm">{t("public:mailing.rights", { sender })}</p>
    </main>
  )
}

function Answer({
  value,
  label,
  outline,
}: {
  value: "yes" | "no"
  label: string
  outline?: boolean
}) {
  return (
    <form method="post">
      <input type="hidden" name="answer" value={value} />
      <Button type="submit" variant={outline ? "outline" : "default"}>
        {label}
      </Button>
    </form>
  )
}
