/** What a file is to be, which says what is asked for instead of a wrong one. */
export type FileKind = "file" | "image" | "statement"

export interface UploadTask {
  /** The id of the stored file, or the code of why it was refused; rejected where nobody answered. */
  done: Promise<{ id: string } | { error: string }>
  stop: () => void
}

/** Sends one file ahead of its form. `fetch` cannot tell how far it is. */
export function sendFile(
  url: string,
  file: Blob,
  options: { name: string; kind: FileKind; onProgress: (part: number) => void },
): UploadTask {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append(options.kind, file, options.name)
  const done = new Promise<{ id: string } | { error: string }>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) =>
      options.onProgress(total ? loaded / total : 0)
    request.onload = () => {
      const answer: unknown = request.response
      if (isAnswer(answer)) resolve(answer)
      else reject(new Error(`${request.status}`))
    }
    request.onerror = () => reject(new Error("offline"))
    request.onabort = () => reject(new Error("stopped"))
  })
  request.open("POST", url)
  request.responseType = "json"
  request.send(form)
  return { done, stop: () => request.abort() }
}

function isAnswer(answer: unknown): answer is { id: string } | { error: string } {
  return typeof answer === "object" && answer !== null && ("id" in answer || "error" in answer)
}
