/** What an operator can put right about copies; its message says all, in one sentence. */
export class BackupRefusal extends Error {
  override name = "BackupRefusal"
}
