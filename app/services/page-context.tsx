import { createContext, useContext } from "react"

/** What every page needs even where no loader could answer, error pages included. */
export interface PageContextValue {
  /** Named by the answer's Content-Security-Policy; empty in the browser, which hides it. */
  nonce: string
  /** The id under which this answer was logged. */
  correlationId: string
}

const PageContext = createContext<PageContextValue>({ nonce: "", correlationId: "" })

export const PageContextProvider = PageContext.Provider

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}
