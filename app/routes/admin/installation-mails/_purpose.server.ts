import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { type InstallationPurpose, installationPurposes } from "#contract/mail-purposes"

/** What the message in the address is for; nothing else is there. */
export function purposeOf({
  params,
}: LoaderFunctionArgs | ActionFunctionArgs): InstallationPurpose {
  const known = installationPurposes.find((purpose) => purpose === params.purpose)
  if (!known) throw new Response("Not Found", { status: 404 })
  return known
}
