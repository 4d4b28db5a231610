/** The identity server's accounts, as far as administrators change them from here. */
export interface Accounts {
  /** Replaces the realm roles that Plume knows of; the next token says them. */
  setRoles(id: string, roles: readonly string[]): Promise<void>
  /** Makes a realm role that may then be given; one that is there already is fine. */
  addRole(name: string): Promise<void>
  removeRole(name: string): Promise<void>
  /** Has what the account holds refresh no token any more; who signs in anew gets others. */
  refuseRefresh(id: string): Promise<void>
  /** Removes the account: nobody signs in with it again. */
  remove(id: string): Promise<void>
}
