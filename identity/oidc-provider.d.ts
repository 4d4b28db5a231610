// Its files are named one by one: the front door prints "Unsupported runtime" under Node 20, where it
// runs and all tests pass (decision 013).

declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider"
}

declare module "oidc-provider/lib/helpers/errors.js" {
  import { errors } from "oidc-provider"
  export = errors
}

declare module "oidc-provider/lib/helpers/interaction_policy/index.js" {
  import { interactionPolicy } from "oidc-provider"
  export = interactionPolicy
}

declare module "oidc-provider/lib/helpers/als.js" {
  import type { AsyncLocalStorage } from "node:async_hooks"

  /** What oidc-provider keeps the request under way in; its own types do not tell of it. */
  const storage: AsyncLocalStorage<unknown>
  export default storage
}
