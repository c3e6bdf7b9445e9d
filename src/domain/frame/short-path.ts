/** Distance by which a control point may be moved so that the `s` command can replace it. */
const SLACK = 1

/**
 * A path of one curve (`M`, then only `C`, then `Z`) and lines after it, in integers and with as few characters as possible: relative
 * coordinates, and no first control point where it mirrors the one before.
 */
export function shortPath(path: string): string {
  const [curve = '', ...lines] = path
    .replaceAll(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure))))
    .split('Z')
  const figures = (curve.match(/-?\d+/g) ?? []).map(Number)
  let [x = 0, y = 0] = figures
  let mirrored: [number, number] | null = null
  let last = ''
  let short = `M${tight([x, y])}`
  for (let at = 2; at < figures.length; at += 6) {
    const steps = figures.slice(at, at + 6).map((figure, index) => figure - (index % 2 === 0 ? x : y))
    const [dx = 0, dy = 0, beforeX = 0, beforeY = 0, toX = 0, toY = 0] = steps
    const isSmooth =
      mirrored !== null && Math.abs(mirrored[0] - dx) <= SLACK && Math.abs(mirrored[1] - dy) <= SLACK
    const command = isSmooth ? 's' : 'c'
    const text = tight(steps.slice(isSmooth ? 2 : 0))
    short += command === last ? text.replace(/^(?!-)/, ' ') : command + text
    last = command
    mirrored = [toX - beforeX, toY - beforeY]
    x += toX
    y += toY
  }
  return `${short}z${lines.join('Z').replaceAll(' -', '-')}`
}

const tight = (figures: readonly number[]): string => figures.join(' ').replaceAll(' -', '-')
