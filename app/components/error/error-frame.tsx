import { type ComponentType, lazy, type ReactNode, Suspense } from "react"
import { PublicLayout } from "~/components/shell/public-layout"

interface FrameProps {
  /** The page is one of the screens: the way in leads to them. */
  signedIn: boolean
  children: ReactNode
}

type Frame = ComponentType<FrameProps>

/**
 * The public pages' frame around what a failed page says. Every script of the product would carry it for the
 * few that fail in the browser: there it comes when it is needed, and what the page says does not wait for it.
 */
const Frame: Frame = import.meta.env.SSR
  ? PublicLayout
  : lazy(() => import("./late-frame").catch(() => ({ default: Bare })))

export function ErrorFrame({ signedIn, children }: FrameProps) {
  return (
    <Suspense fallback={<Bare>{children}</Bare>}>
      <Frame signedIn={signedIn}>{children}</Frame>
    </Suspense>
  )
}

function Bare({ children }: Pick<FrameProps, "children">) {
  return <main id="content">{children}</main>
}
