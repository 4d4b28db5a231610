/** How a page asks the identity server, in the browser, whether the session there is still the same. */
export interface StatusFrame {
  address: string
  /** What is sent to the frame, and only to it. */
  message: string
}
