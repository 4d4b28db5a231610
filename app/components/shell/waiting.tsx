/** Where lines of text will stand. They come too soon to be seen, unless the wait is real (shell.css). */
export function Waiting({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="palette-waiting">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <span key={row} />
      ))}
    </div>
  )
}
