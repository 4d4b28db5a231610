/** The asterisk of a required field; the `required` attribute says it to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" data-required="" className="text-danger">
      {" *"}
    </span>
  )
}
