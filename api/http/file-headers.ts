/** The headers of a file that is to be kept, or shown; nobody takes it for anything but its type. */
export const fileHeaders = (
  type: string,
  name: string,
  how: "attachment" | "inline" = "attachment",
) => ({
  "Content-Type": type,
  "Content-Disposition": `${how}; filename="${name}"`,
  "X-Content-Type-Options": "nosniff",
})

/** A file that a link opens: nobody's search finds it. */
export const privateFile = (type: string, name: string) => ({
  ...fileHeaders(type, name),
  "X-Robots-Tag": "noindex",
})
