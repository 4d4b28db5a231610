export interface OutgoingMessage {
  to: string | string[]
  /** Copies that everybody sees. */
  cc?: string[]
  /**
   * Whom this attempt is for, where it is not everyone who is named above: those who have the message
   * already are left out, and hidden copies are named here only.
   */
  deliverTo?: string[]
  subject: string
  text: string
  html?: string
  /** Who it is from, before the installation's own address: "Camille Dupont". */
  senderName?: string
  replyTo?: string
  /** With its angle brackets; the same one on each attempt, so that no mailbox shows two. */
  messageId?: string
  /** The messages of the conversation before it, oldest first: programs show them as one. */
  references?: string[]
  /** Where a program says that its receiver wants no more of these, by one POST (RFC 8058). */
  unsubscribe?: string
  /** Of which words it was made, so that who reads it can be told: "supportAnswer", version 3. */
  template?: { purpose: string; version: number }
  /** Nobody wrote it: no program is to answer it by itself (RFC 3834). */
  automatic?: "replied" | "generated"
  attachments?: {
    filename: string
    contentType: string
    content: Uint8Array
    /** The name by which the HTML shows it: it is a picture in the message then. */
    cid?: string
  }[]
}

/** What a mail server said of one attempt. */
export interface Receipt {
  accepted: string[]
  /** Addresses that it will never take (5xx). The others may go through later (4xx, no connection). */
  refused: string[]
  /** Written down here, because there is no mail server: it reached nobody. */
  kept?: true
  /** It was cut off behind the whole message, before any answer: it may have arrived. */
  uncertain?: true
}

/**
 * Hands a message over once. It never throws for a mail server that refuses or is away: the receipt
 * says whom the message reached and who will never take it; the others may be tried again.
 */
export type MailTransport = (message: OutgoingMessage) => Promise<Receipt & { failure?: string }>
