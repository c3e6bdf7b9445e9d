/** Enough for the landmarks of a face and the edges of an iris. A photo of a phone has three times as much. */
const LONGEST_SIDE = 1600

/** Width and height with the same proportions and at most `longest` on the long side. Nothing is enlarged. */
export function fittedSize(width: number, height: number, longest: number = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height))
  const fitted = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: fitted(width), height: fitted(height) }
}

/**
 * A photo upright. Rejects for a file that the browser cannot read as a picture. It is scaled in a second step, because the size of a photo is known only
 * after reading and turning it.
 */
export async function readPicture(photo: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = fittedSize(whole.width, whole.height)
  if (width === whole.width && height === whole.height) return whole
  try {
    return await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  } finally {
    whole.close()
  }
}

/** What a video shows, not mirrored. On a canvas: Chromium without a graphics card makes no bitmap of a video itself. */
export function pictureOf(video: HTMLVideoElement): ImageBitmap {
  const { width, height } = fittedSize(video.videoWidth, video.videoHeight)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas for a picture of the camera')
  context.drawImage(video, 0, 0, width, height)
  return canvas.transferToImageBitmap()
}
