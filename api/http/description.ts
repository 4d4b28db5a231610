import type { OpenAPIHono } from "@hono/zod-openapi"
import type { Env } from "./context"
import { referencePage } from "./reference"

/** The API's own description: `/api/openapi.json`, and for people `/api/docs`. Both are public. */
export function describe(api: OpenAPIHono<Env>): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  })
  let document: ReturnType<typeof describeAll> | undefined
  const describeAll = () =>
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: { title: "Plume", version: "1.0.0" },
      servers: [{ url: "/" }],
      security: [{ bearer: [] }],
    })
  api.get("/openapi.json", (c) => c.json((document ??= describeAll())))
  api.get("/docs", (c) =>
    c.html(referencePage((document ??= describeAll())), 200, {
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }),
  )
}
