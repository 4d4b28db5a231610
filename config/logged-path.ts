const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isSecret = (part: string): boolean =>
  /^[\w-]{32,}$/.test(part) && /[A-Z]/.test(part) && !uuid.test(part)

/** A path as it may be written down: the secret of a private link, or of one that was mailed, stays out. */
export const loggedPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (isSecret(part) ? "…" : part))
    .join("/")
