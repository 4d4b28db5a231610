import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import * as errors from "oidc-provider/lib/helpers/errors.js"
import { addConfirmation } from "./account/confirmation"
import { addFactors } from "./account/factors"
import { addPasswordReset } from "./account/password-reset"
import { addSecurity } from "./account/security"
import { answer, type Call, failure, localeOf } from "./answers"
import { addFirstAccount } from "./first-account"
import { chooseLanguage } from "./language"
import { isSameOrigin } from "./origin"
import { renderBusy, renderExpired, renderNotFound } from "./pages/notices"
import { revealScript } from "./pages/reveal-script"
import type { PageParts } from "./parts"
import { BusyError } from "./passwords"
import { passkeyScript } from "./second-factor/passkey-script"
import { addSecondStep } from "./second-factor/second-step"
import { addInteractions } from "./sign-in/interactions"
import { stylesheet, themeStylesheet, themeUrl } from "./stylesheet"

export type Pages = Hono<{ Bindings: HttpBindings }>

/** Which addresses below /identity are pages; the others are the protocol's. */
export const pagePaths =
  /^\/identity\/(interaction|assets|password-reset|confirmation|account|language|first-account)\b/

/** The pages of the identity server: plain forms, in two languages. */
export function createPages(parts: PageParts): Pages {
  const app: Pages = new Hono<{ Bindings: HttpBindings }>().basePath("/identity")
  addAssets(app)
  app.use(async (c, next) => {
    if (!isSameOrigin(c.req.raw, parts.origin)) return answer(c, 403, failure(c, "access_denied"))
    return next()
  })
  const onError = (c: Call) => answer(c, 413, failure(c, "content_too_large"))
  app.use(bodyLimit({ maxSize: 32 * 1024, onError }))
  app.post("/language", (c) => chooseLanguage(c, parts.origin))
  addFirstAccount(app, parts)
  addInteractions(app, parts)
  addPasswordReset(app, parts)
  addConfirmation(app, parts)
  addSecondStep(app, parts)
  addSecurity(app, parts)
  addFactors(app, parts)
  app.notFound((c) => answer(c, 404, renderNotFound(localeOf(c))))
  app.onError((error, c) => {
    if (error instanceof errors.SessionNotFound) return answer(c, 400, renderExpired(localeOf(c)))
    if (error instanceof BusyError) {
      c.header("Retry-After", "5")
      return answer(c, 503, renderBusy(localeOf(c)))
    }
    // Who leaves while they send is nobody's fault.
    if (!c.req.raw.signal.aborted) parts.onError(error)
    return answer(c, 500, failure(c, "server_error"))
  })
  return app
}

function addAssets(app: Pages): void {
  app.get("/assets/passkey.js", (c) =>
    c.body(passkeyScript, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    }),
  )
  app.get("/assets/reveal.js", (c) =>
    c.body(revealScript, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    }),
  )
  app.get("/assets/identity.css", (c) =>
    c.body(stylesheet, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    }),
  )
  app.get(themeUrl.replace("/identity", ""), (c) =>
    c.body(themeStylesheet(c.req.header("cookie")), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    }),
  )
}
