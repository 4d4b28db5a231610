/** A long text, from Markdown that the server has made safe; styled by `.prose` in styles.css. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className="prose mt-8"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered without raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
