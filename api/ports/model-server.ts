/** Where a language model answers, by the interface that most of them speak. */
export interface ModelServer {
  /** Without a trailing slash; `/chat/completions` stands below it. */
  url: string
  model: string
  key: string
}
