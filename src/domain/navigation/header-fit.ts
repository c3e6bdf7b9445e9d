/** Widths for which the layout of the bar is computed, in CSS pixels: the breakpoints from `header` on. Spec §9. */
export const BAR_WIDTHS = [1140, 1280, 1440, 1680] as const
export type BarWidth = (typeof BAR_WIDTHS)[number]

export type BarFit = {
  /** From this width on the search is a field in the bar, below it an icon. */
  searchLineFrom: BarWidth
  /** For each label the width from which it is in the bar; below it the label is behind "more". */
  from: BarWidth[]
}

const MARGINS = 80
const LOGO_GAP = 56
const TOOLS = 4 * 44
const SEARCH_LINE = 244
const SEARCH_ICON = 44
const MORE = 90
const GAP = 28
/** Mean width of a letter at 16 px, with a margin: nothing in the bar may shrink or be cut off. */
const LETTER = 8.4

/** What of the navigation fits the bar at which width. The search becomes an icon first, then the last labels move to "more". */
export function fitBar(labels: readonly string[], logoWidth: number): BarFit {
  const fixed = MARGINS + logoWidth + LOGO_GAP + TOOLS
  const widthOf = (count: number) =>
    labels.slice(0, count).reduce((sum, label) => sum + label.length * LETTER + GAP, -GAP)
  const all = widthOf(labels.length)
  const widest = BAR_WIDTHS[3]
  const searchLineFrom =
    BAR_WIDTHS.find((width) => width >= 1280 && fixed + SEARCH_LINE + all <= width) ?? widest
  const from = labels.map((_, index) => {
    const needed = (width: number) => {
      const isAll = fixed + SEARCH_ICON + all <= width
      return fixed + SEARCH_ICON + (isAll ? all : widthOf(index + 1) + GAP + MORE)
    }
    return BAR_WIDTHS.find((width) => needed(width) <= width) ?? widest
  })
  return { searchLineFrom, from }
}
