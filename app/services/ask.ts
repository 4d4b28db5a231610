/**
 * Asks one of our own addresses for data, from code that came after the page. It fails where the answer
 * is a page: the session is over, and whoever asked then opens a page of its own, which leads to sign-in.
 */
export async function ask<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { signal, headers: { Accept: "application/json" } })
  const isData = answer.headers.get("Content-Type")?.startsWith("application/json")
  if (!answer.ok || !isData) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}
