/** What a file that the form has kept is called, for the form to say it again where it is not accepted. */
export function FileName({ id, name }: { id: string; name: string }) {
  return <input type="hidden" name={`_file.${id}`} value={name} />
}
