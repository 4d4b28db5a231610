import { environment } from "../../../config/environment"

/**
 * Refuses whatever changes something and was not asked for by a page of ours. Remix's own check skips
 * resource routes and lets a missing Origin pass, and under plain `remix-serve` nobody stands in front.
 */
export function requireSameOrigin(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return
  const site = request.headers.get("Sec-Fetch-Site")
  const same = site
    ? site === "same-origin"
    : request.headers.get("Origin") === environment().origin
  if (!same) throw new Response("Forbidden", { status: 403 })
}
