const QUALITY = 0.92

/** Gives the shown pictures to the device as one file, two in a row, as they are seen. */
export async function savePictures(
  pictures: readonly HTMLCanvasElement[],
  isMirrored: boolean,
  name: string,
): Promise<void> {
  const [first] = pictures
  if (!first) return
  const { width, height } = first
  const columns = Math.min(2, pictures.length)
  const sheet = new OffscreenCanvas(width * columns, height * Math.ceil(pictures.length / columns))
  const context = sheet.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, sheet.width, sheet.height)
  for (const [at, picture] of pictures.entries()) {
    context.setTransform(1, 0, 0, 1, (at % columns) * width, Math.floor(at / columns) * height)
    if (isMirrored) context.transform(-1, 0, 0, 1, width, 0)
    context.drawImage(picture, 0, 0)
  }
  const address = URL.createObjectURL(await sheet.convertToBlob({ type: 'image/jpeg', quality: QUALITY }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.jpg`
  link.click()
  URL.revokeObjectURL(address)
}
