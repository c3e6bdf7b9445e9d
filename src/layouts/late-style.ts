import flyout from '#components/navigation/flyout.css?inline'
import suggestions from '#components/search/suggestions.css?inline'
import print from '#styles/print.css?inline'

/** The style of what nobody sees at first. It stands after the content, so that the first paint does not wait for it. */
export const LATE_STYLE = [flyout, suggestions, print].join('\n')
