import { createContext, useContext } from "react"
import { type Appearance, defaultAppearance } from "./appearance/appearance"

/** What every page needs even where no loader could answer, error pages included. */
export interface PageContextValue {
  /** Named by the answer's Content-Security-Policy; empty in the browser, which hides it. */
  nonce: string
  /** The id under which this answer was logged. */
  correlationId: string
  /** As the request's cookies have it; in the browser `useAppearance` reads it from the page. */
  appearance: Appearance
}

const PageContext = createContext<PageContextValue>({
  nonce: "",
  correlationId: "",
  appearance: defaultAppearance,
})

export const PageContextProvider = PageContext.Provider

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}
