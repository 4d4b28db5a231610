/** The mark, a feather and the line it writes; the same as public/favicon.svg, in the theme's colours. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M25.9 4.9C16 4.3 9.2 9.3 8.8 17.8l-.1 2.2L20.9 9.5 11 21.3c8.7.3 14.8-5.6 14.9-16.4z" />
      <path d="M10 22.1 6.8 26.8h12" />
    </svg>
  )
}

/** The mark and the name, for the product's bars: `.logo-mark` and `.logo-wordmark` may be dressed by them. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span className="logo-wordmark">Plume</span>
    </>
  )
}
