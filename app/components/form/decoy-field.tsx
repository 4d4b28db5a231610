/** Seen by programs only: a form whose `website` is filled in was not sent by a person. */
export function DecoyField() {
  return (
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="hidden"
    />
  )
}
