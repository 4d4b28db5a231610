import { localeOf, textsIn } from "../language/locale.server"
import { errorText } from "./error-text"

/** Says a code, with what it is about, as a sentence. */
export type Translate = (error: string, otherwise?: string) => string

export async function translateFor({ request }: { request: Request }): Promise<Translate> {
  const texts = textsIn(await localeOf(request))
  return (error, otherwise) => errorText(texts, error, otherwise)
}
