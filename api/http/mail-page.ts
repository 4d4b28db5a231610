/** How a message is shown alone, as mail programs show it: it runs nothing, and fetches nothing. */
export const mailPage = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  "X-Content-Type-Options": "nosniff",
}
