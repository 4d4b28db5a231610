/** Someone who may sign in, whether they ever did or not. */
export interface Account {
  id: string
  username: string
  email: string | null
  name: string | null
  createdAt: Date
}

/** Who has an account. */
export interface AccountList {
  /** Another number than before says that someone came or went. */
  count(): Promise<number>
  /** All of them, in portions. */
  list(): AsyncIterable<Account[]>
  /** The realm roles that the next token will say; nothing where there is no such account. */
  rolesOf(id: string): Promise<string[] | undefined>
}

/** The identity server's accounts, as far as administrators change them from here. */
export interface Accounts {
  /** Replaces the realm roles that Plume knows of; the next token says them. */
  setRoles(id: string, roles: readonly string[]): Promise<void>
  /** Makes a realm role that may then be given; one that is there already is fine. */
  addRole(name: string): Promise<void>
  removeRole(name: string): Promise<void>
  /** Has what the account holds refresh no token any more; who signs in anew gets others. */
  refuseRefresh(id: string): Promise<void>
  /** Ends the sessions that were open at an instant; those that were opened since go on. */
  endSessions(id: string, openedUntil: Date): Promise<void>
  /** Removes the account: nobody signs in with it again. */
  remove(id: string): Promise<void>
  /** Missing where the identity server does not tell. */
  accountList?: AccountList
  /** Whether the address is confirmed by now, which a token may not say yet. */
  emailConfirmed?(id: string): Promise<boolean>
  /** Whether this is the account’s password; missing where the identity server does not tell. */
  passwordMatches?(id: string, password: string): Promise<boolean>
  /** What it keeps of the person, without secrets. */
  describe?(id: string): Promise<object | undefined>
}

/**
 * Whether messages may leave in this person's name: not before their own address is confirmed, where
 * there is a mail server, lest anyone write to the world as whoever they say they are.
 */
export async function mayWriteToOthers(
  parts: { sendsMail: boolean; accounts: Accounts | undefined },
  person: { id: string; emailConfirmed?: boolean },
): Promise<boolean> {
  if (!parts.sendsMail || person.emailConfirmed !== false) return true
  return (await parts.accounts?.emailConfirmed?.(person.id)) === true
}
