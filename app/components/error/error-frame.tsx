import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
} from "react"

interface FrameProps {
  /** The page is one of the screens: the way in leads to them. */
  signedIn: boolean
  children: ReactNode
}

/**
 * The public pages' frame around what a failed page says. Every script of the product would carry it for the
 * few that fail in the browser: there it comes when it is needed, and what the page says does not wait for it.
 * The server, whose pages are whole, gives it here.
 */
const FrameContext = createContext<ComponentType<FrameProps>>(
  lazy(() => import("./late-frame").catch(() => ({ default: Bare }))),
)

export const ErrorFrameProvider = FrameContext.Provider

export function ErrorFrame({ signedIn, children }: FrameProps) {
  const Frame = useContext(FrameContext)
  return (
    <Suspense fallback={<Bare>{children}</Bare>}>
      <Frame signedIn={signedIn}>{children}</Frame>
    </Suspense>
  )
}

function Bare({ children }: Pick<FrameProps, "children">) {
  return <main id="content">{children}</main>
}
