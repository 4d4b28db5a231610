import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { localeOf, textOf } from "~/services/language/locale.server"
import { linkedSignature, privateHeaders } from "~/services/private-link.server"
import { publicAddress } from "~/services/public/public-address"

const titles = {
  consent: "public:signature.consent.title",
  code: "public:signature.codeStep.title",
  refuse: "public:signature.refuse.title",
} as const

type Step = keyof typeof titles

/** The address of a signer's page, or of a step on the way. */
export const signerAddress = async ({ request, params }: LoaderFunctionArgs, step = "") =>
  publicAddress(`/signature/${params.secret ?? ""}${step}`, await localeOf(request))

/** What the page of a step shows; whoever cannot take it now is told why on their own page. */
export async function loadStep(args: LoaderFunctionArgs, step: Step) {
  const signature = await linkedSignature(args)
  const place = await signerAddress(args)
  const isEarly = step === "code" && !signature.givenName
  if (signature.turn !== "sign" || isEarly) throw redirect(place, { headers: privateHeaders })
  const t = await textOf(args.request)
  const title = t(titles[step], { title: signature.title })
  return data({ signature, place, title }, { headers: privateHeaders })
}
