import { forwardRef, type InputHTMLAttributes } from "react"

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Told of the files just chosen. */
  onChoose: (files: File[]) => void
  /** A file is there already, and named: with scripts, what the browser says of none is not shown. */
  isKept?: boolean
}

/** The browser's file input. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { onChoose, isKept, ...rest },
  ref,
) {
  return (
    <input
      ref={ref}
      {...rest}
      type="file"
      className={`${isKept ? "[@media(scripting:enabled)]:text-transparent " : ""}control cursor-pointer p-1 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-accent-soft file:px-3 file:py-1 file:font-medium file:text-accent`}
      onChange={(event) => onChoose(Array.from(event.currentTarget.files ?? []))}
    />
  )
})
