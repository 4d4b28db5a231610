import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { findOffer } from "~/services/public/prices.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { landingPage } from "~/services/public/public-page.server"
import { LandingPage } from "./_landing/page"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader(args: LoaderFunctionArgs) {
  const offer = await findOffer(args)
  return { ...(await landingPage(args.request, "home", offer)), offer }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data)

/** The first page. */
export default function WelcomeScreen() {
  const { comingSoon, offer } = useLoaderData<typeof loader>()
  return <LandingPage landing="home" comingSoon={comingSoon} offer={offer} />
}
