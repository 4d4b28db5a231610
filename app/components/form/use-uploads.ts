import { useHref } from "@remix-run/react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type FileKind, sendFile } from "./send-file"

export const largestFile = 10 * 1024 * 1024

export interface Upload {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  /** Once it is stored. */
  id?: string
}

interface Uploads {
  uploads: Upload[]
  /** Takes what the input holds. */
  choose: (files: File[]) => void
  drop: (key: string) => void
}

/**
 * Files on their way ahead of the form. One that arrived leaves the input, and its id is sent in its place;
 * one that nobody answered for stays in it, and travels with the form as without scripts.
 */
export function useUploads(
  input: RefObject<HTMLInputElement>,
  target: string,
  { kind, multiple }: { kind: FileKind; multiple: boolean },
): Uploads {
  const { t } = useTranslation()
  const url = useHref(target)
  const [uploads, setUploads] = useState<Upload[]>([])
  const stops = useRef(new Map<string, () => void>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop()
    }
  }, [])
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const drop = (key: string) => {
    stops.current.get(key)?.()
    stops.current.delete(key)
    setUploads((all) => all.filter((each) => each.key !== key))
  }

  const send = async (key: string, file: File): Promise<boolean> => {
    const sending = sendFile(url, file, {
      name: file.name,
      kind,
      onProgress: (progress) => change(key, { progress }),
    })
    stops.current.set(key, sending.stop)
    const answer = await sending.done.catch(() => undefined)
    stops.current.delete(key)
    if (answer && "id" in answer) {
      change(key, { id: answer.id, progress: 1 })
      return true
    }
    drop(key)
    if (answer) refuse(input.current, answer.error)
    return false
  }
  const choose = async (files: File[]) => {
    refuse(
      input.current,
      files.some(({ size }) => size > largestFile) ? t("errors.fileTooBig") : "",
    )
    if (!multiple) for (const { key } of uploads) drop(key)
    if (files.length === 0 || files.some(({ size }) => size > largestFile)) return
    const begun = files.map((file) => ({ key: nextKey(), file, progress: 0 }))
    setUploads((all) => (multiple ? [...all, ...begun] : begun))
    const arrived = await Promise.all(begun.map(({ key, file }) => send(key, file)))
    const { current } = input
    if (arrived.every(Boolean) && current && sameFiles(current.files, files)) current.value = ""
    else if (multiple && current) {
      // Together they travel with the form: none twice.
      for (const { key } of begun) drop(key)
    }
  }
  return { uploads, choose: (files) => void choose(files), drop }
}

let keys = 0
const nextKey = () => `upload-${keys++}`

/** Says at the field, at once, what is wrong with the file; nothing, where it is right. */
function refuse(input: HTMLInputElement | null, error: string): void {
  input?.setCustomValidity(error)
  input?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
}

function sameFiles(now: FileList | null, then: File[]): boolean {
  return now?.length === then.length && then.every((file, at) => now[at] === file)
}
