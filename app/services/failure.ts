import { useMatches } from "@remix-run/react"
import { useTranslation } from "react-i18next"

/**
 * What the deepest screen that says `handle = { failed: "<a text>" }` has to say where it could not be read
 * or saved (specification §8); undefined where no screen has words of its own.
 */
export function useFailure(): string | undefined {
  const { t } = useTranslation()
  const failed = useMatches().findLast(({ handle }) => failedOf(handle))?.handle
  const key = failedOf(failed)
  return key && t(key)
}

const failedOf = (handle: unknown): string | undefined =>
  (handle as { failed?: string } | undefined)?.failed
