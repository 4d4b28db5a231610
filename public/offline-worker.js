// What a page that cannot be had is answered with: a page of its own, that holds nothing of anyone's. Nothing else is
// kept or answered here, and a form that is posted stays the browser's, which can send it again.
const words = {
  fr: {
    title: "Hors connexion",
    text: "Cette page n’a pas pu être chargée : la connexion est coupée. Elle revient d’elle-même avec elle.",
    again: "Réessayer",
  },
  en: {
    title: "You are offline",
    text: "This page could not be loaded: there is no connection. It comes back by itself once there is.",
    again: "Try again",
  },
}

/** The page, in the language of its address, else of the browser. */
function offlinePage(url) {
  const language = new URL(url).searchParams.get("lang") ?? navigator.language
  const lang = language.startsWith("fr") ? "fr" : "en"
  const { title, text, again } = words[lang]
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="15">
<title>${title} – Plume</title>
<style>:root{color-scheme:light dark}body{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif}</style>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`
}

self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))
self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.mode !== "navigate" || request.method !== "GET") return
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  }
  event.respondWith(
    fetch(request).catch(() => new Response(offlinePage(request.url), { status: 503, headers })),
  )
})
