declare module "oidc-provider/lib/helpers/als.js" {
  import type { AsyncLocalStorage } from "node:async_hooks"

  /** What oidc-provider keeps the request under way in; its own types do not tell of it. */
  const storage: AsyncLocalStorage<unknown>
  export default storage
}
