import { openPicture } from "../file-store/picture"

/** Drawn anew, and no larger than a screen shows it: nothing that was uploaded is handed on as it is. */
export const sitePicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  openPicture(bytes)
    .resize({ width: 960, height: 960, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
