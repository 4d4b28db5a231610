import { type ComponentType, lazy, type ReactNode, Suspense } from "react"
import { PublicLayout } from "~/components/shell/public-layout"

type Frame = ComponentType<{ children: ReactNode }>

/**
 * The public pages' frame around what a failed page says. Every script of the product would carry it for the
 * few that fail in the browser: there it comes when it is needed, and what the page says does not wait for it.
 */
const Frame: Frame = import.meta.env.SSR
  ? PublicLayout
  : lazy(() => import("./late-frame").catch(() => ({ default: Bare })))

export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Bare>{children}</Bare>}>
      <Frame>{children}</Frame>
    </Suspense>
  )
}

function Bare({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
