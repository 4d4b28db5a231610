import type { BillPreview } from "#contract/bills"
import type { Problem } from "#contract/problem"

/** A picture for the script of a form; nothing where what is typed cannot be drawn yet. */
export function answerPreview(drawn: { data?: BillPreview; problem?: Problem } = {}): Response {
  if (!drawn.data) return new Response(null, { status: 422 })
  return new Response(drawn.data.svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  })
}
