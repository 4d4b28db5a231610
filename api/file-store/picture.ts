import sharp, { type Metadata } from "sharp"
import { HttpProblem } from "../http/problem"

/** A picture of more pixels is refused before it is decoded. */
const mostPixels = 50_000_000
/** What of a picture is in memory at once: thirty-two million pixels of three bytes. */
const mostHeld = 96_000_000

// One picture at a time is drawn: what the last one took is given back, and one core is left to others.
sharp.cache(false)
sharp.concurrency(1)

/** What cannot be read to its end in twenty seconds, or has more pixels than is sane, is no picture. */
export const openPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true }).timeout({
    seconds: 20,
  })

/** Refuses a picture that would take more memory than is sane, by its header (C46). */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new HttpProblem(415, "fileType")
    })
  if (header.width * header.height > mostPixels || bytesHeld(header) > mostHeld)
    throw new HttpProblem(422, "imageTooLarge")
}

const bytesOfSample: Record<string, number> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/**
 * The bytes that are decoded before the first row is whole. Rows come one by one where nothing is interlaced and
 * nothing is turned; a JPEG is then decoded small, and of a progressive one two bytes a sample are held.
 */
function bytesHeld(header: Metadata): number {
  const { width, height, channels, depth, format, isProgressive } = header
  if (format === "jpeg") {
    const samples = header.chromaSubsampling === "4:2:0" ? channels / 2 : channels
    return isProgressive ? width * height * samples * 2 : 0
  }
  const isWhole = isProgressive || (header.orientation ?? 1) > 1
  return isWhole ? width * height * channels * (bytesOfSample[depth] ?? 1) : 0
}
