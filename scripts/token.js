// Runs token.ts, which is TypeScript: `npm run -s token -- EMAIL PASSWORD [CODE]`.
import { register } from "tsx/esm/api"

register()
await import("./token.ts")
