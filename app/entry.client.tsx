import { RemixBrowser } from "@remix-run/react"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { defaultAppearance } from "~/services/appearance/appearance"
import { browserTexts } from "~/services/language/browser-texts"
import { PageContextProvider } from "~/services/page-context"

// Nothing is sent before one can have read the page.
void import("~/services/patient-fetch").then(({ fetchPatiently }) => fetchPatiently())

// Where there is no line, a page of our own says so; a browser that wants none has its own.
navigator.serviceWorker?.register("/offline-worker.js").catch(() => {})

const { lang, dataset } = document.documentElement
const page = { nonce: "", correlationId: dataset.correlation ?? "", appearance: defaultAppearance }
const texts = browserTexts(lang)

// The page's routes were loaded first, and waited for their texts: nothing flashes, nothing differs.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContextProvider value={page}>
        <I18nextProvider i18n={texts}>
          <RemixBrowser />
        </I18nextProvider>
      </PageContextProvider>
    </StrictMode>,
  )
})
