import type { OpenAPIHono } from "@hono/zod-openapi"
import type { Env } from "./context"
import { type ReferenceDocument, referencePage } from "./reference"

/** The API's own description: `/api/openapi.json`, and for people `/api/docs`. Both are public. */
export function describeApi(api: OpenAPIHono<Env>): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  })
  const description = { openapi: "3.1.0", info: { title: "Plume", version: "1.0.0" } }
  // Made at the first question, when every area is mounted, and kept.
  let made: ReturnType<typeof api.getOpenAPI31Document> | undefined
  const document = () => {
    made ??= api.getOpenAPI31Document({ ...description, security: [{ bearer: [] }] })
    return made
  }
  api.get("/openapi.json", (c) => c.json(document()))
  api.get("/docs", (c) =>
    c.html(referencePage(document() as unknown as ReferenceDocument), 200, {
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }),
  )
}
