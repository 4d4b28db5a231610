/** What is left when the web tier cannot even draw its own error page; it needs nothing to be shown. */
export function failurePage(requestId: string | null): Response {
  const page = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Une erreur s’est produite – Plume</title>
<h1>Une erreur s’est produite</h1>
<p>La page n’a pas pu être affichée. Réessayez dans quelques instants.</p>
<p lang="en">An error occurred: the page could not be shown. Please try again later.</p>
<p><a href="/admin">Retour à l’accueil</a></p>
<p><small>${requestId ?? ""}</small></p>
`
  return new Response(page, {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  })
}
