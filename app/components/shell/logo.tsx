/** The mark: a feather that has just written its line. It takes the accent around it. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M24.5 6.5C15.6 6.3 9.6 11.6 9.3 19.4L8 25.5h2.2l1.2-4.3c7.6.3 12.9-5 13.1-14.7z" />
      <path d="M11.4 21.2 19 12.5" />
    </svg>
  )
}

/** The mark and the name. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span className="wordmark">Plume</span>
    </>
  )
}
