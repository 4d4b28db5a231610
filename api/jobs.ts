import type { Database } from "../database/client"

/** What each kind of job is told. */
export interface JobData {
  /** Renders and keeps the PDF of a bill that was issued. */
  billDocument: { owner: string; billId: string }
  /** Sends one message. */
  billEmail: { owner: string; emailId: string }
}

/** Work that is done after the call that caused it, once, and again after a failure. */
export interface Jobs {
  /** Queues a job inside the transaction that causes it: rolled back together, or neither. */
  send<Name extends keyof JobData>(db: Database, name: Name, data: JobData[Name]): Promise<void>
}
