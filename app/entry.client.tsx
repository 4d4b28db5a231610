import { RemixBrowser } from "@remix-run/react"
import { createInstance } from "i18next"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { I18nextProvider, initReactI18next } from "react-i18next"
import { textOptions } from "~/services/locale"
import { PageContextProvider } from "~/services/page-context"

hydrate()

/** Takes over the page once its texts are there, so that nothing flashes and nothing differs. */
async function hydrate(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const texts = createInstance(textOptions)
  const translation = await loadTexts(lang)
  texts.use(initReactI18next).init({ lng: lang, resources: { [lang]: { translation } } })
  const page = { nonce: "", correlationId: dataset.correlation ?? "" }
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
}

/** The address changes with every build, so the file may be cached for good. */
async function loadTexts(language: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`/locales/${language}/translation.json?v=${__BUILD_DATE_TIME__}`)
  if (!answer.ok) throw new Error(`no texts in ${language}: ${answer.status}`)
  return answer.json()
}
